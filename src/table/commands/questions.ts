import { say } from "../languages/sentences";
import { isSeated } from "../../tts/players";
import { openScope } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { typed } from "./commands";
import { refused, type CommandResult } from "./result";
import type { Table } from "../table";
import type { Question, QuestionEnd, Questions } from "./contracts";
import type { Scope } from "../../tts/scope";

/** What answers a question in the chat. */
export const YES = "yes";
export const NO = "no";

/** For how long a question keeps others from being asked, and the same two from another one, in seconds. */
const PATIENCE = 30;
/** After how many seconds a question ends that nobody has answered. */
const LIFE = 60;
/** From the end of one question to the next: what was typed for the one must not answer the other, in seconds. */
const CALM = 1;

/** Who sits at a colour, so that it can be seen whether that is the same person later. */
interface Person {
  colour: ColorLiteral;
  id: string | undefined;
}

/** A question that has not been answered. */
interface Open {
  question: Question;
  number: number;
  asker: Person;
  asked: Person;
  game: number;
  /** When it was put to the person (`Time.time`); undefined: it waits for its turn. */
  shown: number | undefined;
  /** Whether another question was there just before: what is typed at once may be meant for that. */
  follows: boolean;
  /** Over when it ends, or is put once more. */
  life: Scope;
}

/** The lines of questions at a table, one for each colour. */
function createQueues(
  { desk: { versions }, reply, tell, invalidations }: Table,
  chatting: Readonly<Record<string, boolean>>,
) {
  /** By the colour that is asked; the first is the one that was put, or is about to be. */
  const open: Record<string, Open[] | undefined> = {};
  /** Until when nothing is put to somebody who has just answered. */
  const calmAt: Record<string, number | undefined> = {};
  let count = 0;

  function ask(question: Question): boolean {
    const { asker, asked } = question;
    const before = open[asked.color] ?? [];
    const earlier = before.filter((other) => other.asker.colour === asker.color);
    if (asker.color !== asked.color && earlier.some((other) => !isOld(other))) {
      reply(asker, refused({ kind: "questionOpen", colour: asked.color }));
      return false;
    }
    for (const other of earlier) other.life.end();
    count++;
    lineUp(opened(question, count, versions.games), before);
    return true;
  }

  /** A question comes into the queue, in the place of those of the same asker. */
  function lineUp(mine: Open, before: readonly Open[]): void {
    const { asker, asked, question } = mine;
    const [first] = before;
    const others = before.filter((other) => other.asker.colour !== asker.colour);
    if (asker.colour === asked.colour) {
      // Who asks oneself has just clicked somewhere: no other question is being answered.
      for (const other of others) takeBack(other);
      open[asked.colour] = [mine].concat(others);
      put(mine, false);
    } else if (others.length === 0 && Time.time >= (calmAt[asked.colour] ?? 0)) {
      open[asked.colour] = [mine];
      put(mine, first?.shown !== undefined && first.question.text() !== question.text());
    } else {
      open[asked.colour] = others.concat([mine]);
      if (first !== undefined && first !== others[0]) putNext(asked.colour, true);
      else if (first?.shown !== undefined && isOld(first)) end(first, "unanswered");
    }
  }

  /** Puts a question to its person; what one asks oneself has no end but an answer while nothing else waits. */
  function put(mine: Open, follows: boolean): void {
    const { asker, asked, question } = mine;
    const isOwn = asker.colour === asked.colour;
    takeBack(mine);
    mine.shown = Time.time;
    mine.follows = follows;
    if (chatting[asked.colour] === true) {
      const words = { command: typed(YES), refusal: typed(NO) };
      tell("reply", say("askedInChat", { question: question.text(), ...words }), [question.asked]);
    } else if (!isOwn) tell("notice", question.text(), [question.asked]);
    invalidations.mark("panel", asked.colour);
    later(PATIENCE, mine, () => {
      if ((open[asked.colour] ?? []).length > 1) end(mine, "unanswered");
    });
    if (!isOwn)
      later(LIFE, mine, () => {
        end(mine, "unanswered");
      });
  }

  /** A question ends without a Yes. */
  function end(mine: Open, how: QuestionEnd): void {
    close(mine, how === "unanswered");
    mine.question.over?.(how);
  }

  /** A question is no longer open; the next one comes. */
  function close(mine: Open, isUnanswered: boolean): void {
    const { colour } = mine.asked;
    mine.life.end();
    const wasFirst = open[colour]?.[0] === mine;
    open[colour] = (open[colour] ?? []).filter((other) => other !== mine);
    if (!wasFirst) return;
    invalidations.mark("panel", colour);
    calmAt[colour] = Time.time + CALM;
    afterSeconds(CALM, "the next question", () => {
      putNext(colour, isUnanswered);
    });
  }

  function putNext(colour: ColorLiteral, follows: boolean): void {
    const first = open[colour]?.[0];
    if (first === undefined || first.shown !== undefined) return;
    if (counts(first)) put(first, follows);
    else end(first, "gone");
  }

  /** Whether a Yes to a question means what it meant when it was asked. */
  function counts({ question, asker, asked, game }: Open): boolean {
    return game === versions.games && isThere(asker) && isThere(asked) && question.still?.() !== false;
  }

  /** What somebody is asked now. */
  function putTo(colour: ColorLiteral): Open | undefined {
    const first = open[colour]?.[0];
    return first?.shown === undefined ? undefined : first;
  }

  function settle(mine: Open, yes: boolean): CommandResult {
    if (!counts(mine)) {
      end(mine, "gone");
      return refused({ kind: "questionOver" });
    }
    if (yes) {
      close(mine, false);
      reply(mine.question.asker, mine.question.yes());
    } else end(mine, "refused");
    return "panel";
  }

  return { open, ask, end, close, putNext, putTo, counts, settle };
}

/** The questions at a table. */
export function createQuestions(table: Table): Questions {
  const { reply } = table;
  const chatting: Record<string, boolean> = {};
  const { open, ask, end, close, putNext, putTo, counts, settle } = createQueues(table, chatting);

  return {
    ask,
    withdraw: (question) => {
      for (const list of Object.values(open)) {
        const mine = list?.find((other) => other.question === question);
        if (mine !== undefined) close(mine, mine.shown !== undefined);
      }
    },
    tidy: () => {
      for (const list of Object.values(open)) {
        const first = list?.[0];
        if (first !== undefined && !counts(first)) end(first, "gone");
      }
    },
    shownTo: (colour) => {
      const mine = putTo(colour);
      if (mine === undefined || !counts(mine)) return undefined;
      const { number, question, asker } = mine;
      return { question, number, text: question.text(), isOwn: asker.colour === colour };
    },
    handlers: {
      answer: (player, { question, yes }) => {
        const mine = putTo(player.color);
        return mine?.number === question ? settle(mine, yes) : refused({ kind: "questionOver" });
      },
    },
    askInChat: (colour, inChat) => {
      chatting[colour] = inChat;
    },
    isAskedInChat: (colour) => chatting[colour] === true,
    reply: (player, word) => {
      const mine = putTo(player.color);
      if (mine === undefined) reply(player, refused({ kind: "cannotNow" }));
      else if (word === YES && mine.follows && Time.time - (mine.shown ?? 0) < CALM) {
        // It may be meant for the question before: this one is put again.
        takeBack(mine);
        afterSeconds(CALM, "a question", () => {
          putNext(player.color, false);
        });
        reply(player, refused({ kind: "questionOver" }));
      } else reply(player, settle(mine, word === YES));
    },
  };
}

/** Runs something after some seconds, unless the question has ended or is put again by then. */
function later(seconds: number, { life }: Open, run: () => void): void {
  afterSeconds(seconds, "a question", run, life);
}

/** A question that has just been asked. */
function opened(question: Question, number: number, game: number): Open {
  return {
    ...{ question, number, game, asker: personOf(question.asker), asked: personOf(question.asked) },
    ...{ shown: undefined, follows: false, life: openScope() },
  };
}

/** Whether a question was put so long ago that another one may take its place. */
function isOld({ shown }: Open): boolean {
  return shown !== undefined && Time.time - shown >= PATIENCE;
}

/** A question waits for its turn again. */
function takeBack(other: Open): void {
  other.shown = undefined;
  other.life.end();
  other.life = openScope();
}

function personOf({ color, steam_id }: Player): Person {
  return { colour: color, id: steam_id };
}

function isThere({ colour, id }: Person): boolean {
  return isSeated(colour) && Player[colour].steam_id === id;
}
