import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent, Seat } from "../kit/rules";
import { isEmpty, whoseFor, type Chair } from "./chairs";
import { seatOf, type BusyReason, type Desk } from "./desk";
import { lobbyOf, type Lobby } from "./lobby";
import type { Offer } from "./offers";
import { stepsAfterUndo } from "./playthrough";
import { decidingColours, isSeated, playingColours, seatedColours } from "./seats";
import { mayTake } from "./seating";
import { say } from "./words";

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  | { kind: "over"; headline: string; sentence: string }
  | { kind: "handsOff" };

/** An empty chair, for somebody who decides what becomes of it. */
export interface Vacancy {
  seat: Seat;
  colour: ColorLiteral;
  /** Whether the table has decided to wait. */
  waiting: boolean;
  /** Who could take it over. */
  others: readonly ColorLiteral[];
  /** Whether a computer player could. */
  computers: boolean;
}

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface Situation<Action extends GameAction> {
  title: string;
  activity: Activity;
  chairs: readonly Chair[];
  /** The seats that are to decide, and what the viewer may choose. */
  deciding: readonly Seat[];
  /** The seat for which the viewer decides now. */
  acting: Seat | undefined;
  offers: readonly Offer<Action>[];
  /** The empty chair that the viewer is to give to somebody. */
  vacancy: Vacancy | undefined;
  /** The seats that the viewer may take from whoever plays them now. */
  open: readonly Seat[];
  status: string;
  prompt: string;
  hints: readonly string[];
  session: string;
  lobby: Lobby | undefined;
  /** The deal code of the game, if it has one. */
  code: string | undefined;
  odds: boolean;
  canUndo: boolean;
}

/** The situation as it reaches one viewer. */
export function situationOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  isWaitedFor: (this: void, seat: Seat) => boolean,
): Situation<Action> {
  const { rules, words } = game;
  const seat = seatOf(desk, viewer);
  const seen = rules.seen(desk.playthrough.state, seat ?? "spectator");
  const decides = seat !== undefined && desk.deciding.includes(seat);
  return {
    title: words.title,
    activity: activityOf(game, desk, seen),
    chairs: desk.chairs,
    deciding: desk.deciding,
    acting: decides ? seat : undefined,
    vacancy: vacancyFor(game, desk, viewer, isWaitedFor),
    open: openSeats(desk, viewer),
    offers: desk.offers.filter((offer) => offer.seat === seat),
    status: statusFor(game, desk, viewer, seen),
    prompt: decides || isChance(desk) ? words.prompt(seen, seat ?? "spectator") : "",
    hints: decides && desk.busy === undefined ? words.hints(seen) : [],
    session: desk.playing && desk.result === undefined ? "" : sessionLine(game, desk),
    lobby: desk.playing ? undefined : lobbyOf(game, desk),
    code: desk.playthrough.record.code,
    odds: desk.odds,
    canUndo: seat !== undefined && canUndo(desk, viewer),
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
  if (!desk.playing) return words.hook;
  if (desk.result !== undefined) return "";
  const parts = [words.status(seen)];
  if (viewer === "Grey" && desk.openHands) {
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

/** The first empty chair about which a viewer is to decide: those that are waited for come last. */
function vacancyFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { computers }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  isWaitedFor: (this: void, seat: Seat) => boolean,
): Vacancy | undefined {
  if (!desk.playing || !desk.chairs.some((chair) => isEmpty(chair))) return undefined;
  if (!decidingColours().includes(viewer)) return undefined;
  let vacancy: Vacancy | undefined;
  for (let seat = 0; seat < desk.chairs.length; seat++) {
    const chair = desk.chairs[seat];
    if (chair === undefined || !isEmpty(chair)) continue;
    const waiting = isWaitedFor(seat);
    if (vacancy !== undefined && waiting) continue;
    const others = seatedColours();
    vacancy = { seat, colour: chair.colour, waiting, others, computers: computers.length > 0 };
    if (!waiting) break;
  }
  return vacancy;
}

function openSeats<State, Action>(desk: Desk<State, Action>, viewer: ColorLiteral): Seat[] {
  const seats: Seat[] = [];
  if (!desk.playing || !isSeated(viewer)) return seats;
  for (let seat = 0; seat < desk.chairs.length; seat++) {
    const chair = desk.chairs[seat];
    if (chair !== undefined && mayTake(desk.chairs, chair, viewer) && !isEmpty(chair)) seats.push(seat);
  }
  return seats;
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

function sessionLine<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): string {
  const { games, wins, totals, best } = desk.session;
  if (games === 0) return game.words.hook;
  return `${resultsLine(game.rules.seats.max, games, wins)}. ${game.words.figures(totals, best)}`;
}

/** How many games were played here, and won: by colours where several play. */
function resultsLine(most: number, games: number, wins: Record<string, number>): string {
  const colours = playingColours().filter((colour) => (wins[colour] ?? 0) > 0);
  if (most > 1) {
    const list = colours.map((colour) => say("sessionWins", { colour, won: wins[colour] ?? 0 }));
    return say("sessionOfSeveral", { games, wins: list.join(", ") });
  }
  let won = 0;
  for (const colour of colours) won += wins[colour] ?? 0;
  return say("session", { games, won });
}

/** Whether something is going on that everybody may be told of: dice, a deck, or something to look at. */
function isChance(desk: Pick<Desk<unknown, unknown>, "busy">): boolean {
  return desk.busy === "rolling" || desk.busy === "shuffling" || desk.busy === "showing";
}

function canUndo<State, Action>(desk: Desk<State, Action>, viewer: ColorLiteral): boolean {
  if (!desk.playing || desk.busy !== undefined) return false;
  const left = stepsAfterUndo(desk.playthrough, desk.undoRule, whoseFor(desk.chairs, viewer));
  return typeof left === "number";
}
