import { must } from "../../../../kit/data/must";
import type { Seat } from "../../../../kit/rules/rules";
import { declareAttack } from "../chess/playing";
import { otherSide, shapeOn, squareName, type Move, type Side, type Square } from "../chess/position";
import { burn, seek } from "../deck";
import type { Event } from "../events";
import { ROLES, type Battle, type Contestant, type Role, type State } from "../state";
import { addChips, needsStake, stackOf } from "../teams/chips";
import { fighterOf, generalOf } from "../teams/roster";
import { behind, sideOfRole } from "./roles";

/** Declares an attack (PC-6.1); in teams the Generals are asked for stakes before it begins (PC-6.2). */
export function attack(state: State, move: Move, victim: Square, events: Event[]): void {
  const { side } = state.position;
  const battle: Battle = {
    from: move.from,
    to: move.to,
    victim,
    attacker: contestant(state, side, move.from),
    defender: contestant(state, otherSide(side), victim),
    chipless: false,
    pot: 0,
    street: "preflop",
    toAct: "defender",
    community: [],
  };
  declareAttack(state.position, move.from);
  state.battle = battle;
  state.last = undefined;
  state.quiet = 0;
  state.counts.battles++;
  events.push({
    kind: "attacked",
    seat: battle.attacker.seat,
    shape: battle.attacker.shape,
    from: squareName(move.from),
    to: squareName(move.to),
    target: battle.defender.shape,
  });
  askForStakes(state, ROLES, events);
}

function contestant(state: State, side: Side, square: Square): Contestant {
  const seat: Seat = fighterOf(state, side, must(state.men[square], "a square of the chess board"));
  const shape = shapeOn(state.position.board, square);
  return { seat, shape, stake: 0, own: stackOf(state, seat), street: 0, total: 0, acted: false };
}

/** Asks the first of these that has to decide about a stake; the battle begins when nobody has to (PC-12.14). */
function askForStakes(state: State, roles: readonly Role[], events: Event[]): void {
  const role = roles.find((each) => needsStake(state, each));
  if (role === undefined) begin(state, events);
  else state.phase = { kind: "stake", role };
}

/** The General hands this many chips to the fighter for this battle (PC-12.14). */
export function stake(state: State, amount: number, events: Event[]): void {
  const { battle, phase } = state;
  if (battle === undefined || phase.kind !== "stake") return;
  const { role } = phase;
  const general = generalOf(state, sideOfRole(state, role));
  battle[role].stake = amount;
  addChips(state, general, -amount);
  addChips(state, battle[role].seat, amount);
  events.push({ kind: "staked", seat: general, to: battle[role].seat, chips: amount });
  askForStakes(state, role === "attacker" ? ["defender"] : [], events);
}

/** Posts the blind unless there is nothing to bet (PC-6.3, PC-7.9), and seeks the match cards. */
function begin(state: State, events: Event[]): void {
  const battle = must(state.battle, "a battle that begins");
  battle.chipless = ROLES.some((role) => behind(state, battle, role) === 0);
  const { attacker } = battle;
  if (battle.chipless) events.push({ kind: "noBetting", seat: attacker.seat });
  else {
    putIn(state, battle, "attacker", 1);
    events.push({ kind: "blindPosted", seat: attacker.seat });
  }
  burn(state);
  seek(state, events);
}

/** A contestant puts chips into the pot. */
export function putIn(state: State, battle: Battle, role: Role, chips: number): void {
  const contestant = battle[role];
  addChips(state, contestant.seat, -chips);
  contestant.street += chips;
  contestant.total += chips;
  battle.pot += chips;
}
