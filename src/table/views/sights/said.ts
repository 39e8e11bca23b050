import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../../kit/rules";
import { areHandsOpen } from "../../state/chairs";
import { seatOf, type Desk, type AnyDesk } from "../../state/desk";
import { say } from "../../languages/words";
import type { Common } from "./common";

/** What the game says to a viewer who has seen this of it. */
export interface Said<Seen> {
  /** The seat for which the viewer acts, if any, and whether that is to decide. */
  seat: Seat | undefined;
  decides: boolean;
  seen: Seen;
  status: string;
  prompt: string;
  hints: readonly string[];
}

/**
 * Finds out what the game says to one viewer, in slices: each call is work for a frame, and the answer is undefined until
 * one has it. Where something has happened since, it is found out again.
 */
export function listenFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  common: Common,
  viewer: ColorLiteral,
): (this: void) => Said<Seen> | undefined {
  const look = sightOf(game, desk, viewer);
  let said: Said<Seen> | undefined;
  return () => {
    const sight = look();
    const { seat, seen } = sight;
    // Who is to decide may change without a step of the game.
    if (said?.seen === seen && said.decides === isDeciding(desk, seat)) return said;
    const isFirst = said === undefined;
    said = saidTo(game, desk, { ...sight, common, viewer });
    return isFirst ? undefined : said;
  };
}

/**
 * Looks at the state of the game for one viewer: with exact chances in it that is work enough for a slice of its own. What is
 * answered tells what was seen, and looks again where something has happened since.
 */
function sightOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Pick<TableGame<State, Action, Event, Seen>, "rules">,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
): (this: void) => Sight<Seen> {
  const look = (seat: Seat | undefined): Sight<Seen> => ({
    seat,
    seen: rules.seen(desk.playthrough.state, seat ?? "spectator"),
  });
  const { state, record } = desk.playthrough;
  const steps = record.steps.length;
  const sight = look(seatOf(desk, viewer));
  return () => {
    const isStill = desk.playthrough.state === state && record.steps.length === steps;
    const seat = seatOf(desk, viewer);
    return isStill && seat === sight.seat ? sight : look(seat);
  };
}

/** The seat for which somebody looks, and what it has seen. */
interface Sight<Seen> {
  seat: Seat | undefined;
  seen: Seen;
}

/** The same, with what everybody knows and the colour of the viewer. */
interface Listener<Seen> extends Sight<Seen> {
  common: Common;
  viewer: ColorLiteral;
}

function isDeciding({ deciding }: AnyDesk, seat: Seat | undefined): boolean {
  return seat !== undefined && deciding.includes(seat);
}

/** What the game says to one viewer: in a language that has just been chosen, sentences to be read make that work for a slice. */
function saidTo<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  listener: Listener<Seen>,
): Said<Seen> {
  const { words } = game;
  const { seat, seen } = listener;
  const decides = isDeciding(desk, seat);
  return {
    seat,
    decides,
    seen,
    status: statusFor(game, desk, listener),
    prompt: decides || isChance(desk) ? words.prompt(seen, seat ?? "spectator") : "",
    hints: decides && desk.busy === undefined ? words.hints(seen) : [],
  };
}

/**
 * The state of the game in a line, with what only this viewer knows: everybody's secrets where hands are open. A game that
 * is over has its result instead.
 */
function statusFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { common, viewer, seen }: Listener<Seen>,
): string {
  if (!desk.playing) return words.hook();
  if (desk.result !== undefined) return "";
  const parts = [common.status()];
  if (viewer === "Grey" && areHandsOpen(desk)) {
    for (let seat = 0; seat < desk.chairs.length; seat++) {
      const cards = words.own?.(rules.seen(desk.playthrough.state, seat)) ?? "";
      const player = desk.chairs[seat]?.colour ?? "";
      if (cards !== "") parts.push(say("handOf", { player, cards }));
    }
  } else {
    const own = words.own?.(seen) ?? "";
    if (own !== "") parts.push(own);
  }
  return parts.join(" · ");
}

/** Whether something is going on that everybody may be told of: dice, a deck, or something to look at. */
function isChance({ busy, byHand }: AnyDesk): boolean {
  return busy === "rolling" || busy === "shuffling" || busy === "showing" || byHand !== undefined;
}
