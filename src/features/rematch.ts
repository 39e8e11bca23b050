import { listed, sideBySide } from "../kit/words/enumeration";
import type { Options } from "../kit/rules/options";
import type { Result } from "../kit/rules/rules";
import { isBetween, readRunningScore, scored, type RunningScore } from "../kit/record/running-score";
import { refused, type CommandResult } from "../table/commands/result";
import { awaitReaders, dealSeated } from "../table/commands/start-game";
import type { NoContents } from "../table/commands/commands";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { TableRefusal } from "../table/languages/refusals";
import { colourName, say, sayColours, seatCalled } from "../table/languages/sentences";
import { isRecorded, isRemembered } from "../table/model/permissions";
import { personAs, personNames } from "../table/model/person-names";
import { areAllBack, coloursOf, ownerOf, seatsAgain, type TableSeat } from "../table/model/seats";
import { button } from "../table/panel/view";
import type { Table, Header } from "../table/table";
import type { Ending } from "../table/panel/shown";

/**
 * A rematch between those who have just played, by the same rules, clock included, with sides swapped or another one to begin, and the
 * score of their games, which goes on as long as the same players finish them.
 */
export const REMATCH: FeatureOf<
  {
    /** Deals a game of several that is over once more to the same people, with sides swapped. */
    rematch: NoContents;
    /** Begins the score of those who have played one another anew. */
    newScore: NoContents;
  },
  never,
  Plain<"rematchLater" | "rematchAlone" | "rematchOthers" | "scoreNone">
> = {
  rights: { rematch: "players", newScore: "players" },
  words: [
    { typed: "rematch", told: "rematch", means: { kind: "rematch" } },
    { typed: "rematch new", told: "rematchNew", means: { kind: "newScore" } },
  ],
  create: createRematch,
};

function createRematch(table: Table, header: Header): Made<typeof REMATCH> {
  const { desk, questions, seating, tell } = table;
  let score = readRunningScore(header["rematches"]);

  function rematch({ color: colour }: Player): CommandResult {
    const next = nextGame(table);
    if (next.kind !== "rematch") return refused(next);
    const waits = awaitReaders(table, colour, "wantsRematch");
    if (waits !== undefined) return waits;
    seating.take(next.seats);
    tell(
      "announcement",
      say("rematchDealt", { players: listed(next.first.map((each) => seatCalled(each))) }),
    );
    return dealSeated(table, { ...desk.playthrough.record.options, ...next.options });
  }

  /** It is the score of others, too: they are told what it was. */
  function beginScore(player: Player): CommandResult {
    if (score === undefined) return refused({ kind: isAlone(table) ? "rematchAlone" : "scoreNone" });
    questions.ask({
      ...{ asker: player, asked: player },
      text: () => (score === undefined ? "" : say("newScoreAsk", { score: scoreLine(score) })),
      still: () => score !== undefined,
      yes: () => {
        const was = score === undefined ? "" : scoreLine(score);
        tell("announcement", say("newScoreBegun", { colour: personAs(player.color), score: was }));
        score = undefined;
        return "panels";
      },
    });
    return "nothing";
  }

  /** The score of those who have these seats; empty: they have none. */
  function scoreHere(): string {
    const ids = playersAt(desk.seats).map(({ id }) => id);
    return score !== undefined && isBetween(score, ids) ? scoreLine(score) : "";
  }

  return {
    handlers: { rematch, newScore: beginScore },
    gameEnded: () => {
      const { result, seats } = desk;
      if (result === undefined || isAlone(table) || !isRemembered(desk)) return;
      score = scored(score, playersAt(seats), winnersOf(table, result));
    },
    forget: () => {
      score = undefined;
    },
    saved: () => ({ rematches: { of: score } }),
    panel: () => ({
      lobby: () => ({ choices: [], note: scoreHere() }),
      ending: () => ({ kind: "more", note: scoreHere(), again: again(table) }),
      statistics: () => {
        if (score === undefined) return { lines: [], choices: [] };
        return { lines: [scoreLine(score)], choices: [button("newScore", "quiet", { kind: "newScore" })] };
      },
    }),
  };
}

function isAlone({ game: { rules } }: Pick<Table, "game">): boolean {
  return rules.seats.max === 1;
}

/** A rematch as it would be dealt now. */
interface NextGame {
  kind: "rematch";
  seats: TableSeat[];
  /** The colours of the seats that move first. */
  first: readonly ColorLiteral[];
  options: Options;
}

/** The rematch of the game that is over, or why there is none. */
function nextGame(table: Pick<Table, "game" | "desk">): NextGame | TableRefusal {
  const { game, desk } = table;
  if (isAlone(table)) return { kind: "rematchAlone" };
  const isOver = desk.result !== undefined && isRecorded(desk);
  const planned = isOver ? game.rematch?.(desk.playthrough.state) : undefined;
  if (planned === undefined) return { kind: "rematchLater" };
  const again = seatsAgain(desk.seats);
  if (again === undefined) return { kind: "rematchOthers" };
  const seats: TableSeat[] = [];
  for (const seat of planned.order) {
    const tableSeat = again[seat];
    if (tableSeat !== undefined) seats.push(tableSeat);
  }
  return { kind: "rematch", seats, first: coloursOf(again, planned.first), options: planned.options };
}

/** What asks for a rematch; undefined: there is none. What it would be is too much to find out for each panel. */
function again({ game, desk }: Pick<Table, "game" | "desk">): Ending["again"] {
  if (game.rematch === undefined || !isRecorded(desk) || !areAllBack(desk.seats)) return undefined;
  return { label: "rematch", withOthers: "rematchWith", command: { kind: "rematch" } };
}

/** Who plays some seats, for the score: people by their Steam ids, bots by their colours. */
function playersAt(seats: readonly TableSeat[]): { id: string; colour: ColorLiteral }[] {
  return seats.map((tableSeat) => {
    const { colour } = tableSeat;
    const id = keeperOf(tableSeat);
    return { id: id === "" ? colour : id, colour };
  });
}

/** Who has won, for the score: where there are no sides, several have drawn. */
function winnersOf({ game, desk }: Pick<Table, "game" | "desk">, { winners }: Result): string[] {
  if (game.twoSides !== true && winners.length > 1) return [];
  const ids: string[] = [];
  for (const [seat, { id }] of playersAt(desk.seats).entries()) if (winners.includes(seat)) ids.push(id);
  return ids;
}

/** A score on one line: `Ann 2 : 1 Ben, 1 drawn`; of more than two, `Ann 2 · Ben 1 · Cid 0`. */
function scoreLine({ sides, drawn }: RunningScore): string {
  const names = personNames();
  // A bot is called by its colour, and so is somebody who is away.
  const called = ({ id, colour }: RunningScore["sides"][number]): string =>
    id === colour ? sayColours("botAt", { colour }) : (names[id] ?? colourName(colour));
  const [one, other] = sides;
  const line =
    one !== undefined && other !== undefined && sides.length === 2
      ? `${called(one)} ${one.won} : ${other.won} ${called(other)}`
      : sideBySide(sides.map((side) => `${called(side)} ${side.won}`));
  return drawn === 0 ? line : say("scoreDrawn", { score: line, count: drawn });
}

/** Whose a seat is: the person who owns it, or for whom a bot keeps it; empty: a bot's. */
function keeperOf(tableSeat: TableSeat): string {
  const { player } = tableSeat;
  return player.kind === "bot" ? (player.owner ?? "") : ownerOf(tableSeat);
}
