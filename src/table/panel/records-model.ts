import type { AnyGame } from "../model/game";
import { BESIDE, listed } from "../../kit/words/enumeration";
import { winsIn, type Session } from "../../kit/record/session";
import { refusalSentence, say, sayColours } from "../languages/sentences";
import { isUnderWay } from "../model/desk";
import { refusalToRecord } from "../model/permissions";
import { playingColours } from "../../tts/players";
import type { RecordsModel } from "./shown";
import type { Desk } from "../model/contracts";

/** The finished games of a desk. */
export function recordsOf(game: AnyGame, desk: Desk): RecordsModel {
  const { session } = desk;
  return {
    session,
    line: isUnderWay(desk) ? "" : sessionLine(game, session),
    waits: () => {
      const why = refusalToRecord(desk);
      return why?.kind === "recordAfterDay" ? refusalSentence(why) : "";
    },
    figures: () => game.words.figures(session.totals, session.best).split(BESIDE),
  };
}

function sessionLine(game: AnyGame, { games, standings, totals, best }: Session): string {
  if (games === 0) return game.words.hook();
  return say("sessionFigures", {
    results: resultsLine(game.rules.seats.max, games, winsIn(standings)),
    figures: game.words.figures(totals, best),
  });
}

/** How many games were played here, and won, if any: by colours where several play. */
function resultsLine(most: number, games: number, wins: Record<string, number>): string {
  const colours = playingColours().filter((colour) => (wins[colour] ?? 0) > 0);
  if (colours.length === 0) return say("sessionPlayed", { games });
  if (most > 1) {
    const list = colours.map((colour) => sayColours("sessionWins", { colour, won: wins[colour] ?? 0 }));
    return say("sessionOfSeveral", { games, wins: listed(list) });
  }
  let won = 0;
  for (const colour of colours) won += wins[colour] ?? 0;
  return say("session", { games, won });
}
