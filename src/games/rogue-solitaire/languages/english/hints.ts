export const HINTS = {
  aceHeld: "You can't capture while you hold an Ace (RS-6.3).",
  handFull: "You can't capture while you hold the {held} (RS-5.7).",
  aided: "You can't capture an enemy you beat with help (RS-5.7).",
  leftover: "Leftover enemies block the way until you beat them: {enemies} (RS-4.3).",
};
