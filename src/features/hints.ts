import type { AnyGame, Seen, Action } from "../table/model/game";
import { counselling, type Advice, type Counsel, type Hints } from "../kit/advice";
import { same } from "../kit/data";
import { listed } from "../kit/enumeration";
import type { Thinking } from "../kit/policy";
import type { Choice, GameAction, Seat } from "../kit/rules";
import type { Players } from "../table/commands/choose";
import { othersThan, type Consent } from "../table/commands/consent";
import type { Sync } from "../table/commands/invalidation";
import { refused, type Answer, type Handlers } from "../table/commands/result";
import type { TableReason } from "../table/languages/refusals";
import { say, colourName } from "../table/languages/sentences";
import { seatOf, type Desk } from "../table/model/desk";
import { verdictAt } from "../table/model/practice";
import { everybodyAt, type Chair } from "../table/model/seats";
import { momentOf, type Moments } from "../table/model/versions";
import { personAt, steamIdAt } from "../table/tts/players";
import { type Scope, inTurns } from "../table/tts/scheduler";
import type { Coach } from "./tutorial";

/** @noSelf */
interface Surroundings {
  /** The turn that the table is at. */
  turn: (this: void) => Scope;
  players: Pick<Players, "barred">;
  coach: Pick<Coach, "planned">;
  consent: Consent;
  sync: Pick<Sync, "mark">;
}

/** Who has asked for a hint, and whether by a line of the chat. */
interface Asker {
  colour: ColorLiteral;
  id: string | undefined;
  inChat: boolean;
}

/** What gives hints in the game on a desk: thought of in slices, and shown only to the player who has asked. */
export function createHinting(
  game: AnyGame,
  desk: Desk,
  { turn, players, coach, consent, sync }: Surroundings,
): Handlers<"hint"> {
  const { rules, words, hints } = game;

  /** Why somebody gets no hint now, if there is a reason. */
  function barred(colour: ColorLiteral, seat: Seat | undefined): TableReason | undefined {
    if (!desk.playing) return { kind: "notDealt" };
    const why = desk.free ? { kind: "handsOff" as const } : players.barred(colour);
    if (why !== undefined) return why;
    if (seat === undefined || !desk.deciding.includes(seat)) return { kind: "hintNotYours" };
    if (desk.settings.hints === "nobody") return { kind: "hintsOff" };
    if (desk.lesson && coach.planned(seat) !== undefined) return { kind: "hintsInLesson" };
    if (verdictAt(desk) === "asked") return { kind: "hintsInPuzzle" };
    return hints === undefined ? { kind: "hintNone" } : undefined;
  }

  function begin(asker: Asker, seat: Seat, advising: Hints<Seen, Action>): Answer {
    const hint: Hint = {
      seat,
      moment: momentOf(desk.moments, seat),
      steps: desk.playthrough.record.steps.length,
      turn: turn(),
      advice: undefined,
    };
    putHint(desk.hints, hint);
    inTurns(thought(asker, hint, advising), { scope: hint.turn });
    return "panel";
  }

  /**
   * Thinks slice by slice: to find the choices, to look at them, to begin, to think and to put it into words is work for
   * slices of their own.
   */
  function thought({ colour, id, inChat }: Asker, hint: Hint, advising: Hints<Seen, Action>): () => boolean {
    const { seat } = hint;
    let choices: readonly Choice<Action>[] | undefined;
    let ask: Thinking<Counsel<Seen, Action>> | undefined;
    let counsel: Counsel<Seen, Action> | undefined;

    function show(action: Action, says: string): boolean {
      hint.advice = { action, says };
      mark(seat, action);
      if (inChat && steamIdAt(colour) === id) personAt(colour)?.print(says);
      sync.mark("panel", colour);
      return true;
    }

    return () => {
      if (choices === undefined) {
        choices = choicesOf(seat);
        const [only, other] = choices;
        return only === undefined || other === undefined
          ? only === undefined || show(only.action, say("hintOnly"))
          : false;
      }
      const { state } = desk.playthrough;
      ask ??= counselling(rules, advising, { state, seat }, choices);
      if (counsel === undefined) counsel = ask();
      else {
        const { seen, advice } = counsel;
        const best = advice.ranking[0];
        if (best === undefined) return true;
        // In a tutorial nothing counts.
        if (!desk.lesson) countHint(desk, seat);
        return show(best.action, sentences(seen, choices, advice, advising));
      }
      return false;
    };
  }

  function choicesOf(seat: Seat): readonly Choice<Action>[] {
    const waiting = rules.waiting(desk.playthrough.state);
    if (waiting.kind !== "decisions") return [];
    return waiting.decisions.find((decision) => decision.seat === seat)?.choices ?? [];
  }

  /** Marks what is recommended among what the seat is offered. */
  function mark(seat: Seat, action: Action): void {
    desk.offers = desk.offers.map((offer) =>
      offer.seat === seat && isSameChoice(offer.choice.action, action) ? { ...offer, advised: true } : offer,
    );
  }

  /** The best choice, why, and the next best ones. */
  function sentences(
    seen: Seen,
    choices: readonly Choice<Action>[],
    { ranking, reason }: Advice<Action>,
    advising: Hints<Seen, Action>,
  ): string {
    const lines: string[] = [];
    for (const { action, value } of ranking) {
      const choice = choices.find((other) => isSameChoice(other.action, action)) ?? { action, rule: "" };
      const { group, label } = words.choice(seen, choice);
      const named = group === "" ? label : say("inGroup", { group, label });
      const isRated = value !== undefined && desk.settings.odds;
      const rated = isRated ? say("rated", { choice: named, worth: advising.worth(value) }) : named;
      lines.push(say(lines.length === 0 ? "hintBest" : "hintNext", { choice: rated }));
      if (lines.length === 1) lines.push(advising.reason(reason));
    }
    return lines.join("\n");
  }

  return {
    hint: (player, { inChat }) => {
      const { color: colour } = player;
      const asker = { colour, id: player.steam_id, inChat };
      const seat = seatOf(desk, colour);
      const why = barred(colour, seat);
      if (why !== undefined || seat === undefined || hints === undefined)
        return refused(why ?? { kind: "hintNone" });
      if (hintFor(desk, seat) !== undefined) return "panel";
      if (desk.hints.agreed || othersThan(desk, colour).length === 0) return begin(asker, seat, hints);
      return consent.ask(player, say("askHints", { colour }), () => {
        desk.hints.agreed = true;
        for (const other of everybodyAt(desk.chairs)) Player[other].broadcast(say("hintsAllowed"));
        const now = seatOf(desk, colour);
        return now === undefined || barred(colour, now) !== undefined ? "panels" : begin(asker, now, hints);
      });
    },
  };
}

/** Whether two actions are the same; most differ by their kind, which is cheap to see. */
function isSameChoice(one: GameAction, other: GameAction): boolean {
  return one.kind === other.kind && same(one, other);
}

/** What a seat is told that has asked for a hint, or that it is being thought of; it holds for one moment of the game. */
export interface Hint {
  seat: Seat;
  moment: number;
  steps: number;
  /** The turn in which it is thought of: when that is over, so is the thought. */
  turn: Scope;
  /** What is recommended, and the sentences for it; undefined while it is thought of. */
  advice: { action: Action; says: string } | undefined;
}

/** The hints in the game on a board. */
export interface HintsGiven {
  /** How many every seat has used, by its number; they are not given back by an undo. */
  used: number[];
  /** Whether everybody who plays with others has agreed to hints in this game. */
  agreed: boolean;
  /** The newest hint of every seat that has asked. */
  newest: Hint[];
}

/** The hints in a game in which nobody has asked for any. */
export function noHints(): HintsGiven {
  return { used: [], agreed: false, newest: [] };
}

/** What of a desk tells whether a hint still holds. */
interface Timed {
  hints: HintsGiven;
  moments: Moments;
  playthrough: { record: { steps: readonly unknown[] } };
}

/** The hint that a seat sees now, or waits for; undefined if it has asked for none since the last step. */
export function hintFor({ hints, moments, playthrough }: Timed, seat: Seat): Hint | undefined {
  const hint = hints.newest.find((other) => other.seat === seat);
  const isNow = hint?.moment === momentOf(moments, seat) && hint.steps === playthrough.record.steps.length;
  return isNow && (hint.advice !== undefined || !hint.turn.isOver()) ? hint : undefined;
}

/** From now on this is the newest hint of its seat. */
export function putHint(hints: HintsGiven, hint: Hint): void {
  hints.newest = hints.newest.filter((other) => other.seat !== hint.seat).concat([hint]);
}

/** A seat has got a hint. */
export function countHint({ hints }: { hints: HintsGiven }, seat: Seat): void {
  const used: number[] = [];
  for (let other = 0; other <= Math.max(seat, hints.used.length - 1); other++)
    used.push((hints.used[other] ?? 0) + (other === seat ? 1 : 0));
  hints.used = used;
}

/** How many hints were used, by colour where several could have; empty if none was. */
export function hintsLine(used: readonly number[], chairs: readonly Chair[]): string {
  const counts: string[] = [];
  let total = 0;
  for (let seat = 0; seat < chairs.length; seat++) {
    const colour = chairs[seat]?.colour;
    const count = used[seat] ?? 0;
    total += count;
    if (colour !== undefined && count > 0) counts.push(say("hintsOf", { colour: colourName(colour), count }));
  }
  if (total === 0) return "";
  return chairs.length > 1
    ? say("hintsUsedBy", { counts: listed(counts) })
    : say("hintsUsed", { count: total });
}

/** The hints that a save tells of; whatever is damaged counts as none. */
export function readHints(saved: unknown, agreed: unknown): HintsGiven {
  const hints = noHints();
  hints.agreed = agreed === true;
  if (!Array.isArray(saved)) return hints;
  for (const count of saved) hints.used.push(typeof count === "number" && count > 0 ? count : 0);
  return hints;
}
