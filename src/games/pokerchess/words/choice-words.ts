import type { Amounts, Choice } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { toCall } from "../rules/battle/betting";
import { behind, otherRole } from "../rules/battle/roles";
import { rookMove, victimOf } from "../rules/chess/moves";
import { shapeOn, squareName, type Move, type Square } from "../rules/chess/position";
import { mostStaked } from "../rules/legality";
import { attackOdds } from "../rules/odds";
import type { Action, Battle, Offer, Seen } from "../rules/state";
import { generalOf } from "../rules/teams/roster";
import { battleOdds } from "./battle-odds";
import { formingWords } from "./forming-words";
import { chipCount, offerToViewer, timeValues } from "./names";
import { rebuyChips } from "./prompts";
import type { ChoiceWords } from "../../../kit/game/game-words";

/** The words of one choice: moves by piece with the attacks in front, bets, and asides. */
export function choiceWords(seen: Seen, { action, amounts }: Choice<Action>): ChoiceWords {
  switch (action.kind) {
    case "move":
      return moveWords(seen, action);
    case "promote":
      return chosen(text().PROMOTIONS[action.shape], "");
    case "retreat":
      return retreatWords(seen, action.to);
    case "stake":
      return stakeWords(seen, action.amount, amounts);
    case "rebuy":
    case "declineRebuy":
      return rebuyWords(seen, action.kind === "rebuy");
    case "fold":
    case "check":
    case "call":
    case "raise":
      return betWords(seen, action, amounts);
    default:
      return isAside(action) ? asideWords(seen, action, amounts) : formingWords(seen, action);
  }
}

function chosen(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.choice, tab: true, label, detail, odds: "" };
}

function moveWords(seen: Seen, move: Move): ChoiceWords {
  const { position } = seen;
  const shape = shapeOn(position.board, move.from);
  const victim = victimOf(position, move);
  if (victim !== undefined) return attackWords(seen, move, victim);
  const squares = { from: squareName(move.from), to: squareName(move.to) };
  const isCastling = rookMove(position, move) !== undefined;
  const label = isCastling ? text().CHOICES.castle : text().CHOICES.move;
  return {
    group: text().SHAPE_GROUPS[shape],
    tab: true,
    label: fill(label, { shape: text().SHAPE_TITLES[shape], ...squares }),
    detail: shape === "pawn" && isFarRow(move.to) ? text().CHOICES.promotes : "",
    odds: "",
  };
}

/** Whether a pawn that arrives here is promoted (PC-8.4). */
function isFarRow(square: Square): boolean {
  return square < 8 || square >= 56;
}

function attackWords(seen: Seen, move: Move, victim: Square): ChoiceWords {
  const { board } = seen.position;
  const chance = attackOdds(seen, move);
  return {
    group: text().GROUPS.attacks,
    tab: true,
    label: fill(text().CHOICES.attack, {
      shape: text().SHAPE_TITLES[shapeOn(board, move.from)],
      from: squareName(move.from),
      target: text().SHAPE_NAMES[shapeOn(board, victim)],
      to: squareName(victim),
    }),
    detail: victim === move.to ? "" : fill(text().CHOICES.inPassing, { to: squareName(move.to) }),
    odds: chance === undefined ? "" : fill(text().CHOICES.attackOdds, { chance: percent(chance) }),
  };
}

function retreatWords({ battle }: Seen, to: Square): ChoiceWords {
  const square = squareName(to);
  return battle?.from === to
    ? chosen(fill(text().CHOICES.back, { square }), text().CHOICES.backDetail)
    : chosen(fill(text().CHOICES.retreat, { square }), "");
}

function stakeWords(seen: Seen, amount: number, amounts: Amounts | undefined): ChoiceWords {
  if (amounts !== undefined) {
    return chosen(text().CHOICES.stakeAnother, fill(text().CHOICES.amounts, { ...amounts }));
  }
  const left = fill(text().CHOICES.left, { left: mostStaked(seen) - amount });
  return chosen(amount === 0 ? text().CHOICES.stakeNothing : fill(text().CHOICES.stake, { amount }), left);
}

function rebuyWords(seen: Seen, buys: boolean): ChoiceWords {
  const { phase } = seen;
  if (phase.kind !== "rebuy") return chosen("", "");
  const { seat, forSide } = phase;
  if (!buys) {
    const words = chosen(text().CHOICES.declineRebuy, forSide ? text().CHOICES.sideLoses : "");
    return { ...words, rank: "last" };
  }
  return chosen(fill(text().CHOICES.rebuy, { chips: chipCount(rebuyChips(seen, seat, forSide)) }), "");
}

type Bet = Extract<Action, { kind: "fold" | "check" | "call" | "raise" }>;

/** The words of what a contestant may do (PC-7.3), with the chance to win where nothing more is put in than is asked. */
function betWords(seen: Seen, action: Bet, amounts: Amounts | undefined): ChoiceWords {
  const { battle } = seen;
  if (battle === undefined) return bet("", "");
  switch (action.kind) {
    case "fold":
      return { ...bet(text().BETS.fold, lossOf(battle)), rank: "last" };
    case "check":
      return { ...bet(text().BETS.check, ""), odds: oddsOf(seen, battle), rank: "first" };
    case "call":
      return callWords(seen, battle);
    case "raise":
      return amounts === undefined ? raiseWords(seen, battle, action.amount) : openWords(battle, amounts);
  }
}

function bet(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.bet, tab: true, label, detail, odds: "" };
}

/** What a fold costs in addition to chips (PC-7.6, PC-8.1). */
function lossOf({ toAct, defender }: Battle): string {
  if (toAct === "attacker") return text().BETS.foldAttacker;
  return fill(text().BETS.foldDefender, { target: text().SHAPE_NAMES[defender.shape] });
}

function callWords(seen: Seen, battle: Battle): ChoiceWords {
  const stack = behind(seen, battle, battle.toAct);
  const chips = Math.min(toCall(battle, battle.toAct), stack);
  const left = stack - chips;
  const words =
    left === 0
      ? bet(fill(text().BETS.callAllIn, { chips }), "")
      : bet(fill(text().BETS.call, { chips }), fill(text().CHOICES.left, { left }));
  return { ...words, odds: oddsOf(seen, battle) };
}

/** A bet is an opening raise: nothing is there to be raised (PC-7.3). */
function isOpening(battle: Battle): boolean {
  return battle[otherRole(battle.toAct)].street === 0;
}

function raiseWords(seen: Seen, battle: Battle, amount: number): ChoiceWords {
  const chips = toCall(battle, battle.toAct) + amount;
  const left = behind(seen, battle, battle.toAct) - chips;
  if (isOpening(battle)) {
    return left === 0
      ? bet(fill(text().BETS.betAllIn, { amount }), "")
      : bet(fill(text().BETS.bet, { amount }), fill(text().CHOICES.left, { left }));
  }
  const label = fill(left === 0 ? text().BETS.raiseAllIn : text().BETS.raise, { amount });
  return bet(label, fill(text().BETS.puts, { chips, left }));
}

function openWords(battle: Battle, amounts: Amounts): ChoiceWords {
  const label = isOpening(battle) ? text().BETS.betAnother : text().BETS.raiseAnother;
  return bet(label, fill(text().CHOICES.amounts, { ...amounts }));
}

function oddsOf(seen: Seen, battle: Battle): string {
  const chance = battleOdds(seen, battle[battle.toAct].seat);
  return chance === undefined ? "" : fill(text().BETS.odds, { chance: percent(chance) });
}

/** Asides of the decision that is due, and the answers to them. */
const ASIDE_KINDS = [
  "forfeit",
  "offer",
  "acceptOffer",
  "declineOffer",
  "callClock",
  "proposeTime",
  "acceptTime",
  "declineTime",
  "shareEqually",
  "declineSharing",
] as const;
type Aside = Extract<Action, { kind: (typeof ASIDE_KINDS)[number] }>;

/** Whether an action is none of the decision that is due. */
function isAside(action: Action): action is Aside {
  const kinds: readonly string[] = ASIDE_KINDS;
  return kinds.includes(action.kind);
}

/** The words of asides. Answers come first, the rest is under tabs. */
function asideWords(seen: Seen, action: Aside, amounts: Amounts | undefined): ChoiceWords {
  const { ASIDES } = text();
  switch (action.kind) {
    case "forfeit":
      return aside("ending", ASIDES.forfeit, ASIDES.forfeitDetail);
    case "offer":
      if (amounts === undefined) return aside("ending", ASIDES.draw, payment(seen, action));
      return aside(
        "ending",
        fill(ASIDES.offer, { player: seatMark(generalOf(seen, action.payer)) }),
        fill(text().CHOICES.amounts, { ...amounts }),
      );
    case "acceptOffer":
      return reply(ASIDES.acceptOffer, offered(seen));
    case "declineOffer":
      return reply(ASIDES.declineOffer, "");
    case "callClock":
      return aside("clock", ASIDES.callClock, ASIDES.callClockDetail);
    case "proposeTime":
      return aside("clock", fill(ASIDES.proposeTime, timeValues(action.change)), ASIDES.proposeTimeDetail);
    case "acceptTime":
      return reply(ASIDES.acceptTime, proposedTime(seen));
    case "declineTime":
      return reply(ASIDES.declineTime, "");
    case "shareEqually":
      return aside("sharing", ASIDES.shareEqually, ASIDES.shareDetail);
    case "declineSharing":
      return aside("sharing", ASIDES.declineSharing, ASIDES.declineSharingDetail);
  }
}

function aside(group: "ending" | "clock" | "sharing", label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS[group], label, detail, odds: "", rank: "aside" };
}

function reply(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "", rank: "reply" };
}

/** Who would pay how much. */
function offered(seen: Seen): string {
  const offer = offerToViewer(seen);
  return offer === undefined ? "" : payment(seen, offer);
}

function payment(seen: Seen, { payer, amount }: Offer): string {
  if (amount === 0) return text().ASIDES.paysNothing;
  return fill(text().ASIDES.pays, { player: seatMark(generalOf(seen, payer)), amount });
}

function proposedTime({ timeOffer }: Seen): string {
  return timeOffer === undefined ? "" : fill(text().ASIDES.timeDetail, timeValues(timeOffer.change));
}
