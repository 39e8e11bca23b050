import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { areHandsOpen } from "../../state/chairs";
import { decidingSeatOf, seatOf, type Desk, type AnyDesk } from "../../state/desk";
import { say } from "../../languages/words";

/** What the game says to a viewer who has seen this of it. */
export interface Said<Seen> {
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
  viewer: ColorLiteral,
): (this: void) => Said<Seen> | undefined {
  const look = sightOf(game, desk, viewer);
  let said: Said<Seen> | undefined;
  return () => {
    const seen = look();
    if (said?.seen === seen) return said;
    const isFirst = said === undefined;
    said = saidTo(game, desk, viewer, seen);
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
): (this: void) => Seen {
  const look = (): Seen => rules.seen(desk.playthrough.state, seatOf(desk, viewer) ?? "spectator");
  const { state, record } = desk.playthrough;
  const seat = seatOf(desk, viewer);
  const steps = record.steps.length;
  const seen = look();
  return () => {
    const isStill = desk.playthrough.state === state && record.steps.length === steps;
    return isStill && seatOf(desk, viewer) === seat ? seen : look();
  };
}

/** What the game says to one viewer: in a language that has just been chosen, sentences to be read make that work for a slice. */
function saidTo<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  seen: Seen,
): Said<Seen> {
  const { words } = game;
  const decides = decidingSeatOf(desk, viewer) !== undefined;
  return {
    seen,
    status: statusFor(game, desk, viewer, seen),
    prompt: decides || isChance(desk) ? words.prompt(seen, seatOf(desk, viewer) ?? "spectator") : "",
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
  viewer: ColorLiteral,
  seen: Seen,
): string {
  if (!desk.playing) return words.hook();
  if (desk.result !== undefined) return "";
  const parts = [words.status(seen)];
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
