import { isCard, type Card } from "../../../kit/data/cards";
import type { Chance, Outcome } from "../../../kit/rules/chance";
import { courseOf } from "../../../kit/rules/course";
import { oneOf, variants } from "../../../kit/data/decode";
import type { Result, Rules, Seat } from "../../../kit/rules/rules";
import { endBattle } from "./aftermath";
import { assignSplit, awaitRoll, cleave, declareRage, diceFor, faceOff, resolveAttempt } from "./attack";
import { bossesSlain } from "./board";
import { check, choices, type AnyReason, type Reason } from "./legality";
import { OPTIONS, readOptions } from "./options";
import { deal, newGame, resumeRefill } from "./setup";
import { ATTACKERS, BOSSES, MOBS, TARGETS, type Action, type Event, type Seen, type State } from "./state";

const mob = oneOf(MOBS);
const weapon = oneOf(ATTACKERS);

/** An action from outside (CVD-10), or undefined if it is none: of a place that there is not, or a boss's blow against a mob. */
const parse = variants<Action>({
  calm: {},
  rage: {},
  face: { target: oneOf(TARGETS), weapon },
  cleave: { first: mob, second: mob, weapon },
  assign: { mob },
  fatal: { boss: oneOf(BOSSES) },
  end: {},
});

/** The rules of Cards vs Dice, after docs/rules/cards-vs-dice.md; comments name its rules, such as CVD-5.2. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "cards-vs-dice",
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  start: (options) => newGame(readOptions(options)),
  parse,
  ...courseOf<State, Action, Event, Reason>({
    result,
    chance,
    decisions: (state) => [{ seat: 0, choices: choices(state) }],
    check,
    perform,
    resolve,
  }),
  seen,
  summary: (state) => ({ bossesSlain: bossesSlain(state), life: state.life, battles: state.battle }),
};

function result({ phase }: State): Result | undefined {
  if (phase.kind !== "over") return undefined;
  return { name: phase.ending, winners: phase.ending === "loss" ? [] : [0] };
}

/** What the state waits for that no player decides (CVD-10); undefined in the phases where the player acts. */
function chance(state: State): Chance | undefined {
  switch (state.phase.kind) {
    case "setup":
    case "recycle":
      return { kind: "shuffle", pile: "spawn", cards: state.hidden.spawn };
    case "roll":
      return { kind: "roll", dice: diceFor(state, state.phase.attempt) };
    default:
      return undefined;
  }
}

function perform(state: State, _seat: Seat, action: Action, events: Event[]): void {
  switch (action.kind) {
    case "calm":
      state.phase = { kind: "attack" };
      events.push({ kind: "stayedCalm" });
      break;
    case "rage":
      declareRage(state, events);
      break;
    case "face":
      faceOff(state, action.target, action.weapon, events);
      break;
    case "cleave":
      cleave(state, action.first, action.second, action.weapon, events);
      break;
    case "assign":
      if (state.phase.kind === "split") assignSplit(state, action.mob, state.phase, events);
      break;
    case "fatal":
      awaitRoll(state, { kind: "fatal", boss: action.boss });
      break;
    case "end":
      endBattle(state, events);
      break;
  }
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  if (outcome.kind === "shuffled") {
    const order: Card[] = outcome.order.filter((card) => isCard(card));
    if (state.phase.kind === "setup") deal(state, order, events);
    else resumeRefill(state, order, events);
  } else if (outcome.kind === "rolled" && state.phase.kind === "roll") {
    resolveAttempt(state, state.phase.attempt, outcome.faces, events);
  }
}

/** All that is open (CVD-11.1): everything but the hidden cards, whose number alone is known. */
function seen(state: State): Seen {
  return {
    options: state.options,
    phase: state.phase,
    life: state.life,
    battle: state.battle,
    rage: state.rage,
    dice: state.dice,
    mobs: state.mobs,
    bosses: state.bosses,
    vanguards: state.vanguards,
    graveyard: state.graveyard,
    spawnSize: state.hidden.spawn.length,
  };
}
