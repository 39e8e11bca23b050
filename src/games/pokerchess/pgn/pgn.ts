import type { GameWriter, Notation } from "../../../kit/game/notation";
import type { Seat } from "../../../kit/rules/rules";
import type { Event } from "../rules/events";
import { seen } from "../rules/sight";
import type { Action, Seen, State } from "../rules/state";
import { beginHistory } from "./hand-history";
import { createRounds, type Rounds } from "./rounds";
import { newTurn, noteEvent, type Turn } from "./turn";

/** What the moves say themselves. */
const SILENT: Partial<Record<Event["kind"], true>> = {
  turnBegan: true,
  moved: true,
  castled: true,
  attacked: true,
  promoted: true,
  retreated: true,
  gameOver: true,
};

/** How many events are written in a slice: the sentences of some cost much. */
const EVENTS_PER_SLICE = 1;

/** The known part of a game: all of it, or what everybody knows. */
type Known = Omit<Seen, "deckSize" | "burntSize" | "hasPrivate" | "hasDown">;

/**
 * Portable Game Notation: each battle is a comment, and a piece that falls back has moved to where it is. Where a turn is not a
 * chess move, because nothing has moved or a king is left en prise, the game continues in another game (a "round") that starts
 * from the position: chess.js and others read no null moves.
 */
export const pgn: Notation<State, Action, Event> = {
  name: "PGN",
  begin: (words, { names, reader, isMarkup }) => {
    const nameOf = (seat: Seat): string => names[seat] ?? "?";
    let rounds: Rounds | undefined;
    let turn: Turn | undefined;

    const knownOf = (state: State): Known => (reader === "spectator" ? seen(state, "spectator") : state);

    /** The turn that is under way. */
    function turnAt(state: State): Turn {
      rounds ??= createRounds(state, nameOf, isMarkup);
      turn ??= newTurn(state);
      return turn;
    }

    function addEvent(under: Turn, known: Known, event: Event): void {
      noteEvent(under, event);
      if (event.kind === "attacked" && known.battle !== undefined)
        under.history = beginHistory(known.battle, known.counts.battles, nameOf);
      if (under.history?.add(event, known) === true || SILENT[event.kind] === true) return;
      const sentence = words.event(event);
      if (sentence !== undefined) under.told.push(sentence);
    }

    const writer: GameWriter<State, Action, Event> = {
      before: (state, step) => {
        const under = turnAt(state);
        if (step.kind !== "act" || state.phase.kind !== "move" || step.action.kind !== "move") return;
        const { from, to } = step.action;
        under.move = { from, to };
      },
      after: (state, events) => {
        const under = turnAt(state);
        const known = knownOf(state);
        let next = 0;
        let closing: (() => boolean) | undefined;
        return () => {
          if (next < events.length) {
            for (const event of events.slice(next, next + EVENTS_PER_SLICE)) addEvent(under, known, event);
            next += EVENTS_PER_SLICE;
            return false;
          }
          if (state.turn <= under.number && state.phase.kind !== "over") return true;
          turn = undefined;
          closing ??= rounds?.close(under, state);
          return closing?.() ?? true;
        };
      },
      text: (state, closing) => {
        rounds ??= createRounds(state, nameOf, isMarkup);
        return rounds.text(state, turn, closing);
      },
    };
    return writer;
  },
};
