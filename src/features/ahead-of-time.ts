import type { AdvanceChoice, Ahead } from "../kit/game/advance-choice";
import { same } from "../kit/data/data";
import type { Seat } from "../kit/rules/rules";
import { readAmount } from "../table/commands/choose";
import { refused, type CommandResult } from "../table/commands/result";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { TableRefusal } from "../table/languages/refusals";
import { say } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import type { Action, Seen } from "../table/model/game";
import { isRecorded, refusalToUsePieces } from "../table/model/permissions";
import { isEmpty, peopleAt, seatsOf } from "../table/model/seats";
import { versionOf } from "../table/model/versions";
import type { Table } from "../table/table";
import { aheadView, createAheadLists, dueEntry, keptEntry, opening, type AheadLists } from "./ahead-sheet";
import { createKeptAhead, type KeptAhead } from "./kept-ahead";
import type { Interlude } from "../table/panel/shown";

/** What can be asked ahead of time. */
type AheadRequest =
  /** Opens the list of what can be chosen. */
  | { kind: "open" }
  /** Chooses an offer by its place on that list, as it was shown at this version of the seat. */
  | { kind: "choose"; offer: number; choice: AdvanceChoice; version: number }
  /** Takes back what was chosen. */
  | { kind: "takeBack" };

/**
 * Choosing ahead of time, while others decide: it is taken as if its person had clicked it, if it still fits when the turn comes.
 * Until then nobody else sees, hears or reads anything that would not be there otherwise.
 */
export const AHEAD_OF_TIME: FeatureOf<
  { ahead: { asks: AheadRequest } },
  Plain<"ahead">,
  Plain<"aheadLate" | "aheadNone">
> = {
  rights: { ahead: "players" },
  isSecret: true,
  words: [{ typed: "ahead", told: "ahead", means: { kind: "ahead", asks: { kind: "open" } } }],
  create: (table, header) => table.game.ahead && createAhead(table, table.game.ahead, header["ahead"]),
};

function createAhead(table: Table, ahead: Ahead<Seen, Action>, saved: unknown): Made<typeof AHEAD_OF_TIME> {
  const { desk, panelStates, tell } = table;
  const { rules } = table.game;
  const kept = createKeptAhead({ rules, desk }, ahead, saved);
  const lists = createAheadLists({ rules, desk }, ahead);
  const wishes = createWishes(table, ahead, { kept, lists });
  /** The seat whose choice is about to be taken. */
  let due: Seat | undefined;

  /** What does not fit any more is dropped; its person is told if it could have been expected to be taken. */
  function drop(seat: Seat): void {
    const choice = kept.of(seat);
    const fit = kept.fit(seat);
    if (choice === undefined || fit === undefined || fit.kind === "waits" || fit.kind === "fits") return;
    kept.forget(seat);
    if (fit.kind === "over") return;
    for (const colour of peopleAt(desk.seats, [seat]))
      tell("answer", say("aheadMissed", { choice: ahead.words({ choice }).label }), [Player[colour]]);
  }

  /** Closes a list from which nothing can be chosen any more, or makes it again. */
  function tend(colour: ColorLiteral): void {
    if (panelStates.of(colour).sheet?.kind !== "ahead") return;
    const seat = seatOf(desk, colour);
    if (seat !== undefined && wishes.refusal(colour) === undefined) wishes.list(colour, seat);
    else panelStates.openSheet(colour, undefined);
  }

  function forgetAll(): void {
    kept.forgetAll();
    due = undefined;
  }

  return {
    handlers: { ahead: wishes.obey },
    chosenAhead: (seat) => {
      const tableSeat = desk.seats[seat];
      const fit = kept.fit(seat);
      if (fit?.kind !== "fits" || tableSeat === undefined || isEmpty(tableSeat)) return undefined;
      due = seat;
      return fit.action;
    },
    // Whatever has become of the turn, the choice was for it alone.
    stepPlayed: (step) => {
      if (due === undefined || step.kind === "chance" || (step.kind === "act" && step.seat !== due)) return;
      kept.forget(due);
      due = undefined;
    },
    waiting: () => {
      for (let seat = 0; seat < desk.seats.length; seat++) {
        drop(seat);
        for (const colour of peopleAt(desk.seats, [seat])) tend(colour);
      }
    },
    rewound: forgetAll,
    gameEnded: forgetAll,
    laidOut: forgetAll,
    saved: () => ({ ahead: { of: kept.all() } }),
    panel: (viewer, { seat, decides }) => {
      const choice = seat === undefined ? undefined : kept.of(seat);
      if (seat === undefined) return {};
      if (decides)
        return choice !== undefined && kept.fit(seat)?.kind === "fits"
          ? { interlude: dueSoon(ahead.words({ choice }).label) }
          : {};
      const may = wishes.refusal(viewer) === undefined;
      const ways = may ? [opening()] : [];
      return {
        meanwhile: choice === undefined ? ways : [keptEntry(ahead, choice)],
        sheets: { ahead: (context) => (may ? aheadView(lists.of(seat), choice, context) : undefined) },
      };
    },
  };
}

/** What its person reads in the moment before a choice is taken: nothing is there that a click meant for it could hit. */
function dueSoon(choice: string): Interlude {
  return { turn: say("yourMove"), prompt: say("aheadDue", { choice }), coach: "", choices: [dueEntry()] };
}

/**
 * What people ask for ahead of time.
 * @noSelf
 */
interface Wishes {
  obey: (this: void, player: Player, command: { asks: AheadRequest }) => CommandResult;
  /** Why the person at a colour may choose nothing ahead of time now. */
  refusal: (colour: ColorLiteral) => TableRefusal | undefined;
  /** Has the list made that this person looks at. */
  list: (colour: ColorLiteral, seat: Seat) => void;
}

function createWishes(
  { game: { rules }, desk, panelStates, invalidations }: Table,
  ahead: Ahead<Seen, Action>,
  { kept, lists }: { kept: KeptAhead; lists: AheadLists },
): Wishes {
  /** Whoever plays several seats sees one at a time, and could not take back what was chosen for another. */
  function refusal(colour: ColorLiteral): TableRefusal | undefined {
    const why = refusalToUsePieces(desk, colour);
    if (why !== undefined) return why;
    const [seat, other] = seatsOf(desk.seats, colour);
    if (seat === undefined || other !== undefined || !isRecorded(desk)) return { kind: "aheadNone" };
    if (desk.deciding.includes(seat)) return { kind: "aheadLate" };
    return ahead.may(rules.seen(desk.playthrough.state, seat), seat) ? undefined : { kind: "aheadNone" };
  }

  function list(colour: ColorLiteral, seat: Seat): void {
    lists.make(seat, () => {
      invalidations.mark("panel", colour);
    });
  }

  function choose(
    colour: ColorLiteral,
    seat: Seat,
    { offer: place, choice, version }: Extract<AheadRequest, { kind: "choose" }>,
  ): CommandResult {
    const offer = lists.of(seat)?.[place];
    if (offer === undefined || !same(offer.choice, choice)) return refused({ kind: "cannotNow" });
    if (versionOf(desk.versions, seat) !== version) return refused({ kind: "cannotNow" });
    const { amounts } = offer;
    if (amounts === undefined) kept.keep(seat, choice);
    else {
      const amount = readAmount(panelStates.of(colour).amount, amounts);
      if (amount === undefined) return refused({ kind: "notAnAmount", min: amounts.min, max: amounts.max });
      kept.keep(seat, { ...choice, amount });
    }
    panelStates.openSheet(colour, undefined);
    return "panel";
  }

  /** As long as it has not been taken, it can be taken back; then its person decides. */
  function takeBack(seat: Seat): CommandResult {
    if (kept.of(seat) === undefined) return refused({ kind: "cannotNow" });
    kept.forget(seat);
    return desk.deciding.includes(seat) ? "turn" : "panel";
  }

  return {
    refusal,
    list,
    obey: ({ color: colour }, { asks }) => {
      const seat = seatOf(desk, colour);
      const why = asks.kind === "takeBack" ? undefined : refusal(colour);
      if (seat === undefined || why !== undefined) return refused(why ?? { kind: "aheadNone" });
      switch (asks.kind) {
        case "open":
          panelStates.openSheet(colour, { kind: "ahead" });
          list(colour, seat);
          return "panel";
        case "choose":
          return choose(colour, seat, asks);
        case "takeBack":
          return takeBack(seat);
      }
    },
  };
}
