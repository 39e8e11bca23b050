import type { Ending } from "../../state";

export const TITLE = "Pokerchess";
export const HOOK = "Chess in which you win every capture in a hand of poker.";

/** What whoever decides is asked. */
export const PROMPTS = {
  division: "Team 1: {first}. Team 2: {second}. Accept, move somebody, or have captains elected.",
  captains: "Approve everybody you want as a captain, then cast your ballot. The two winners pick the teams.",
  draft: "You are captain of team {team}: pick a player. Still free: {free}.",
  consent:
    "Who should be General of team {team} and move its pieces? If you all name the same player, it is settled.",
  ballot: "No agreement: approve everybody you want as General of team {team}, then cast your ballot.",
  runoff: "Runoff: should {first} or {second} be General of team {team}?",
  assigning:
    "You are General. Assign pieces to your team: their owners fight their battles. The rest stay yours.",
  move: "Your private card is {card}. Move a piece, or attack: a hand of poker decides the capture.",
  moveForLate:
    "{player} is out of time: choose any legal move for {player}. If it is an attack, {player} fights it.",
  stake:
    "{fighter} fights for your side with {own}. Stake some of your {chips}? You get your share of what is left back.",
  rebuySide: "Your side has no chips left. Buy {chips} to play on, or lose the game.",
  rebuyMember: "You have no chips left. Buy {chips}, or fight without chips.",
  promote: "The pawn on {square} is promoted. What does it become?",
  retreat: "The attack on {square} has failed. Where does your {shape} retreat to?",
  promoteForLate: "{player} is out of time: choose what the pawn on {square} becomes.",
  retreatForLate: "{player} is out of time: choose where the {shape} retreats to.",
  offer: "{player} offers to end the game: {pays}. Accept, or decline and play on.",
  timeOffer: "{player} proposes from the next decision on: {option}, {value}. Accept or decline.",
};

/** What a contestant is asked whose turn to bet it is: the battle, the cards, the price. */
export const BATTLE_PROMPTS = {
  attacker: "Your {shape} attacks the {target} on {square}. {hand} {price}",
  defender: "The {shape} on {from} attacks your {target} on {square}. {hand} {price}",
  hole: "You hold {cards}.",
  holeAndHand: "You hold {cards}: {hand}.",
  check: "Pot {pot}: check or bet?",
  option: "Pot {pot}: check or raise?",
  call: "Pot {pot}, {toCall} to call: fold, call or raise?",
  callOnly: "Pot {pot}, {toCall} to call: fold or call?",
};

/** What everybody reads while chance decides or open cards are looked at. */
export const LOOKING = {
  drawShuffle: "Shuffling for the draw: the higher card plays the white pieces.",
  drawn:
    "{first} draws {firstCard}, {second} draws {secondCard}: {player} plays the white pieces and moves first.",
  turnShuffle: "Shuffling. Then {player} gets a private card.",
  sought:
    "Match cards: {attackerCard} for the {shape}, {defenderCard} for the {target}. Next, {defender} gets a hidden card.",
  soughtInVain:
    "The deck ran out before both pieces had a match card. The rest is shuffled, and the search continues.",
  seekShuffle: "Shuffling the rest. The search for a match card continues.",
  battleShuffle: "Shuffling. Then {defender} gets a hidden card.",
  showdown: "{attacker}: {attackerHand}. {defender}: {defenderHand}. {outcome}",
  over: "The game is over.",
};

/** What comes of a showdown. */
export const OUTCOMES = {
  attacker: "{attacker} wins {pot}: the {shape} captures the {target}.",
  defender: "{defender} wins {pot}: the attack has failed.",
  hold: "A tie: {pot} is split, and the attack has failed.",
  capture: "A tie: {pot} is split, and the {shape} captures the {target}.",
};

/** The same where nobody could bet (PC-7.9). */
export const CHIPLESS_OUTCOMES = {
  attacker: "{attacker} wins: the {shape} captures the {target}.",
  defender: "{defender} wins: the attack has failed.",
  hold: "A tie: the attack has failed.",
  capture: "A tie: the {shape} captures the {target}.",
};

/** What everybody else reads meanwhile. */
export const WAITING = {
  division: "The others are deciding on the teams. Team 1: {first}. Team 2: {second}.",
  captains: "The others are voting. Two captains will be elected.",
  draft: "{player} is picking for team {team}. Still free: {free}.",
  generals: "The teams are choosing their Generals.",
  assigning: "The Generals are assigning pieces to their teams.",
  move: "{player} to move or attack.",
  moveForLate: "{late} is out of time, so {player} chooses the move.",
  stake: "{player} is deciding on a stake for {fighter}.",
  bet: "{player} to act. Pot {pot}, {toCall} to call.",
  betFreely: "{player} to act. Pot {pot}, nothing to call.",
  rebuy: "{player} has no chips left and may buy more.",
  promote: "{player} is choosing what the pawn on {square} becomes.",
  retreat: "{player} is choosing where the {shape} retreats to.",
};

/** The state of the game in a line. */
export const STATUS = {
  beforePlay: "{stacks} · deck {deck}",
  turn: "{stacks} · turn {turn} · deck {deck}",
  battle: "{stacks} · pot {pot} · turn {turn} · deck {deck}",
  stack: "{player} {chips}",
  side: "{side} pieces: {stacks}",
  separator: " · ",
};

/** What a seat alone knows; told to that seat, or to spectators after its name. */
export const OWN = {
  private: "private card: {card}",
  down: "hidden card: {card}",
  withHand: "{own} ({hand})",
};

/** How a game ended. */
export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  king: { headline: "{winner} wins!", sentence: "{loser}'s king was captured on turn {turn}. {stacks}" },
  chips: { headline: "{winner} wins!", sentence: "{loser} has no chips left after turn {turn}. {stacks}" },
  forfeit: { headline: "{winner} wins!", sentence: "{loser} resigned on turn {turn}. {stacks}" },
  "no-move": { headline: "{winner} wins!", sentence: "{loser} had no legal move on turn {turn}. {stacks}" },
  agreed: {
    headline: "Ended by agreement",
    sentence: "Both sides agreed to end the game on turn {turn}. {stacks}",
  },
  blocked: { headline: "A draw", sentence: "Neither side had a legal move. {stacks}" },
  "quiet-limit": { headline: "A draw", sentence: "{quiet} turns in a row without an attack. {stacks}" },
  "turn-limit": { headline: "A draw", sentence: "The limit of {limit} turns is reached. {stacks}" },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Battles {battles} · captures {captures} · showdowns {showdowns} · folds {folds}";
