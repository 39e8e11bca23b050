import { say, seatCalled, type TableSentence } from "../languages/sentences";
import { listed } from "../../kit/words/enumeration";
import { ownersBeside, seatsOwnedBy } from "../model/owners";
import { refusalToDecide } from "../model/permissions";
import { peopleAs, personAs } from "../model/person-names";
import { isPlayedBy } from "../model/seats";
import { CONCERNS } from "../model/settings";
import { isSeated, steamIdAt } from "../../tts/players";
import { openScope } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { refused, type CommandResult } from "./result";
import type { Table } from "../table";
import type { AskedNow, Consent, Proposal, Question, QuestionEnd, Terms, VoteSight } from "./contracts";
import type { Desk } from "../model/contracts";
import type { Scope } from "../../tts/scope";

/** For how long somebody who is away is waited for, in seconds; then who has asked is told. */
const PATIENCE = 60;
/** After how many seconds the same may be asked again, and after a refusal. */
const REPEAT = 30;
export const PEACE = 10;

/** Something that others have to agree to. */
interface Request extends Proposal {
  number: number;
  asker: { player: Player; colour: ColorLiteral; id: string | undefined };
  of: { colour: ColorLiteral; id: string } | undefined;
  act: (this: void) => CommandResult;
  still: (this: void) => boolean;
  game: number;
  /** The Steam ids of those who have agreed, and what the others are asked. */
  agreed: string[];
  asked: { id: string; question: Question }[];
  /** When it was asked (`Time.time`). */
  at: number;
  life: Scope;
}

/** Who has yet to agree: where they sit, or the colours of the seats of those who are away. */
interface Missing {
  here: [string, ColorLiteral][];
  away: ColorLiteral[];
}

/** How a vote ends that is not agreed to. */
const ENDS: Record<QuestionEnd, TableSentence> = {
  refused: "questionRefused",
  unanswered: "questionUnanswered",
  gone: "voteGone",
};

/** The consent of those who own the seats of the game on a desk. */
export function createConsent(table: Table): Consent {
  const { desk, questions, tell, invalidations, reply } = table;
  let pending: Request[] = [];
  let count = 0;
  /** Until when somebody may not ask again what was refused. */
  const peaceAt: Record<string, number | undefined> = {};

  const isOpen = (request: Request): boolean => isOpenAt(desk, request);
  const missing = (request: Request): Missing => missingAt(desk, request);

  function end(request: Request): void {
    request.life.end();
    pending = pending.filter((other) => other !== request);
    for (const { question } of request.asked) questions.withdraw(question);
    invalidations.mark("panels");
  }

  /** Ends a vote, and tells all whom it concerns. */
  function finish(request: Request, sentence: TableSentence, colour = request.asker.colour): void {
    if (request.life.isOver()) return;
    const { what, asker, agreed, asked } = request;
    const told = say(sentence, { what: what(), colour: personAs(colour) });
    end(request);
    const concerned = Player.getPlayers().filter(
      ({ steam_id: id = "" }) => id === asker.id || agreed.includes(id) || asked.some((put) => put.id === id),
    );
    tell("news", told, concerned);
  }

  /** Asks those who have not been asked; when all have agreed, it happens. */
  function advance(request: Request): CommandResult {
    if (!isOpen(request)) {
      finish(request, "voteGone");
      return "panel";
    }
    const { asker, asked, question: text } = request;
    const { here, away } = missing(request);
    if (here.length + away.length === 0) {
      if (asked.length > 0) finish(request, "voteAgreed");
      else end(request);
      return request.act();
    }
    // Those who have left are asked again when they are back.
    request.asked = asked.filter((put) => {
      const isHere = request.agreed.includes(put.id) || here.some(([id]) => id === put.id);
      if (!isHere) questions.withdraw(put.question);
      return isHere;
    });
    for (const [id, colour] of here) {
      if (request.asked.some((put) => put.id === id)) continue;
      const question: Question = {
        ...{ asker: asker.player, asked: Player[colour], text },
        still: () => isOpen(request),
        over: (how) => {
          if (how === "refused") peaceAt[`${asker.id} ${request.about}`] = Time.time + PEACE;
          finish(request, ENDS[how], colour);
        },
        yes: () => {
          request.agreed.push(id);
          tell("entry", say("agrees", { what: request.what(), colour: personAs(colour) }));
          invalidations.mark("panels");
          return advance(request);
        },
      };
      if (questions.ask(question)) request.asked.push({ id, question });
      else end(request);
    }
    return "panel";
  }

  function ask(
    player: Player,
    { about, what, question }: Proposal,
    act: (this: void) => CommandResult,
    { still = () => true, agreed = [], of }: Terms = {},
  ): CommandResult {
    const why = refusalToDecide(desk, player.color, about);
    if (why !== undefined) return refused(why);
    if (CONCERNS[about].needs !== "all") return act();
    count++;
    const request: Request = {
      asker: { player, colour: player.color, id: player.steam_id },
      of: of === undefined ? undefined : { colour: of, id: steamIdAt(of) },
      ...{ number: count, about, what, question, act, still, agreed: [...agreed], asked: [] },
      ...{ game: desk.versions.games, at: Time.time, life: openScope() },
    };
    if (Time.time < (peaceAt[`${player.steam_id} ${about}`] ?? 0)) return refused({ kind: "askedLately" });
    const before = pending.find((other) => other.asker.id === player.steam_id && other.about === about);
    if (before !== undefined && isOpen(before) && Time.time - before.at < REPEAT) {
      const [first] = missing(before).here;
      if (first !== undefined) return refused({ kind: "questionOpen", colour: first[1] });
      tellOfAway(table, before, end);
      return "panel";
    }
    if (before !== undefined) end(before);
    pending.push(request);
    const answer = advance(request);
    if (!request.life.isOver()) tellOfAway(table, request, end);
    return answer;
  }

  return {
    ask,
    changed: () => {
      for (const request of [...pending]) {
        const answer = advance(request);
        if (request.life.isOver()) reply(request.asker.player, answer);
      }
    },
    tidy: () => {
      questions.tidy();
      for (const request of [...pending]) if (!isOpen(request)) finish(request, "voteGone");
    },
    seenBy: (viewer) => sightOf(desk, pending, viewer, questions.shownTo(viewer)),
    handlers: {
      withdraw: (player, { vote }) => {
        const request = pending.find(({ number }) => number === vote);
        if (request === undefined || request.asker.id !== player.steam_id)
          return refused({ kind: "questionOver" });
        finish(request, "voteWithdrawn");
        return "panels";
      },
    },
  };
}

/** Tells the asker for whom the table waits who is away; what nobody has agreed to in time ends. */
function tellOfAway(
  { desk, tell }: Table,
  request: Request,
  end: (this: void, request: Request) => void,
): void {
  const { player } = request.asker;
  const awaited = (): ColorLiteral[] => missingAt(desk, request).away;
  if (awaited().length === 0) return;
  tell("notice", say("consentAway", { players: peopleAs(awaited()) }), [player]);
  afterSeconds(
    PATIENCE,
    "a consent",
    () => {
      if (isOpenAt(desk, request) && awaited().length > 0)
        tell("notice", say("consentExpired", { players: peopleAs(awaited()) }), [player]);
      end(request);
    },
    request.life,
  );
}

/** Whether a request still means what it meant. */
function isOpenAt(desk: Desk, { asker, game, still, life, of }: Request): boolean {
  const isThere = isSeated(asker.colour) && Player[asker.colour].steam_id === asker.id;
  const isAsked = of === undefined || steamIdAt(of.colour) === of.id;
  return !life.isOver() && game === desk.versions.games && isThere && isAsked && still();
}

/** Who is missing: where they sit, or the colours of the seats of those who are away. */
function missingAt(desk: Desk, { asker, agreed, of }: Request): Missing {
  const here: [string, ColorLiteral][] = [];
  const away: ColorLiteral[] = [];
  if (of !== undefined) return { here: agreed.includes(of.id) ? [] : [[of.id, of.colour]], away };
  for (const id of ownersBeside(desk, asker.colour)) {
    if (agreed.includes(id)) continue;
    const seats = seatsOwnedBy(desk, id);
    const seat = seats.find((tableSeat) => isPlayedBy(tableSeat, tableSeat.player.colour));
    if (seat === undefined) for (const { colour } of seats) away.push(colour);
    else here.push([id, seat.player.colour]);
  }
  return { here, away };
}

/** Who has agreed to a vote, and who has yet to. */
function standingOf(desk: Desk, request: Request): string {
  const { here, away } = missingAt(desk, request);
  const agreed = Player.getPlayers().filter(({ steam_id: id = "" }) => request.agreed.includes(id));
  const open = here.map(([, colour]) => colour);
  return voteLine(
    agreed.map(({ color }) => color),
    open,
    away,
  );
}

/** How a vote stands: who has agreed, who has not answered, and the seats of those who are away. */
export function voteLine(
  agreed: readonly ColorLiteral[],
  open: readonly ColorLiteral[],
  away: readonly ColorLiteral[],
): string {
  const parts: string[] = [];
  if (agreed.length > 0) parts.push(say("voteYes", { players: peopleAs(agreed) }));
  if (open.length > 0) parts.push(say("voteOpen", { players: peopleAs(open) }));
  if (away.length > 0) parts.push(say("voteAway", { players: listed(away.map((each) => seatCalled(each))) }));
  return parts.join(" ");
}

/** What a viewer reads of requests, and of what the viewer is asked now. */
function sightOf(
  desk: Desk,
  pending: readonly Request[],
  viewer: ColorLiteral,
  asked: AskedNow | undefined,
): VoteSight | undefined {
  const id = steamIdAt(viewer);
  const request =
    asked === undefined
      ? pending.find(({ asker, agreed }) => asker.id === id || agreed.includes(id))
      : pending.find((other) => other.asked.some(({ question }) => question === asked.question));
  if (request === undefined) return asked === undefined ? undefined : { text: asked.text, asked };
  const isOwn = request.asker.id === id;
  const first = asked?.text ?? (isOwn ? say("voteYours", { what: request.what() }) : request.what());
  return {
    text: `${first}\n${standingOf(desk, request)}`,
    asked,
    own: asked === undefined && isOwn ? request.number : undefined,
  };
}
