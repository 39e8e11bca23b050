import type { Card } from "../../../kit/data/cards";
import { inSlices, type Thinking } from "../../../kit/rules/policy";
import type { Move } from "../rules/chess/position";
import type { GameOptions } from "../rules/options";
import {
  after,
  afterFailure,
  attackIn,
  bestOf,
  chanceOfAttack,
  repliesIn,
  type Node,
  type Reply,
} from "./replies";

/** A position after a move, with the opponent's replies; `chance` is the opponent's. */
interface Branch {
  node: Node;
  replies: Reply[];
  chance: number;
}

/** A move to choose from, and where it leads if it is quiet or succeeds. */
interface Candidate {
  move: Move;
  branch: Branch;
}

/** Moves that are weighed against each other. */
interface Weighing {
  root: Node;
  options: GameOptions;
  /** The private card, if the player who thinks knows it. */
  privateCard: Card | undefined;
  candidates: Candidate[];
  /** What every attack leads to that fails. */
  repelled: Branch;
  /** The positions that are looked at more closely. */
  closer: Branch[];
  /** In the one that is looked at now, the chance of the best answer to an attack that fails. */
  answer: number;
}

/** How many positions are looked at more closely, and how many replies in each. */
const CLOSER = 5;
const REPLIES = 6;
/** Before the replies, a step to put them in order and one for what follows an attack that fails. */
const BEFORE_REPLIES = 2;
const STEPS_CLOSER = BEFORE_REPLIES + REPLIES;

/**
 * Weighs moves in slices: the opponent's best reply to every move by pieces, places and chips, and one's own best answer to
 * the best replies to the most promising moves. Decides by the chance to win that each move gives the player who makes it.
 * @param privateCard undefined for somebody who does not know it
 */
export function lookAhead<Action>(
  root: Node,
  options: GameOptions,
  moves: readonly Move[],
  privateCard: Card | undefined,
  decide: (chances: readonly number[]) => Action,
): Thinking<Action> {
  const repelled = branchOf(afterFailure(root));
  const weighing: Weighing = { root, options, privateCard, candidates: [], repelled, closer: [], answer: 0 };
  const closerFrom = moves.length + 1;
  return inSlices(
    closerFrom + 1 + CLOSER * STEPS_CLOSER,
    1,
    (index) => {
      const move = moves[index - 1];
      if (index === 0) weigh(repelled, options);
      else if (move !== undefined) weighing.candidates.push(candidateOf(root, options, move));
      else if (index === closerFrom) weighing.closer = mostPromising(weighing);
      else lookCloser(weighing, index - closerFrom - 1);
    },
    () => decide(weighing.candidates.map((candidate) => chanceIn(weighing, candidate))),
  );
}

function branchOf(node: Node): Branch {
  return { node, replies: [], chance: 0 };
}

function weigh(branch: Branch, options: GameOptions): void {
  branch.replies = repliesIn(branch.node, options);
  branch.chance = bestOf(branch.replies, branch.node);
}

function candidateOf(root: Node, options: GameOptions, move: Move): Candidate {
  const branch = branchOf(after(root, move, options));
  if (attackIn(root.position, move)?.target !== "king") weigh(branch, options);
  return { move, branch };
}

/** The chance that a move gives the player who makes it. */
function chanceIn({ root, repelled, privateCard }: Weighing, { move, branch }: Candidate): number {
  const attack = attackIn(root.position, move);
  const won = 1 - branch.chance;
  return attack === undefined ? won : chanceOfAttack(attack, privateCard, won, 1 - repelled.chance);
}

/** The positions after the most promising moves, and that after an attack that fails. */
function mostPromising(weighing: Weighing): Branch[] {
  const best: (Reply & { branch: Branch })[] = [];
  for (const candidate of weighing.candidates) {
    const { move, branch } = candidate;
    if (branch.replies.length === 0) continue;
    const each = { move, branch, chance: chanceIn(weighing, candidate) };
    let place = best.length;
    for (let before = best[place - 1]; before !== undefined && byChance(each, before) < 0;) {
      place--;
      before = best[place - 1];
    }
    best.splice(place, 0, each);
    if (best.length === CLOSER) best.pop();
  }
  return [weighing.repelled].concat(best.map(({ branch }) => branch));
}

/** From the best to the worst; equal ones in the order of their squares, because every Lua sorts them in an order of its own. */
function byChance(a: Reply, b: Reply): number {
  if (a.chance !== b.chance) return b.chance - a.chance;
  return a.move.from === b.move.from ? a.move.to - b.move.to : a.move.from - b.move.from;
}

/** Takes one of the steps in which some positions are looked at more closely. */
function lookCloser(weighing: Weighing, step: number): void {
  const branch = weighing.closer[Math.floor(step / STEPS_CLOSER)];
  if (branch === undefined) return;
  const { node, replies } = branch;
  const place = step % STEPS_CLOSER;
  if (place === 0) {
    replies.sort((a, b) => byChance(a, b));
    branch.chance = 0;
  } else if (place === 1) weighing.answer = answerTo(afterFailure(node), weighing.options);
  const reply = replies[place - BEFORE_REPLIES];
  if (reply !== undefined) branch.chance = Math.max(branch.chance, chanceOfReply(weighing, node, reply.move));
}

/** The chance that a reply gives the player who makes it, with the best answer to it. */
function chanceOfReply({ options, answer }: Weighing, node: Node, move: Move): number {
  const attack = attackIn(node.position, move);
  if (attack?.target === "king") return chanceOfAttack(attack, undefined, 1, 1 - answer);
  const won = 1 - answerTo(after(node, move, options), options);
  return attack === undefined ? won : chanceOfAttack(attack, undefined, won, 1 - answer);
}

function answerTo(node: Node, options: GameOptions): number {
  return bestOf(repliesIn(node, options), node);
}
