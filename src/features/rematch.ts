import { listed, sideBySide } from "../kit/enumeration";
import type { Options } from "../kit/options";
import type { Result } from "../kit/rules";
import { isBetween, readRunningScore, scored, type RunningScore } from "../kit/running-score";
import { keeperOf, seatsAgain } from "../table/commands/lobby-seats";
import { refused, type CommandResult } from "../table/commands/result";
import { awaitReaders, dealSeated } from "../table/commands/start-game";
import type { CreateFeature } from "../table/feature";
import type { TableRefusal } from "../table/languages/refusals";
import { colourName, say, seatCalled } from "../table/languages/sentences";
import { optionsToDeal } from "../table/model/hurry";
import { isRecorded, isRemembered } from "../table/model/permissions";
import { personAs, personName } from "../table/model/person-names";
import { coloursOf, everybodyAt, type TableSeat } from "../table/model/seats";
import { button, type Entry } from "../table/panel/view";
import type { Table } from "../table/table";

/**
 * A rematch between those who have just played, with sides swapped or another one to begin, and the score of their games, which
 * goes on as long as the same players finish them.
 */
export const createRematch: CreateFeature = (table, header) => {
  const { game, desk, questions, seating } = table;
  let score = readRunningScore(header["rematches"]);

  function rematch({ color: colour }: Player): CommandResult {
    const next = nextGame(table);
    if (next.kind !== "rematch") return refused(next);
    const waits = awaitReaders(table, colour, everybodyAt(next.seats), "wantsRematch");
    if (waits !== undefined) return waits;
    seating.seatAgain(next.seats);
    broadcastToAll(say("rematchDealt", { players: listed(next.first.map((each) => seatCalled(each))) }));
    return dealSeated(table, { ...optionsToDeal(game, desk), ...next.options });
  }

  /** It is the score of others, too: they are told what it was. */
  function beginScore(player: Player): CommandResult {
    if (score === undefined) return refused({ kind: isAlone(table) ? "rematchAlone" : "scoreNone" });
    questions.ask({
      ...{ asker: player, asked: player, text: say("newScoreAsk", { score: scoreLine(score) }) },
      still: () => score !== undefined,
      yes: () => {
        const was = score === undefined ? "" : scoreLine(score);
        broadcastToAll(say("newScoreBegun", { colour: personAs(player.color), score: was }));
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
};

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
  const again = seatsAgain(game, desk);
  if (again === undefined) return { kind: "rematchOthers" };
  const seats: TableSeat[] = [];
  for (const seat of planned.order) {
    const tableSeat = again[seat];
    if (tableSeat !== undefined) seats.push(tableSeat);
  }
  return { kind: "rematch", seats, first: coloursOf(again, planned.first), options: planned.options };
}

/** What asks for a rematch; undefined: there is none. */
function again(table: Pick<Table, "game" | "desk">): Entry | undefined {
  if (nextGame(table).kind !== "rematch") return undefined;
  const players = listed(table.desk.again.map((colour) => colourName(colour)));
  return button(players === "" ? "rematch" : "rematchWith", "go", { kind: "rematch" }, { players });
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

/** A score on one line: `Ann 2 : 1 Ben, 1 drawn`. */
function scoreLine({ sides, drawn }: RunningScore): string {
  const [one, other] = sides;
  let line = sideBySide(sides.map((side) => say("scoreOfOne", { player: nameOf(side), won: side.won })));
  if (one !== undefined && other !== undefined && sides.length === 2)
    line = say("scoreOfTwo", { first: nameOf(one), won: one.won, lost: other.won, second: nameOf(other) });
  return drawn === 0 ? line : say("scoreDrawn", { score: line, count: drawn });
}

/** What a player is called: a person by name, a bot by its colour; so is somebody who is away. */
function nameOf({ id, colour }: RunningScore["sides"][number]): string {
  if (id === colour) return say("botAt", { colour: colourName(colour) });
  return personName(id) ?? colourName(colour);
}
