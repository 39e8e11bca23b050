import { advisor } from "../../src/games/pokerchess/policies/advisor";
import type { HintReason } from "../../src/games/pokerchess/policies/reasons";
import { compareHands } from "../../src/games/pokerchess/rules/battle/showdown";
import { shapeOfCard } from "../../src/games/pokerchess/rules/deck";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { hints } from "../../src/games/pokerchess/words/hint-words";
import { isSameChoice } from "../../src/kit/game/advice";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import { below, seeded, shuffled, type Random } from "../../src/kit/data/random";
import type { Choice, Seat } from "../../src/kit/rules/rules";
import type { ChessShape } from "../../src/kit/game/scene";
import { expectPresent, expectTrue } from "../support/expect";
import { isChance, isMost, reasonCheck, type Said, type Truths } from "../support/reasons";
import { SCALE } from "../support/scale";
import { displace } from "./duels";
import { anyOptions, playRandomly } from "./random-games";

/** How many positions have their reasons checked, and in how many games with any options and people. */
const POSITIONS = 500 * SCALE;
const ODD_GAMES = 100 * SCALE;
/** How many at most until each reason has been given: which positions come up depends on all options that there are. */
const MOST_GAMES = 10 * ODD_GAMES;
/** How many deals tell how often a hand wins while more cards come than can all be dealt, and how near they come to it. */
const DEALS = 250;
const NEAR = 0.16;
const NEAR_ON_AVERAGE = 0.02;
/** By how much one move may be worth less than another and be as good, and from which turn without an attack on by more. */
const AS_GOOD = 0.0005;
const PATIENT = 10;
const RESTLESS = 0.005;
/** Of the moves and bets of the games with any options one in so many is checked. */
const COMMON = 25;

type Position = Said<State, Action, HintReason>;

const chance = seeded(6);
/** By how much chances that were told differed from those of other deals. */
const off = { chance: 0, of: 0 };

function after({ state, seat }: Position, action: Action): State {
  const next = copy(state);
  rules.act(next, seat, action);
  return next;
}

/** The choices of whoever decides next, once the cards are shuffled. */
function choicesAfter(state: State): readonly Choice<Action>[] {
  for (let waiting = rules.waiting(state); waiting.kind === "chance"; waiting = rules.waiting(state))
    rules.resolve(state, drawOutcome(waiting.chance, chance));
  const waiting = rules.waiting(state);
  return waiting.kind === "decisions" ? waiting.decisions.flatMap(({ choices }) => choices) : [];
}

function sideToMove(state: State): "white" | "black" {
  return state.position.side;
}

function otherThan(side: "white" | "black"): "white" | "black" {
  return side === "white" ? "black" : "white";
}

/** What a side attacks in a position, by the choices that the rules would give it: the squares from and to, and what is there. */
function attacks(state: State, side: "white" | "black"): { from: number; to: number; shape: ChessShape }[] {
  const turned = copy(state);
  turned.position.side = side;
  turned.position.enPassant = -1;
  turned.phase = { kind: "move" };
  turned.battle = undefined;
  turned.offers = {};
  turned.timeOffer = undefined;
  turned.timer.elapsed = 0;
  return choicesAfter(turned).flatMap(({ action, rule }) => {
    const shape = action.kind === "move" ? shapeAt(turned, action.to) : undefined;
    return rule !== "PC-4.4" || action.kind !== "move" || shape === undefined
      ? []
      : [{ from: action.from, to: action.to, shape }];
  });
}

const SHAPES: Record<string, ChessShape | undefined> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};
const VALUES: Record<ChessShape, number> = { king: 40, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

function shapeAt({ position }: State, square: number): ChessShape | undefined {
  return SHAPES[(position.board[square] ?? "").toLowerCase()];
}

/** What the opponent of the side to move could attack now, and after the best move. */
function before({ state }: Position): ReturnType<typeof attacks> {
  return attacks(state, otherThan(sideToMove(state)));
}

function then(said: Position): ReturnType<typeof attacks> {
  return attacks(after(said, said.best), otherThan(sideToMove(said.state)));
}

function isQuiet({ state, best }: Position): boolean {
  return best.kind === "move" && shapeAt(state, best.to) === undefined;
}

/** Whether the best choice is worth as much as any, but for what counts as none. */
function isAsGood({ advice: { ranking, rated = ranking }, best }: Position, by = AS_GOOD): boolean {
  const own = rated.find(({ action }) => isSameChoice(action, best))?.value ?? 0;
  return rated.every(({ value = 0 }) => value <= own + by);
}

/** How often the cards of the seat that bets win and tie, and whether that is exact. */
function showdowns({ state, seat }: Position): { win: number; tie: number; isExact: boolean } {
  const battle = expectPresent(state.battle);
  const isAttacker = battle.toAct === "attacker";
  const seen = rules.seen(state, seat);
  const hidden = expectPresent(isAttacker ? seen.privateCard : seen.downCard);
  const own = [expectPresent(battle[battle.toAct].match), hidden];
  const match = expectPresent(battle[isAttacker ? "defender" : "attacker"].match);
  const { community } = battle;
  const unseen = FULL_DECK.filter(
    (card) => !own.includes(card) && card !== match && !community.includes(card),
  );
  const missing = 5 - community.length;
  let [wins, ties, all] = [0, 0, 0];
  const count = (board: Card[], down: Card): void => {
    const winner = compareHands(board, own, [match, down]);
    all++;
    if (winner === "attacker") wins++;
    else if (winner === "tie") ties++;
  };
  if (missing <= 1) {
    for (const down of unseen) {
      for (const card of missing === 0 ? [down] : unseen)
        if (missing === 0) count(community, down);
        else if (card !== down) count(community.concat([card]), down);
    }
  } else {
    for (let deal = 0; deal < DEALS; deal++) {
      const [down, ...board] = shuffled(chance, unseen).slice(0, missing + 1);
      count(community.concat(board), expectPresent(down));
    }
  }
  return { win: wins / all, tie: ties / all, isExact: missing <= 1 };
}

/** Whether a chance that was told is that of a recount. */
function isCounted(told: number | undefined, counted: number, isExact: boolean): boolean {
  if (told === undefined) return false;
  if (isExact) return isChance(told, counted);
  off.chance += told - counted;
  off.of++;
  return Math.abs(told - counted) < NEAR;
}

function tellsWin(said: Position): boolean {
  const { win, isExact } = showdowns(said);
  return isCounted(said.advice.odds, win, isExact);
}

function tellsShare(said: Position): boolean {
  const { win, tie, isExact } = showdowns(said);
  return isCounted(said.advice.odds, win + tie / 2, isExact);
}

/** Which part of the pot a call costs, by the rules. */
function price(said: Position): number {
  const { state, seat } = said;
  const next = after(said, { kind: "call" });
  const pot = next.battle?.pot ?? next.last?.pot ?? 0;
  return (expectPresent(state.stacks[seat]) - expectPresent(next.stacks[seat])) / pot;
}

function canBe({ choices }: Position, kind: Action["kind"]): boolean {
  return choices.some(({ action }) => action.kind === kind);
}

function isPriced(said: Position): boolean {
  return canBe(said, "call") && tellsShare(said) && isChance(said.advice.without, price(said));
}

function isEnough({ advice: { odds = 0, without = 1 } }: Position): boolean {
  return odds >= without;
}

/** The battle that the best move begins, to its end: the one side folds when it is asked, the other one never. */
function fought(said: Position, folds: "attacker" | "defender"): State {
  const next = after(said, said.best);
  while (next.battle !== undefined && next.phase.kind !== "over") {
    const waiting = rules.waiting(next);
    if (waiting.kind === "chance") rules.resolve(next, drawOutcome(waiting.chance, chance));
    if (waiting.kind !== "decisions") continue;
    const { seat, choices } = expectPresent(awaited(waiting.decisions));
    const isFolding = next.phase.kind === "bet" && next.battle.toAct === folds;
    rules.act(next, seat, expectPresent(choices[next.phase.kind === "bet" && !isFolding ? 1 : 0]).action);
  }
  return next;
}

/** How often an attack wins, if the cards are dealt as PC-6 says. */
function attackWins({ state, seat, best }: Position): number {
  if (best.kind !== "move") return 0;
  const hidden = expectPresent(rules.seen(state, seat).privateCard);
  const attacker = shapeAt(state, best.from);
  const target = shapeAt(state, best.to);
  let wins = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const deck = shuffled(
      chance,
      FULL_DECK.filter((card) => card !== hidden),
    );
    const match = expectPresent(deck.find((card) => shapeOfCard(card) === attacker));
    const opposing = expectPresent(deck.find((card) => card !== match && shapeOfCard(card) === target));
    // All but these are shuffled again (PC-6.6).
    const others = deck.filter((card) => card !== match && card !== opposing);
    const [down, ...board] = shuffled(chance, others).slice(0, 6);
    const winner = compareHands(board, [match, hidden], [opposing, expectPresent(down)]);
    if (winner === "attacker") wins++;
  }
  return wins / DEALS;
}

function teamOf({ teams }: State, seat: Seat): readonly Seat[] {
  return expectPresent(teams.find((members) => members.includes(seat)));
}

/** Whether every member of a team has pieces of its own but the General, who has the rest. */
function areAllArmed(state: State, seat: Seat): boolean {
  const { phase } = state;
  if (phase.kind !== "assigning") return false;
  const team = state.teams.findIndex((members) => members.includes(seat));
  const owners = Object.values(expectPresent(phase.given[team]));
  return teamOf(state, seat)
    .slice(1)
    .every((member) => owners.includes(member));
}

/** The squares that a piece could go to from where a pawn is promoted. */
function reach({ state, seat }: Position, shape: "queen" | "rook" | "bishop"): number[] {
  const next = copy(state);
  const { phase } = state;
  rules.act(next, seat, { kind: "promote", shape });
  next.position.side = state.position.side;
  next.phase = { kind: "move" };
  return choicesAfter(next).flatMap(({ action }) =>
    action.kind === "move" && phase.kind === "promote" && action.from === phase.square ? [action.to] : [],
  );
}

/** Which part of the chips of both Generals is the seat's after the offer is accepted. */
function sharedOut(said: Position): number {
  const { state, seat } = said;
  const next = after(said, { kind: "acceptOffer" });
  const generals = state.teams.map((members) => expectPresent(members[0]));
  let all = 0;
  for (const general of generals) all += expectPresent(next.stacks[general]);
  return expectPresent(next.stacks[seat]) / all;
}

function stackAfterStake(said: Position): number {
  const { state, best } = said;
  const role = state.phase.kind === "stake" ? state.phase.role : "attacker";
  const side = role === "attacker" ? sideToMove(state) : otherThan(sideToMove(state));
  const team = side === "white" ? state.whiteTeam : 1 - state.whiteTeam;
  const general = expectPresent(state.teams[team]?.[0]);
  const amount = best.kind === "stake" ? best.amount : 0;
  return expectPresent(state.stacks[general]) - amount;
}

/** Options with which fighters run out of chips of their own, and may buy more. */
const POOR_MEMBERS = { realMoney: true, memberRebuy: true, teamChips: "perPerson", startingChips: 3 };

/** When each reason is true. */
const TRUE: Truths<State, Action, HintReason> = {
  fold: (said) => said.best.kind === "fold" && isPriced(said) && !isEnough(said),
  foldLost: (said) => {
    const { win, tie } = showdowns(said);
    return said.best.kind === "fold" && win === 0 && tie === 0;
  },
  foldStrong: (said) => said.best.kind === "fold" && isPriced(said) && isEnough(said) && isMost(said),
  foldFree: (said) => said.best.kind === "fold" && canBe(said, "check") && tellsWin(said) && isMost(said),
  call: (said) => said.best.kind === "call" && isPriced(said) && isEnough(said),
  callKing: (said) =>
    said.best.kind === "call" && after(said, { kind: "fold" }).phase.kind === "over" && tellsWin(said),
  callPiece: (said) => {
    const { state, advice, best } = said;
    const victim = state.battle === undefined ? undefined : shapeAt(state, state.battle.victim);
    return best.kind === "call" && isPriced(said) && !isEnough(said) && victim === advice.thing;
  },
  check: (said) => said.best.kind === "check" && isMost(said) && tellsWin(said),
  raise: (said) => isRaise(said) && (said.advice.odds ?? 0) > 0.5,
  bluff: (said) => isRaise(said) && (said.advice.odds ?? 1) <= 0.5,
  agree: ({ state, best }) => {
    const next = copy(state);
    for (let seat = 0; seat < next.people; seat++) rules.act(next, seat, { kind: "agree" });
    return best.kind === "agree" && next.phase.kind !== "division" && next.phase.kind !== "captains";
  },
  cast: (said) => {
    const { phase } = said.state;
    const next = after(said, said.best).phase;
    if (phase.kind !== "captains" || next.kind !== "captains") return said.best.kind === "cast";
    const ballot = next.ballots[said.seat];
    return (
      ballot?.cast === true &&
      ballot.approved.length === expectPresent(phase.ballots[said.seat]).approved.length
    );
  },
  anyone: ({ best }) => best.kind === "pick" || best.kind === "nominate" || best.kind === "vote",
  split: (said) =>
    said.best.kind === "split" &&
    !areAllArmed(said.state, said.seat) &&
    areAllArmed(after(said, said.best), said.seat),
  ready: ({ state, seat, best }) => best.kind === "ready" && areAllArmed(state, seat),
  promote: (said) => {
    const squares = reach(said, "queen");
    const others = reach(said, "rook").concat(reach(said, "bishop"));
    return (
      said.best.kind === "promote" &&
      said.best.shape === "queen" &&
      others.every((square) => squares.includes(square))
    );
  },
  stake: (said) =>
    said.best.kind === "stake" &&
    said.state.battle?.defender.shape !== "king" &&
    said.advice.amount === stackAfterStake(said),
  stakeKing: (said) =>
    said.best.kind === "stake" && said.state.battle?.defender.shape === "king" && stackAfterStake(said) === 0,
  rebuy: ({ state, seat, best }) => best.kind === "rebuy" && state.stacks[seat] === 0,
  rebuySide: (said) =>
    said.best.kind === "rebuy" && after(said, { kind: "declineRebuy" }).phase.kind === "over",
  time: ({ best }) => best.kind === "acceptTime",
  acceptOffer: (said) =>
    said.best.kind === "acceptOffer" && isChance(said.advice.odds, sharedOut(said)) && isEnough(said),
  declineOffer: (said) =>
    said.best.kind === "declineOffer" && isChance(said.advice.odds, sharedOut(said)) && !isEnough(said),
  late: (said) => {
    const { kind } = said.best;
    return isLate(said) && (kind === "move" || kind === "promote" || kind === "retreat");
  },
  attack: (said) => {
    const { state, advice, best } = said;
    if (best.kind !== "move" || shapeAt(state, best.to) !== advice.thing) return false;
    const next = fought(said, "attacker");
    const isLost = next.last?.winner === "attacker";
    const isThere = !next.taken.some(({ id }) => id === state.men[best.from]);
    return (isLost || isThere) && isCounted(advice.odds, attackWins(said), false);
  },
  attackKing: (said) => {
    const { best, advice } = said;
    if (best.kind !== "move" || shapeAt(said.state, best.to) !== "king") return false;
    // Nobody can fold where there is nothing to bet.
    const { phase, last } = fought(said, "defender");
    const isWon = phase.kind === "over" || last?.winner !== "attacker";
    return isWon && isCounted(advice.odds, attackWins(said), false);
  },
  promotes: (said) => after(said, said.best).phase.kind === "promote",
  kingSafe: (said) =>
    isQuiet(said) &&
    before(said).some(({ shape }) => shape === "king") &&
    then(said).every(({ shape }) => shape !== "king"),
  save: (said) => {
    const { state, advice, best } = said;
    if (best.kind !== "move" || !isQuiet(said) || shapeAt(state, best.from) !== advice.thing) return false;
    return before(said).some(({ to }) => to === best.from) && then(said).every(({ to }) => to !== best.to);
  },
  threat: (said) => {
    const { state, advice, best } = said;
    const own = sideToMove(state);
    const shape = best.kind === "move" ? shapeAt(state, best.from) : undefined;
    if (best.kind !== "move" || shape === undefined || !isQuiet(said)) return false;
    const known = attacks(state, own).filter(({ from }) => from === best.from);
    return attacks(after(said, best), own).some(
      (next) =>
        next.from === best.to &&
        next.shape === advice.thing &&
        VALUES[next.shape] > VALUES[shape] &&
        known.every(({ to }) => to !== next.to),
    );
  },
  nothing: (said) => isQuiet(said) && then(said).length === 0,
  variety: (said) => {
    const { quiet } = said.state;
    const by = AS_GOOD + RESTLESS * (quiet - PATIENT);
    return isQuiet(said) && quiet > PATIENT && said.advice.amount === quiet && isAsGood(said, by);
  },
  exposed: (said) => {
    const targets = then(said);
    const most = Math.max(...targets.map(({ shape }) => VALUES[shape]));
    return (
      isQuiet(said) &&
      isAsGood(said) &&
      targets.some(({ shape }) => shape === said.advice.thing && VALUES[shape] === most)
    );
  },
  retreatSafe: (said) => {
    const { state, advice, best } = said;
    const next = after(said, best);
    const to = best.kind === "retreat" ? best.to : -1;
    const foes = attacks(next, otherThan(sideToMove(state)));
    return shapeAt(next, to) === advice.thing && foes.every((attack) => attack.to !== to);
  },
  retreat: (said) => said.best.kind === "retreat" && isAsGood(said),
};

/** Whether a seat chooses for the other side, which is to move. */
function isLate({ state, seat }: Pick<Position, "state" | "seat">): boolean {
  const team = sideToMove(state) === "white" ? state.whiteTeam : 1 - state.whiteTeam;
  return state.teams[team]?.[0] !== seat;
}

function isRaise(said: Position): boolean {
  return (
    said.best.kind === "raise" &&
    tellsWin(said) &&
    choicesAfter(after(said, said.best)).some(({ action }) => action.kind === "fold")
  );
}

/** A game for two with few pieces left, some of them pawns about to arrive, in which kings stand in the open. */
function sparse(random: Random): State {
  const state = rules.start({ turnLimit: 60 }, 2);
  choicesAfter(state);
  const { board } = state.position;
  state.quiet = below(random, 2 * PATIENT);
  for (let square = 0; square < 64; square++) {
    if (shapeAt(state, square) === "king" || below(random, 3) === 0) continue;
    board[square] = "";
    state.men[square] = "";
  }
  for (let square = 8; square < 56; square++) {
    if (board[square] === "P" && board[square + 40] === "") displace(state, square, square + 40);
    if (board[square] === "p" && board[square - 40] === "") displace(state, square, square - 40);
  }
  return state;
}

describe("The reasons of the hints of Pokerchess", () => {
  it("are true where they are given", () => {
    // The advisor as it is, for its reading as chances makes all moves alike.
    const check = reasonCheck({ rules, hints: { ...hints, advisor }, truths: TRUE });
    const random = seeded(32);
    let games = 0;
    check.games(POSITIONS, random, () => {
      games++;
      return games % 2 === 0 ? sparse(random) : rules.start({ turnLimit: 60 }, 2);
    });
    const isDone = (game: number): boolean => game >= ODD_GAMES && check.missing().length === 0;
    for (let game = 0; game < MOST_GAMES && !isDone(game); game++) {
      const people = 2 + below(random, 4);
      const options = game % 4 === 0 ? { ...anyOptions(random), ...POOR_MEMBERS } : anyOptions(random);
      playRandomly(random, options, people, { asides: 60, late: 60 }, (state, decisions) => {
        for (const { seat, choices } of decisions) {
          const kind = choices[0]?.action.kind;
          const isCommon = (kind === "move" && !isLate({ state, seat })) || kind === "fold";
          // What a seat sees does not tell whose it is: of two offers at once nobody can say which is meant.
          if (kind === "acceptOffer" && state.offers.white !== undefined && state.offers.black !== undefined)
            continue;
          if (choices.length > 1 && (!isCommon || below(random, COMMON) === 0))
            check.decision(state, seat, choices);
        }
        return undefined;
      });
    }
    check.expectAllGiven();
    const mean = off.chance / off.of;
    expectTrue(Math.abs(mean) < NEAR_ON_AVERAGE, `${mean} off in ${off.of} counts`);
  });
});
