import { FULL_DECK } from "../../../kit/cards";
import { inSlices, type Thinker, type Thinking } from "../../../kit/policy";
import { strengthOf } from "../../../kit/poker/strength";
import type { Random } from "../../../kit/random";
import { below } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import type { ChessShape } from "../../../kit/scene";
import { legalMoves } from "../chess/moves";
import { copyPosition } from "../chess/playing";
import type { Move, Position } from "../chess/position";
import { holeOdds, typeOdds } from "../odds";
import { holderOf } from "../clock";
import { ownerOfDecision } from "../decider";
import type { Action, Battle, Seen } from "../state";
import type { GameOptions } from "../options";
import { toCall } from "../battle/betting";
import { acceptsOffer, arrange } from "./arrangements";
import { attackIn } from "./attacks";
import { after, afterFailure, nodeOf, type Node } from "./replies";
import { restlessnessIn } from "./restlessness";

/** What a chess piece is worth in chips. */
const CHIPS: Record<ChessShape, number> = { king: 40, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

/** The chips to call at which a risk begins to count twice. */
const CAREFREE = 4;

/** Plays chess by what can be captured right now, and poker by equity against pot odds. */
export const sensible: Thinker<Seen, Action> = (seen, choices, random) => {
  const arranged = arrange(seen, choices);
  if (arranged !== undefined) return () => arranged;
  const only = choices[0]?.action ?? { kind: "fold" };
  if (choices.length === 1) return () => only;
  if (only.kind === "acceptOffer") return () => ({ kind: acceptsOffer(seen, 0.5) ? "acceptOffer" : "declineOffer" });
  const { phase, battle } = seen;
  if (phase.kind === "move") return moving(seen, choices, random);
  if (phase.kind === "bet" && battle !== undefined) {
    return () => betting(seen, battle, choices);
  }
  return () => only;
};

/** How many chips an improvement of the position by 1 in log-odds is worth. */
const PLACES = 4;
/** How often what can be attacked next is lost. */
const LOST = 0.5;

/** Weighs every move by what it wins on average, by where it puts the piece, and by what the opponent can attack then. */
function moving(seen: Seen, choices: readonly Choice<Action>[], random: Random): Thinking<Action> {
  // Whoever chooses for a late opponent chooses the worst (PC-10.3).
  const sign = holderOf(seen) === ownerOfDecision(seen) ? 1 : -1;
  const root = nodeOf(copyPosition(seen.position), 0);
  const restlessness = restlessnessIn(seen);
  let best: Action = choices[0]?.action ?? { kind: "fold" };
  let most = -1000;
  return inSlices(
    choices.length,
    1,
    (index) => {
      const action = choices[index]?.action;
      if (action?.kind !== "move") return;
      const value = sign * valueOf(root, seen, action) + (CHIPS.king * restlessness * below(random, 100)) / 100;
      if (value <= most) return;
      most = value;
      best = action;
    },
    () => best,
  );
}

function valueOf(root: Node, { options, privateCard }: Seen, move: Move): number {
  const attack = attackIn(root.position, move);
  if (attack === undefined) {
    const next = after(root, move, options);
    return (-next.standing - root.standing) * PLACES - LOST * threatIn(next.position, options);
  }
  const { attacker, target } = attack;
  const won = privateCard === undefined ? 0.5 : typeOdds(attacker, target, privateCard).win;
  return won * CHIPS[target] - 1 - LOST * threatIn(afterFailure(root).position, options);
}

/** The best that the side to move can attack, in chips. */
function threatIn(position: Position, options: GameOptions): number {
  let most = 0;
  for (const move of legalMoves(position, options)) {
    const attack = attackIn(position, move);
    if (attack !== undefined) most = Math.max(most, CHIPS[attack.target]);
  }
  return most;
}

function betting(seen: Seen, battle: Battle, choices: readonly Choice<Action>[]): Action {
  const equity = equityOf(seen, battle);
  const missing = toCall(battle, battle.toAct);
  const prize = battle.pot + CHIPS[battle.defender.shape];
  const raises = choices.filter(({ action, amounts }) => action.kind === "raise" && amounts === undefined);
  const caution = 1 + missing / CAREFREE;
  if (missing > 0 && equity * prize < (1 - equity) * missing * caution) return { kind: "fold" };
  if (equity > 0.75) return raises[2]?.action ?? stay(choices);
  if (equity > 0.6) return raises[1]?.action ?? stay(choices);
  return stay(choices);
}

function stay(choices: readonly Choice<Action>[]): Action {
  return choices.find(({ action }) => action.kind === "call")?.action ?? { kind: "check" };
}

function equityOf({ privateCard, downCard }: Seen, { attacker, defender, toAct, community }: Battle): number {
  const isAttacker = toAct === "attacker";
  const match = isAttacker ? attacker.match : defender.match;
  const opposing = isAttacker ? defender.match : attacker.match;
  const hidden = isAttacker ? privateCard : downCard;
  if (match === undefined || opposing === undefined || hidden === undefined) return 0.5;
  if (community.length === 0) {
    const { win, tie } = holeOdds(match, hidden, opposing);
    return win + tie / 2;
  }
  const own = strengthOf(community.concat([match, hidden]));
  let won = 0;
  let all = 0;
  const known: Record<string, boolean> = { [match]: true, [opposing]: true, [hidden]: true };
  for (const card of community) known[card] = true;
  for (const card of FULL_DECK) {
    if (known[card] === true) continue;
    all++;
    const theirs = strengthOf(community.concat([opposing, card]));
    won += own > theirs ? 1 : own === theirs ? 0.5 : 0;
  }
  return won / all;
}
