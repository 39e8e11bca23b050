import { inSlices, type Thinking } from "../../../kit/policy";
import type { Random } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import { copyPosition } from "../chess/playing";
import { manOf } from "../chess/position";
import type { HeldCards } from "../odds";
import type { GameOptions } from "../options";
import type { Action, Battle, Seen } from "../state";
import { eagernessIn } from "./battling";
import { beliefsOf, chanceOfBet, type Beliefs } from "./betting";
import { duelOf, type Duel } from "./duel";
import { after, afterFailure, bestOf, nodeOf, repliesIn, type Node } from "./replies";
import { compareAll, compareOwn, showdownsOf } from "./showdowns";
import { CERTAIN, logOddsOf } from "./worth";

/** How many boards are drawn; fewer when less is still to come. */
const BOARDS = 60;
const BOARDS_ON_TURN = 40;
const BOARDS_ON_RIVER = 8;
/** Before the boards both ends of the battle are weighed, after them what to believe; then every choice takes a step. */
const STEPS_BEFORE = 2;
const STEPS_A_BOARD = 2;

/** Chooses the bet that gives the best chance to win the game, after drawing many boards. */
export function wager(
  seen: Seen,
  battle: Battle,
  cards: HeldCards,
  choices: readonly Choice<Action>[],
  random: Random,
): Thinking<Action> {
  const listed = choices.filter(({ amounts }) => amounts === undefined);
  const showdowns = showdownsOf(cards);
  const believeAt = STEPS_BEFORE + STEPS_A_BOARD * boardsFor(battle);
  let captured = 0;
  let held = 0;
  let duel: Duel | undefined;
  let beliefs: Beliefs | undefined;
  let best: Action = { kind: "fold" };
  let most = -1;
  return inSlices(
    believeAt + 1 + listed.length,
    1,
    (index) => {
      const action = listed[index - believeAt - 1]?.action;
      if (index === 0) captured = standingAfter(after(rootOf(seen), battle, seen.options), battle, seen.options);
      else if (index === 1) held = standingAfter(afterFailure(rootOf(seen)), battle, seen.options);
      else if (index < believeAt) {
        if (index % STEPS_A_BOARD === 0) compareOwn(showdowns, random);
        else compareAll(showdowns, random);
      } else if (index === believeAt) {
        const isAttacker = battle.toAct === "attacker";
        duel = duelOf(seen, battle, isAttacker ? captured : held, isAttacker ? held : captured);
        beliefs = beliefsOf(showdowns, eagernessIn(battle));
      } else if (action !== undefined && duel !== undefined && beliefs !== undefined) {
        const chance = chanceOfBet(duel, showdowns, beliefs, action);
        if (chance <= most) return;
        most = chance;
        best = action;
      }
    },
    () => best,
  );
}

function boardsFor({ street }: Battle): number {
  if (street === "river") return BOARDS_ON_RIVER;
  return street === "turn" ? BOARDS_ON_TURN : BOARDS;
}

/** The position of the battle without the chips, which the betting moves. */
function rootOf({ position }: Seen): Node {
  return nodeOf(copyPosition(position), 0);
}

/** The log-odds for whoever is to act of a position after the battle, in which the defender's side moves next. */
function standingAfter(node: Node, battle: Battle, options: GameOptions): number {
  const sign = battle.toAct === "defender" ? 1 : -1;
  const { board, side } = node.position;
  if (!board.includes(manOf(side, "king"))) return -sign * CERTAIN;
  return sign * logOddsOf(bestOf(repliesIn(node, options), node));
}
