import type { Ending } from "../../state";

export const TITLE = "Pokerchess";
export const HOOK = "Chess in which every capture has to be won as a hand of poker.";

/** What whoever decides is asked. */
export const PROMPTS = {
  division: "Team 1: {first}. Team 2: {second}. Accept, put somebody elsewhere, or have captains elected.",
  captains:
    "Approve everybody you would have as a captain, then cast your ballot. Two are elected, and choose teams.",
  draft: "You are captain of team {team}: take somebody. Still free: {free}.",
  consent:
    "Who is to be General of team {team} and move its pieces? If you all name the same one, it is settled.",
  ballot: "No agreement: approve all you would have as General of team {team}, then cast your ballot.",
  runoff: "Runoff: is {first} or {second} to be General of team {team}?",
  assigning:
    "You are General. Give pieces to your team: their owners fight their battles. The rest stay yours.",
  move: "Your private card is {card}. Move a piece, or attack: a capture is fought out as a poker hand.",
  moveForLate:
    "{player} is late: choose the move for {player}, any legal one. An attack is {player}'s to fight.",
  stake:
    "{fighter} fights for your side with {own}. Stake some of your {chips}? Your share of what is left comes back.",
  rebuySide: "Your side has no chips left. Buy {chips} to play on, or lose the game.",
  rebuyMember: "You have no chips left. Buy {chips}, or fight your battles without.",
  promote: "The pawn on {square} has gone all the way. What does it become?",
  retreat: "The attack on {square} has failed. Where does your {shape} retreat to?",
  promoteForLate: "{player} is late: choose what the pawn on {square} becomes.",
  retreatForLate: "{player} is late: choose where the {shape} retreats to.",
  offer: "{player} offers to end the game: {pays}. Accept, or decline and play on.",
  timeOffer: "{player} proposes for the decisions to come: {option}, {value}. Accept or decline.",
};

/** What a contestant is asked whose turn to bet it is: the battle, the cards, the price. */
export const BATTLE_PROMPTS = {
  attacker: "Your {shape} attacks the {target} on {square}. {hand} {price}",
  defender: "Your {target} on {square} is attacked by the {shape} on {from}. {hand} {price}",
  hole: "You hold {cards}.",
  holeAndHand: "You hold {cards}: {hand}.",
  check: "Pot {pot}: check or bet?",
  option: "Pot {pot}: check or raise?",
  call: "Pot {pot}, {toCall} to call: fold, call or raise?",
  callOnly: "Pot {pot}, {toCall} to call: fold or call?",
};

/** What everybody reads while chance decides or open cards are looked at. */
export const LOOKING = {
  drawShuffle: "The deck is shuffled for the draw: the higher card plays the white pieces.",
  drawn:
    "{first} draws {firstCard}, {second} draws {secondCard}: {player} plays the white pieces and moves first.",
  turnShuffle: "The deck is shuffled, then {player} gets a private card.",
  sought:
    "A card for each piece: {attackerCard} for the {shape}, {defenderCard} for the {target}. Then {defender} gets a hidden card.",
  soughtInVain:
    "The deck ran out before both pieces had a card. The rest is shuffled, and the search goes on.",
  seekShuffle: "The rest of the cards is shuffled, and the search for a match card goes on.",
  battleShuffle: "The deck is shuffled, then {defender} gets a hidden card.",
  showdown: "{attacker}: {attackerHand}. {defender}: {defenderHand}. {outcome}",
  over: "The game is over.",
};

/** What comes of a showdown. */
export const OUTCOMES = {
  attacker: "{attacker} wins {pot}: the {shape} takes the {target}.",
  defender: "{defender} wins {pot}: the attack has failed.",
  hold: "A tie: each takes half of {pot}, and the attack has failed.",
  capture: "A tie: each takes half of {pot}, and the {shape} takes the {target}.",
};

/** The same where nobody could bet (PC-7.9). */
export const CHIPLESS_OUTCOMES = {
  attacker: "{attacker} wins: the {shape} takes the {target}.",
  defender: "{defender} wins: the attack has failed.",
  hold: "A tie: the attack has failed.",
  capture: "A tie: the {shape} takes the {target}.",
};

/** What everybody else reads meanwhile. */
export const WAITING = {
  division: "The others decide about the teams. Team 1: {first}. Team 2: {second}.",
  captains: "The others cast their ballots. Two captains will be elected.",
  draft: "{player} takes somebody into team {team}. Still free: {free}.",
  generals: "The teams choose their Generals.",
  assigning: "The Generals give the pieces to their teams.",
  move: "{player} has a private card and moves or attacks.",
  moveForLate: "{late} is late, so {player} chooses the move.",
  stake: "{player} decides about a stake for {fighter}.",
  bet: "{player} decides. Pot {pot}, {toCall} to call.",
  betFreely: "{player} decides. Pot {pot}, nothing to call.",
  rebuy: "{player} has no chips left and decides whether to buy more.",
  promote: "{player} decides what the pawn on {square} becomes.",
  retreat: "{player} decides where the {shape} retreats to.",
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
  king: { headline: "{winner} wins!", sentence: "{loser}'s king was captured in turn {turn}. {stacks}" },
  chips: { headline: "{winner} wins!", sentence: "{loser} has no chips left after turn {turn}. {stacks}" },
  forfeit: { headline: "{winner} wins!", sentence: "{loser} gave up in turn {turn}. {stacks}" },
  "no-move": { headline: "{winner} wins!", sentence: "{loser} had no legal move in turn {turn}. {stacks}" },
  agreed: { headline: "Ended by agreement", sentence: "Both sides ended the game in turn {turn}. {stacks}" },
  blocked: { headline: "A draw", sentence: "Neither side had a legal move. {stacks}" },
  "quiet-limit": { headline: "A draw", sentence: "{quiet} turns in a row without an attack. {stacks}" },
  "turn-limit": { headline: "A draw", sentence: "{limit} turns are over. {stacks}" },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Battles {battles} · captures {captures} · showdowns {showdowns} · folds {folds}";
