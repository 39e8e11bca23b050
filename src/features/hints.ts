import type { Hint, HintsGiven } from "../table/model/given-hints";
import type { Seen, Action } from "../table/model/game";
import { adviceLines, counselling, isSameChoice, type Counsel, type Hints } from "../kit/game/advice";
import { choicesIn } from "../kit/rules/choices";
import { listed } from "../kit/words/enumeration";
import type { Thinking } from "../kit/rules/policy";
import type { Choice, Seat } from "../kit/rules/rules";
import { refused, type CommandResult, type Handlers } from "../table/commands/result";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { Table } from "../table/table";
import { button } from "../table/panel/view";
import type { TableRefusal } from "../table/languages/refusals";
import { choiceName, say, sayColours } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import { sharesMouse } from "../table/model/hot-seat";
import { refusalToTellInChat, refusalToUsePieces } from "../table/model/permissions";
import { everybodyAt, ownersOf, type TableSeat } from "../table/model/seats";
import { versionOf } from "../table/model/versions";
import { personAt, personsAt, steamIdAt } from "../tts/players";
import { scheduleFair } from "../tts/scheduler";
import type { Desk } from "../table/model/contracts";

/** Who has asked for a hint, and whether by a line of the chat. */
interface Asker {
  colour: ColorLiteral;
  id: string | undefined;
  inChat: boolean;
}

/** Hints: thought of in slices, and shown only to the player who has asked. */
export const HINTS: FeatureOf<
  { hint: { inChat: boolean } },
  never,
  Plain<"hintNotYours" | "hintsOff" | "hintsInTutorial" | "hintNone">
> = {
  rights: { hint: "players" },
  words: [{ typed: "hint", told: "hint", means: { kind: "hint", inChat: true } }],
  keys: { hint: { kind: "hint", inChat: false } },
  create: createHints,
};

function createHints(table: Table): Made<typeof HINTS> {
  const { game, desk, features, consent, invalidations, flow, pointing, tell } = table;
  const { rules, words, hints } = game;

  /** Why the person at a colour gets no hint now. */
  function refusalToHint(colour: ColorLiteral): TableRefusal | undefined {
    const why = refusalToUsePieces(desk, colour);
    if (why !== undefined) return why;
    const seat = seatOf(desk, colour);
    if (seat === undefined || !desk.deciding.includes(seat)) return { kind: "hintNotYours" };
    if (desk.settings.hints === "nobody") return { kind: "hintsOff" };
    if (desk.tutorial && features.planned(seat) !== undefined) return { kind: "hintsInTutorial" };
    return hints === undefined || desk.practice?.puzzle !== undefined ? { kind: "hintNone" } : undefined;
  }

  function begin(asker: Asker, seat: Seat, advising: Hints<Seen, Action>): CommandResult {
    const hint: Hint = {
      seat,
      version: versionOf(desk.versions, seat),
      steps: desk.playthrough.record.steps.length,
      turn: flow.turn(),
      advice: undefined,
    };
    putHint(desk.hints, hint);
    scheduleFair(thought(asker, hint, advising), { scope: hint.turn });
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
      // Everybody would see it, and whoever has the mouse next.
      if (ownersOf(desk.seats).length < 2 && !sharesMouse(desk, colour)) pointing.point(action);
      if (inChat && steamIdAt(colour) === id) personAt(colour)?.print(says);
      invalidations.mark("panel", colour);
      return true;
    }

    return () => {
      if (choices === undefined) {
        choices = choicesIn(rules, desk.playthrough.state, seat);
        const [only, other] = choices;
        return only === undefined || other === undefined
          ? only === undefined || show(only.action, say("hintOnly"))
          : false;
      }
      const { state } = desk.playthrough;
      ask ??= counselling(rules, advising, { state, seat }, choices);
      if (counsel === undefined) counsel = ask();
      else {
        const { advice } = counsel;
        const best = advice.ranking[0];
        if (best === undefined) return true;
        // In a tutorial nothing counts.
        if (!desk.tutorial) countHint(desk, seat);
        const telling = { say, name: choiceName, showsOdds: desk.settings.odds };
        const lines = adviceLines(words, advising, counsel, choices, telling);
        return show(best.action, lines.join("\n"));
      }
      return false;
    };
  }

  /** Marks what is recommended among what the seat is offered. */
  function mark(seat: Seat, action: Action): void {
    desk.offers = desk.offers.map((offer) =>
      offer.seat === seat && isSameChoice(offer.choice.action, action) ? { ...offer, advised: true } : offer,
    );
  }

  const handlers: Handlers<"hint"> = {
    hint: (player, { inChat }) => {
      const { color: colour } = player;
      const asker = { colour, id: player.steam_id, inChat };
      const seat = seatOf(desk, colour);
      const why = (inChat ? refusalToTellInChat(desk, colour) : undefined) ?? refusalToHint(colour);
      if (why !== undefined || seat === undefined || hints === undefined)
        return refused(why ?? { kind: "hintNone" });
      if (hintFor(desk, seat) !== undefined) return "panel";
      const question = (): string => say("askHints", { colour });
      const proposal = { about: "hint" as const, what: () => say("hint"), question };
      const allow = (): CommandResult => {
        const [before, all] = [desk.hints.agreed, ownersOf(desk.seats)];
        desk.hints.agreed = before.concat(all.filter((id) => !before.includes(id)));
        if (all.length < 2 || all.every((id) => before.includes(id))) return begin(asker, seat, hints);
        tell("notice", say("hintsAllowed"), personsAt(everybodyAt(desk.seats)));
        const now = seatOf(desk, colour);
        return now === undefined || refusalToHint(colour) !== undefined ? "panels" : begin(asker, now, hints);
      };
      return consent.ask(player, proposal, allow, { agreed: desk.hints.agreed });
    },
  };

  return {
    handlers,
    advised: (seat) => hintFor(desk, seat)?.advice?.action,
    panel: (viewer, { seat, decides }) => {
      const hint = seat === undefined || !decides ? undefined : hintFor(desk, seat);
      return {
        coaching: hint && { says: hint.advice?.says ?? say("hintThinking"), part: undefined },
        help:
          refusalToHint(viewer) === undefined
            ? button("hint", "quiet", { kind: "hint", inChat: false })
            : undefined,
        ending: () => ({ kind: "help", note: hintsLine(desk.hints.used, desk.seats) }),
      };
    },
  };
}

/** The hint that a seat sees now, or waits for; undefined if it has asked for none since the last step. */
function hintFor(
  { hints, versions, playthrough }: Pick<Desk, "hints" | "versions" | "playthrough">,
  seat: Seat,
): Hint | undefined {
  const hint = hints.newest.find((other) => other.seat === seat);
  const isNow = hint?.version === versionOf(versions, seat) && hint.steps === playthrough.record.steps.length;
  return isNow && (hint.advice !== undefined || !hint.turn.isOver()) ? hint : undefined;
}

/** From now on this is the newest hint of its seat. */
function putHint(hints: HintsGiven, hint: Hint): void {
  hints.newest = hints.newest.filter((other) => other.seat !== hint.seat).concat([hint]);
}

/** A seat has got a hint. */
function countHint({ hints }: { hints: HintsGiven }, seat: Seat): void {
  const used: number[] = [];
  for (let other = 0; other <= Math.max(seat, hints.used.length - 1); other++)
    used.push((hints.used[other] ?? 0) + (other === seat ? 1 : 0));
  hints.used = used;
}

/** How many hints were used, by colour where several could have; empty if none was. */
function hintsLine(used: readonly number[], seats: readonly TableSeat[]): string {
  const counts: string[] = [];
  let total = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const colour = seats[seat]?.colour;
    const count = used[seat] ?? 0;
    total += count;
    if (colour !== undefined && count > 0) counts.push(sayColours("hintsOf", { colour, count }));
  }
  if (total === 0) return "";
  return seats.length > 1
    ? say("hintsUsedBy", { counts: listed(counts) })
    : say("hintsUsed", { count: total });
}
