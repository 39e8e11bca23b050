import type { BusyReason } from "../languages/reasons";
import { listed } from "../../kit/enumeration";
import type { Chance } from "../../kit/chance";
import type { TableGame } from "../../kit/game";
import type { HandRank } from "../../kit/hand-ranks";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import { isEmpty, isPlayedBy, playsAgainst, whoseFor, type Chair } from "../state/chairs";
import type { Coach, Coaching } from "../state/coach";
import { seatOf, undoRuleOf, type Desk } from "../state/desk";
import type { PieceSight } from "../hands/piece-sight";
import { hasShelf } from "../api/global";
import { lobbyOf, type Lobby } from "../options/lobby";
import { hintsLine } from "../state/hints";
import { outlookLine } from "../state/outlook";
import { rivalLine } from "../state/rival";
import { momentOf } from "../state/moments";
import { offersTo, type Offer } from "../state/offers";
import { verdictAt } from "../state/practice";
import { stepsAfterUndo } from "../../kit/playthrough";
import { afterwardsOf, type Afterwards, type ReviewSight } from "../coach/review-sight";
import { handsFor } from "../chance/referee";
import type { Settings } from "../state/settings";
import { mayPause } from "../seats/pause";
import { isSecret } from "../saving/keeping";
import type { LossSight } from "./loss";
import { isOpenBook } from "../saving/records";
import { isSeated, playingColours, seatedColours, steamIdAt } from "../tts/seats";
import { winsIn, type Session } from "../../kit/session";
import { decidersAbout, mayTake, type Attendance } from "../seats/seating";
import { achievementsFor, type AchievementsSight } from "./achievements-sight";
import { dailyFor, type DailySight } from "./daily-sight";
import type { Said } from "./said";
import { say } from "../languages/words";

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  /** Dice or a deck wait for the hands of these people. */
  | { kind: "byHand"; what: Chance["kind"]; hands: readonly ColorLiteral[] }
  | { kind: "over"; headline: string; sentence: string }
  | { kind: "handsOff" }
  /** Somebody has paused the game; whether the viewer may go on with it. */
  | { kind: "paused"; by: ColorLiteral; mayGoOn: boolean };

/** An empty chair, for somebody who decides what becomes of it. */
export interface Vacancy {
  seat: Seat;
  colour: ColorLiteral;
  /** Whether somebody sits there who does not decide. */
  idle: boolean;
  /** Whether the table has decided to wait. */
  waiting: boolean;
  /** Whether it was the viewer's own, who sits at another colour now. */
  own: boolean;
  /** Who could take it over. */
  others: readonly ColorLiteral[];
  /** Whether a computer player could. */
  computers: boolean;
}

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface Situation<Action extends GameAction> {
  title: string;
  /** What the viewer may know of the piece of which a sheet is open. */
  piece: PieceSight | undefined;
  /** The kinds of hands that the game compares, best first; none if it compares none. */
  handRanks: (this: void) => readonly HandRank[];
  activity: Activity;
  chairs: readonly Chair[];
  /** The seats that are to decide, and what the viewer may choose. */
  deciding: readonly Seat[];
  /** The seat for which the viewer decides now. */
  acting: Seat | undefined;
  offers: readonly Offer<Action>[];
  /** The moment that the viewer's seat has come to, and the one that the table has. */
  moment: number;
  commonMoment: number;
  /** What the coach of a lesson tells the viewer. */
  coaching: Coaching | undefined;
  /** Whether the viewer may ask for a hint now. */
  mayAsk: boolean;
  /** What can be done with the game once it is over. */
  afterwards: Afterwards;
  /** How many hints were used in the game, in a sentence; empty: none. */
  hintsUsed: string;
  /** Whether the game is a lesson. */
  lesson: boolean;
  /** The empty chair that the viewer is to give to somebody. */
  vacancy: Vacancy | undefined;
  /** The seats that the viewer may take from whoever plays them now. */
  open: readonly Seat[];
  status: string;
  prompt: string;
  hints: readonly string[];
  session: string;
  /** What the table remembers of the games that were finished on it, and its figures in a sentence. */
  statistics: { session: Session; figures: (this: void) => string };
  /** Whether the viewer may pause the game. */
  mayPause: boolean;
  lobby: Lobby | undefined;
  /** The deal code of the game, if it has one. */
  code: string | undefined;
  /** How the table is set. */
  settings: Settings;
  /** Whether the game has a box on the table. */
  hasShelf: boolean;
  /** Whether those who only look on see every hand; undefined in a game for one. */
  openHands: boolean | undefined;
  /** What has become of today's deals, for the viewer. */
  daily: DailySight;
  achievements: AchievementsSight;
  /** How a bot has fared with the same cards, in a sentence; empty if none plays them. */
  rival: string;
  /** What the game is worth to who plays it alone, as a bar and in words; empty where that is not shown or not known. */
  outlook: string;
  /** Whether something went wrong that nobody has reported. */
  isBroken: boolean;
  /** What was lost of a damaged save, until somebody has read it. */
  loss: LossSight | undefined;
  /** How many steps would be left if the viewer took the last choice back; undefined: it cannot be. */
  undoTo: number | undefined;
}

/** Who looks, what the game says to this viewer, and what it tells of the game afterwards. */
interface Looking<Seen> {
  viewer: ColorLiteral;
  said: Said<Seen>;
  review: (this: void, viewer: ColorLiteral) => ReviewSight | undefined;
}

/** The situation as it reaches one viewer to whom the game says this. */
export function situationOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { viewer, said, review }: Looking<Seen>,
  attendance: Attendance,
  coach: Pick<Coach<Action>, "coaching">,
  piece: PieceSight | undefined,
): Situation<Action> {
  const { rules, words } = game;
  const { seen, status, prompt, hints } = said;
  const seat = seatOf(desk, viewer);
  const decides = seat !== undefined && desk.deciding.includes(seat);
  const coaching = decides ? coach.coaching(viewer) : undefined;
  return {
    title: words.title(),
    piece,
    handRanks: () => words.handRanks?.() ?? [],
    activity: activityOf(game, desk, viewer, seen),
    chairs: desk.chairs,
    deciding: desk.deciding,
    acting: decides ? seat : undefined,
    vacancy: vacancyFor(game, desk, viewer, attendance),
    open: openSeats(desk, viewer, attendance),
    coaching,
    afterwards: afterwardsOf(desk, game.hints !== undefined && seat !== undefined, () => review(viewer)),
    mayAsk: mayAsk(game.hints !== undefined, desk, decides) && coaching === undefined,
    hintsUsed: hintsLine(desk.hints.used, desk.chairs),
    lesson: desk.lesson,
    offers: offersTo(desk.offers, seat),
    moment: momentOf(desk.moments, seat),
    commonMoment: momentOf(desk.moments, undefined),
    status,
    prompt,
    hints,
    session: desk.playing && desk.result === undefined ? "" : sessionLine(game, desk),
    statistics: {
      session: desk.session,
      figures: () => words.figures(desk.session.totals, desk.session.best),
    },
    mayPause: mayPause(desk, viewer),
    lobby: desk.playing ? undefined : lobbyOf(game, desk),
    code: desk.playthrough.record.code,
    settings: desk.settings,
    hasShelf: hasShelf(),
    openHands: rules.seats.max > 1 ? desk.openHands : undefined,
    daily: dailyFor(desk, viewer),
    achievements: achievementsFor(game, desk, viewer),
    rival: rivalLine(desk.rival, game.tally),
    outlook: outlookFor(game, desk),
    isBroken: desk.happenings.mistake !== undefined,
    loss: desk.loss && { loss: desk.loss, waits: desk.kept !== undefined && isSecret(desk) },
    undoTo: seat === undefined ? undefined : undoTo(desk, viewer),
  };
}

/** The outlook for the position on the board; that of another one does not count. */
function outlookFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { hints }: TableGame<State, Action, Event, Seen>,
  { outlook, playthrough }: Desk<State, Action>,
): string {
  const isNow = outlook?.steps === playthrough.record.steps.length;
  return isNow ? outlookLine(outlook, hints) : "";
}

/** Whether somebody who decides may ask for a hint. */
function mayAsk(hasHints: boolean, desk: Desk<unknown, unknown>, decides: boolean): boolean {
  const isOn = hasHints && desk.settings.hints !== "nobody" && verdictAt(desk) !== "asked";
  return isOn && decides && desk.busy === undefined && desk.paused === undefined && !desk.free;
}

/** The first empty chair about which a viewer is to decide: those that are waited for come last. */
function vacancyFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { computers }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  { isWaitedFor, isIdle, movedTo }: Attendance,
): Vacancy | undefined {
  if (!desk.playing || desk.result !== undefined) return undefined;
  let vacancy: Vacancy | undefined;
  for (let seat = 0; seat < desk.chairs.length; seat++) {
    const chair = desk.chairs[seat];
    if (chair === undefined) continue;
    const idle = isIdle(seat);
    if (!(idle || isEmpty(chair)) || !decidersAbout(chair).includes(viewer)) continue;
    const waiting = isWaitedFor(seat);
    if (vacancy !== undefined && waiting) continue;
    const others = seatedColours().filter(
      (colour) => !isPlayedBy(chair, colour) && !playsAgainst(desk.chairs, chair, steamIdAt(colour)),
    );
    const own = movedTo(seat) === viewer;
    vacancy = { seat, colour: chair.colour, idle, waiting, others, own, computers: computers.length > 0 };
    if (!waiting) break;
  }
  return vacancy;
}

function openSeats<State, Action>(
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  { movedTo }: Pick<Attendance, "movedTo">,
): Seat[] {
  const seats: Seat[] = [];
  if (!desk.playing || !isSeated(viewer)) return seats;
  for (let seat = 0; seat < desk.chairs.length; seat++) {
    const chair = desk.chairs[seat];
    if (chair === undefined) continue;
    const free = isEmpty(chair) ? movedTo(seat) === viewer : mayTake(desk.chairs, chair, viewer);
    if (free) seats.push(seat);
  }
  return seats;
}

function activityOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  seen: Seen,
): Activity {
  if (desk.free) return { kind: "handsOff" };
  if (desk.busy !== undefined) return { kind: "busy", why: desk.busy };
  if (!desk.playing) return { kind: "lobby" };
  if (desk.byHand !== undefined) return { kind: "byHand", what: desk.byHand.kind, hands: handsFor(desk) };
  if (desk.result !== undefined) return { kind: "over", ...game.words.result(seen) };
  if (desk.paused !== undefined) return { kind: "paused", by: desk.paused, mayGoOn: mayPause(desk, viewer) };
  return { kind: "deciding" };
}

function sessionLine<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): string {
  const { games, standings, totals, best } = desk.session;
  if (games === 0) return game.words.hook();
  return say("sessionFigures", {
    results: resultsLine(game.rules.seats.max, games, winsIn(standings)),
    figures: game.words.figures(totals, best),
  });
}

/** How many games were played here, and won: by colours where several play. */
function resultsLine(most: number, games: number, wins: Record<string, number>): string {
  const colours = playingColours().filter((colour) => (wins[colour] ?? 0) > 0);
  if (most > 1) {
    const list = colours.map((colour) => say("sessionWins", { colour, won: wins[colour] ?? 0 }));
    return say("sessionOfSeveral", { games, wins: listed(list) });
  }
  let won = 0;
  for (const colour of colours) won += wins[colour] ?? 0;
  return say("session", { games, won });
}

function undoTo<State, Action>(desk: Desk<State, Action>, viewer: ColorLiteral): number | undefined {
  if (!desk.playing || desk.busy !== undefined || desk.paused !== undefined || isOpenBook(desk))
    return undefined;
  const left = stepsAfterUndo(desk.playthrough, undoRuleOf(desk), whoseFor(desk.chairs, viewer));
  return typeof left === "number" ? left : undefined;
}
