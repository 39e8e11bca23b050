import type { Rated } from "../../../kit/game/advice";
import { inSlices, type Thinking } from "../../../kit/rules/policy";
import type { Choice } from "../../../kit/rules/rules";
import { legalMoves } from "../rules/chess/moves";
import { copyPosition } from "../rules/chess/playing";
import { manOf, type Move } from "../rules/chess/position";
import type { HeldCards, ShowdownOdds } from "../rules/odds";
import type { Action, Battle, Seen } from "../rules/state";
import { duelOf, eagernessIn } from "./duel";
import {
  chanceOfBet,
  compare,
  drawBoard,
  oddsByRank,
  rangesOf,
  showdownsOf,
  type Beliefs,
  type Showdowns,
} from "./betting";
import { randomOf } from "./luck";
import { after, afterFailure, chanceAfter, nodeOf, type Node } from "./replies";
import { CERTAIN, chanceOf, logOddsOf } from "./worth";

/** How many boards are drawn; fewer when less is still to come. */
const BOARDS = 43;
const BOARDS_ON_TURN = 40;
const BOARDS_ON_RIVER = 8;
/**
 * Both ends of the battle are weighed, each in parts: its moves are found, then judged. Then come the boards; then it is settled what to
 * believe, and every bet is weighed.
 */
const PARTS_OF_END = 4;
const ENDS = 2 * PARTS_OF_END;
const STEPS_A_BOARD = 2;
const BELIEVING = 3;

/** A position after the battle that is being weighed: its moves, and the chance that the best of those judged so far gives. */
interface End {
  node: Node;
  moves: readonly Move[];
  best: number;
}

/** A bet that is being chosen. */
interface Wager {
  seen: Seen;
  battle: Battle;
  showdowns: Showdowns;
  end: End | undefined;
  captured: number;
  held: number;
  odds: ShowdownOdds[];
  beliefs: Beliefs;
  rated: Rated<Action>[];
}

/** Rates every bet by the chance to win the game that it gives, after drawing many boards. */
export function wager<Answer>(
  seen: Seen,
  battle: Battle,
  cards: HeldCards,
  choices: readonly Choice<Action>[],
  decide: (rated: readonly Rated<Action>[]) => Answer,
): Thinking<Answer> {
  const random = randomOf(seen);
  const listed = choices.filter(({ amounts }) => amounts === undefined);
  const chosen: Wager = {
    seen,
    battle,
    showdowns: showdownsOf(cards),
    end: undefined,
    captured: 0,
    held: 0,
    odds: [],
    beliefs: { theirs: [], own: [], feared: [] },
    rated: [],
  };
  const believingFrom = ENDS + STEPS_A_BOARD * boardsFor(battle);
  const bettingFrom = believingFrom + BELIEVING;
  return inSlices(
    bettingFrom + listed.length,
    1,
    (index) => {
      if (index < ENDS) weighEnd(chosen, index);
      else if (index < believingFrom) {
        if (index % STEPS_A_BOARD === 0) drawBoard(chosen.showdowns, random);
        else compare(chosen.showdowns, random);
      } else if (index < bettingFrom) believe(chosen, index - believingFrom);
      else weighBet(chosen, listed[index - bettingFrom]?.action);
    },
    () => decide(chosen.rated),
  );
}

function weighEnd(chosen: Wager, step: number): void {
  const { battle, seen } = chosen;
  const { options } = seen;
  const part = step % PARTS_OF_END;
  const isCaptured = step < PARTS_OF_END;
  if (part === 0) {
    const node = isCaptured ? after(rootOf(seen), battle, options) : afterFailure(rootOf(seen));
    chosen.end = { node, moves: hasKing(node) ? legalMoves(node.position, options) : [], best: 0 };
    return;
  }
  if (chosen.end === undefined) return;
  judge(chosen.end, part);
  if (part < PARTS_OF_END - 1) return;
  const standing = standingAfter(chosen.end, battle);
  if (isCaptured) chosen.captured = standing;
  else chosen.held = standing;
}

/** Judges a part of the moves of an end, from 1. */
function judge(end: End, part: number): void {
  const { node, moves } = end;
  const each = moves.length / (PARTS_OF_END - 1);
  for (let index = Math.floor((part - 1) * each + 0.5); index < Math.floor(part * each + 0.5); index++) {
    const move = moves[index];
    if (move !== undefined) end.best = Math.max(end.best, chanceAfter(node, move));
  }
}

function believe({ battle, showdowns, odds, beliefs }: Wager, step: number): void {
  if (step === 0) for (const each of oddsByRank(showdowns, showdowns.counts)) odds.push(each);
  else if (step === 1) {
    const { theirs, own } = rangesOf(showdowns, odds, eagernessIn(battle));
    beliefs.theirs = theirs;
    beliefs.own = own;
  } else beliefs.feared = oddsByRank(showdowns, beliefs.own);
}

function weighBet(chosen: Wager, action: Action | undefined): void {
  if (action === undefined) return;
  const { seen, battle, captured, held, showdowns, beliefs } = chosen;
  const isAttacker = battle.toAct === "attacker";
  const duel = duelOf(seen, battle, isAttacker ? captured : held, isAttacker ? held : captured);
  chosen.rated.push({ action, value: chanceOfBet(duel, showdowns, beliefs, action) });
}

function boardsFor({ street }: Battle): number {
  if (street === "river") return BOARDS_ON_RIVER;
  return street === "turn" ? BOARDS_ON_TURN : BOARDS;
}

/** The position of the battle without the chips, which the betting moves. */
function rootOf({ position }: Seen): Node {
  return nodeOf(copyPosition(position), 0);
}

function hasKing({ position: { board, side } }: Node): boolean {
  return board.includes(manOf(side, "king"));
}

/** The log-odds for the player to act of a position after the battle, in which the defender's side moves next. */
function standingAfter({ node, moves, best }: End, battle: Battle): number {
  const sign = battle.toAct === "defender" ? 1 : -1;
  if (!hasKing(node)) return -sign * CERTAIN;
  return sign * logOddsOf(moves.length === 0 ? chanceOf(node.standing) : best);
}
