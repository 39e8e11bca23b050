export const HINTS = {
  aceHeld: "While you hold an Ace, nothing can be captured (RS-6.3).",
  handFull: "While you hold the {held}, nothing else can be captured (RS-5.7).",
  aided: "An enemy that is beaten with help cannot be captured (RS-5.7).",
  leftover: "A leftover enemy blocks the way until it is beaten: {enemies} (RS-4.3).",
};
