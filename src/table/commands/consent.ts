import { listed } from "../../kit/enumeration";
import { colourName, say } from "../languages/sentences";
import { ownersBeside, seatsOwnedBy } from "../model/owners";
import { isPlayedBy } from "../model/seats";
import { isSeated } from "../../tts/players";
import type { Question } from "./questions";
import { openScope, type Scope } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import type { CommandResult } from "./result";
import type { Table } from "../table";

/** For how long somebody who is away is waited for, in seconds; then who has asked is told. */
const PATIENCE = 60;
/** After how many seconds the same may be asked again. */
const REPEAT = 30;

/**
 * What no player may do alone: it happens when everybody else who owns a seat has said yes. An owner who is away has not: what was
 * asked waits until that person is back, or the table has decided who plays the seat.
 * @noSelf
 */
export interface Consent {
  /**
   * Asks the other owners; where there are none, it happens at once.
   * @param question what they are asked, with who asks in it
   * @param act what then happens
   */
  ask: (player: Player, question: string, act: (this: void) => CommandResult, terms?: Terms) => CommandResult;
  /** Somebody has come, gone or changed seat, or plays another one: those who are back are asked. */
  changed: () => void;
}

/** What a consent depends on besides the game and the people. */
export interface Terms {
  /** Whether it still means what it meant. */
  still?: (this: void) => boolean;
  /** The Steam ids of those who need not be asked, for they have agreed before. */
  agreed?: readonly string[];
}

/** Something that others have to agree to. */
interface Request {
  asker: { player: Player; colour: ColorLiteral; id: string | undefined };
  question: string;
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

/** The consent of those who own the seats of the game on a desk. */
export function createConsent(
  table: Pick<Table, "desk" | "questions" | "panels" | "invalidations" | "reply">,
): Consent {
  const { desk, questions, panels, invalidations, reply } = table;
  let pending: Request[] = [];

  function isOpen({ asker, game, still, life }: Request): boolean {
    const isThere = isSeated(asker.colour) && Player[asker.colour].steam_id === asker.id;
    return !life.isOver() && game === desk.versions.games && isThere && still();
  }

  function end(request: Request): void {
    request.life.end();
    pending = pending.filter((other) => other !== request);
  }

  /** Who is missing: where they sit, or the colours of the seats of those who are away. */
  function missing({ asker, agreed }: Request): { here: [string, ColorLiteral][]; away: ColorLiteral[] } {
    const here: [string, ColorLiteral][] = [];
    const away: ColorLiteral[] = [];
    for (const id of ownersBeside(desk, asker.colour)) {
      if (agreed.includes(id)) continue;
      const seats = seatsOwnedBy(desk, id);
      const seat = seats.find((tableSeat) => isPlayedBy(tableSeat, tableSeat.player.colour));
      if (seat === undefined) for (const { colour } of seats) away.push(colour);
      else here.push([id, seat.player.colour]);
    }
    return { here, away };
  }

  /** Asks those who have not been asked; when all have agreed, it happens. */
  function advance(request: Request): CommandResult {
    if (!isOpen(request)) {
      end(request);
      return "panel";
    }
    const { asker, asked, question } = request;
    const { here, away } = missing(request);
    if (here.length + away.length === 0) {
      end(request);
      return request.act();
    }
    // Those who have left are asked again when they are back.
    request.asked = asked.filter((put) => {
      const isHere = here.some(([id]) => id === put.id);
      if (!isHere) questions.withdraw(put.question);
      return isHere;
    });
    for (const [id, colour] of here) {
      if (request.asked.some((put) => put.id === id)) continue;
      const put: Question = {
        ...{ asker: asker.player, asked: Player[colour], text: question },
        still: () => isOpen(request),
        over: () => {
          end(request);
        },
        yes: () => {
          request.agreed.push(id);
          panels.write(say("agrees", { colour }));
          invalidations.mark("panels");
          return advance(request);
        },
      };
      if (questions.ask(put)) request.asked.push({ id, question: put });
      else end(request);
    }
    return "panel";
  }

  /** Tells the asker for whom the table waits. */
  function tell(request: Request): void {
    const { here, away } = missing(request);
    const names = (colours: readonly ColorLiteral[]): string =>
      listed(colours.map((colour) => colourName(colour)));
    const { player } = request.asker;
    if (away.length > 0) {
      panels.tell(player, say("consentAway", { players: names(away) }));
      afterSeconds(
        PATIENCE,
        "a consent",
        () => {
          if (isOpen(request) && missing(request).away.length > 0)
            player.broadcast(say("consentExpired", { players: names(missing(request).away) }));
          end(request);
        },
        request.life,
      );
    } else if (here.every(([id]) => request.asked.some((put) => put.id === id)))
      panels.tell(player, say("consentAsked", { players: names(here.map(([, colour]) => colour)) }));
  }

  return {
    ask: (player, question, act, { still = () => true, agreed = [] } = {}) => {
      const request: Request = {
        asker: { player, colour: player.color, id: player.steam_id },
        ...{
          question,
          act,
          still,
          game: desk.versions.games,
          agreed: [...agreed],
          asked: [],
          at: Time.time,
          life: openScope(),
        },
      };
      const before = pending.find(
        (other) => other.asker.id === player.steam_id && other.question === question,
      );
      if (before !== undefined && isOpen(before) && Time.time - before.at < REPEAT) {
        tell(before);
        return "panel";
      }
      // Who has closed the dialog is asked once more.
      if (before !== undefined) end(before);
      pending.push(request);
      const answer = advance(request);
      if (!request.life.isOver()) tell(request);
      return answer;
    },
    changed: () => {
      for (const request of [...pending]) {
        const answer = advance(request);
        if (request.life.isOver()) reply(request.asker.player, answer);
      }
    },
  };
}
