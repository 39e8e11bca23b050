import type { TableGame } from "../kit/game";
import type { OptionSpec } from "../kit/options";
import type { GameAction, GameEvent } from "../kit/rules";
import { seatOf, type BusyReason, type Desk } from "./desk";
import type { Offer } from "./offers";
import { stepsAfterUndo, type UndoRule } from "./playthrough";
import { isSeated } from "./seats";
import { say } from "./words";

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  | { kind: "over"; headline: string; sentence: string }
  | { kind: "handsOff" };

/** Who sits at a seat of the game, and whether that person is there. */
export interface Sitter {
  colour: ColorLiteral;
  present: boolean;
}

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface Situation<Action extends GameAction> {
  title: string;
  activity: Activity;
  sitters: readonly Sitter[];
  /** The seats that are to decide, and what the viewer may choose. */
  deciding: readonly number[];
  offers: readonly Offer<Action>[];
  status: string;
  prompt: string;
  hints: readonly string[];
  session: string;
  options: readonly { spec: OptionSpec; label: string; value: string }[];
  undoRule: UndoRule;
  canUndo: boolean;
}

/** The situation as it reaches one viewer. */
export function situationOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
): Situation<Action> {
  const { rules, words } = game;
  const seat = seatOf(desk, viewer);
  const seen = rules.seen(desk.playthrough.state, seat ?? "spectator");
  const decides = seat !== undefined && desk.deciding.includes(seat);
  return {
    title: words.title,
    activity: activityOf(game, desk, seen),
    sitters: desk.sitting.map((colour) => ({ colour, present: isSeated(colour) })),
    deciding: desk.deciding,
    offers: decides ? desk.offers.filter((offer) => offer.seat === seat) : [],
    status: desk.playing ? words.status(seen) : words.hook,
    prompt: decides || isChance(desk) ? words.prompt(seen, seat ?? "spectator") : "",
    hints: decides && desk.busy === undefined ? words.hints(seen) : [],
    session: desk.playing && desk.result === undefined ? "" : sessionLine(game, desk),
    options: desk.playing ? [] : optionLines(game, desk),
    undoRule: desk.undoRule,
    canUndo: seat !== undefined && canUndo(desk),
  };
}

function activityOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  seen: Seen,
): Activity {
  if (desk.free) return { kind: "handsOff" };
  if (desk.busy !== undefined) return { kind: "busy", why: desk.busy };
  if (!desk.playing) return { kind: "lobby" };
  if (desk.result !== undefined) return { kind: "over", ...game.words.result(seen) };
  return { kind: "deciding" };
}

/** The options in words, as the lobby lists them. */
function optionLines<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): Situation<Action>["options"] {
  return rules.options.map((spec) => ({
    spec,
    label: words.option(spec).label,
    value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
  }));
}

function sessionLine<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): string {
  const { games, won, totals, best } = desk.session;
  return games === 0
    ? game.words.hook
    : `${say("session", { games, won })}. ${game.words.figures(totals, best)}`;
}

/** Whether dice or a deck are deciding something, which everybody may be told. */
function isChance(desk: Pick<Desk<unknown, unknown>, "busy">): boolean {
  return desk.busy === "rolling" || desk.busy === "shuffling";
}

function canUndo<State, Action>(desk: Desk<State, Action>): boolean {
  return (
    desk.playing &&
    desk.busy === undefined &&
    typeof stepsAfterUndo(desk.playthrough, desk.undoRule) === "number"
  );
}
