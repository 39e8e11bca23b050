import type { Rated } from "../../../kit/advice";
import { inSlices, type Thinking } from "../../../kit/policy";
import type { Random } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import { copyPosition } from "../rules/chess/playing";
import { manOf } from "../rules/chess/position";
import type { HeldCards, ShowdownOdds } from "../rules/odds";
import type { GameOptions } from "../rules/options";
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
import { after, afterFailure, bestOf, nodeOf, repliesIn, type Node } from "./replies";
import { CERTAIN, logOddsOf } from "./worth";

/** How many boards are drawn; fewer when less is still to come. */
const BOARDS = 43;
const BOARDS_ON_TURN = 40;
const BOARDS_ON_RIVER = 8;
/** Both ends of the battle are weighed, then the boards; then it is settled what to believe, and every bet is weighed. */
const ENDS = 2;
const STEPS_A_BOARD = 2;
const BELIEVING = 3;

/** A bet that is being chosen. */
interface Wager {
  seen: Seen;
  battle: Battle;
  showdowns: Showdowns;
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
  random: Random,
  decide: (rated: readonly Rated<Action>[]) => Answer,
): Thinking<Answer> {
  const listed = choices.filter(({ amounts }) => amounts === undefined);
  const chosen: Wager = {
    seen,
    battle,
    showdowns: showdownsOf(cards),
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
  if (step === 0) chosen.captured = standingAfter(after(rootOf(seen), battle, options), battle, options);
  else chosen.held = standingAfter(afterFailure(rootOf(seen)), battle, options);
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

/** The log-odds for the player to act of a position after the battle, in which the defender's side moves next. */
function standingAfter(node: Node, battle: Battle, options: GameOptions): number {
  const sign = battle.toAct === "defender" ? 1 : -1;
  const { board, side } = node.position;
  if (!board.includes(manOf(side, "king"))) return -sign * CERTAIN;
  return sign * logOddsOf(bestOf(repliesIn(node, options), node));
}
