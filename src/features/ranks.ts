import { isRecord } from "../kit/data/data";
import { sideBySide } from "../kit/words/enumeration";
import type { Options } from "../kit/rules/options";
import { rankName, rankOf, rankOptions, type Climbed, type Ladder } from "../kit/game/ranks";
import { signsOf, WON } from "../kit/record/tally";
import type { Command } from "../table/commands/commands";
import { refused, type CommandResult } from "../table/commands/result";
import { leaveToLobby } from "../table/commands/start-game";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { TableRefusal } from "../table/languages/refusals";
import { colourName, say } from "../table/languages/sentences";
import type { AnyGame } from "../table/model/game";
import { onlyPlayerOf } from "../table/model/owners";
import { isRemembered, refusalToDeal } from "../table/model/permissions";
import { personName } from "../table/model/person-names";
import { button, type Entry } from "../table/panel/view";
import type { Table, Header } from "../table/table";
import { steamIdAt } from "../tts/players";
import type { Additions, Ending } from "../table/panel/shown";

/** The ladder of a game for one: which ranks everybody has won, what is open to them, and how its games are set. */
export const RANKS: FeatureOf<
  { rank: { number: number } },
  Plain<"ladder">,
  { rankLocked: { name: string } }
> = {
  rights: { rank: "players" },
  create: (table, header) => table.game.ladder && createRanks(table, table.game.ladder, header),
};

function createRanks(table: Table, ladder: Ladder, header: Header): Made<typeof RANKS> {
  const { game, desk, changeOptions, panelStates } = table;
  const { rules } = game;
  let climbed = readClimbed(header["ranks"], ladder);

  function open({ number, player }: { number: number; player: Player }): CommandResult {
    const why = refusalToDeal(desk);
    if (why !== undefined) return refused(why);
    if (!isRank(ladder, number)) return refused({ kind: "cannotNow" });
    if (number > openTo(climbed, player.steam_id ?? "", ladder))
      return refused(lockedBy(game, ladder, number));
    panelStates.openSheet(player.color, undefined);
    if (desk.playing) leaveToLobby(table);
    return changeOptions.set(player, rankOptions(rules.options, ladder, number));
  }

  /** Notes a win on a rank that was open to its player; what is undone after the end changes nothing. */
  function noteWin(): void {
    const { result, playthrough, seats } = desk;
    const number = rankOf(rules.options, ladder, playthrough.record.options);
    if (number === 0 || result === undefined || !isRemembered(desk)) return;
    for (const seat of result.winners) {
      const id = onlyPlayerOf(seats, seat);
      const colour = seats[seat]?.colour;
      if (id === undefined || colour === undefined || number > openTo(climbed, id, ladder)) continue;
      climbed = withClimbed(climbed, { id, colour, rank: number });
    }
  }

  return {
    handlers: { rank: (player, { number }) => open({ number, player }) },
    gameEnded: (stage) => {
      if (stage === "played") noteWin();
    },
    saved: () => ({ ranks: { of: climbed.length > 0 ? climbed : undefined } }),
    panel: (viewer) => ({
      ...panelPart(game, ladder, { climbed, chosen: desk.options }, viewer),
      ending: () => {
        const number = rankOf(rules.options, ladder, desk.playthrough.record.options);
        const isWon = desk.result !== undefined && desk.result.winners.length > 0 && isRemembered(desk);
        return endingOf(game, ladder, isWon && number <= bestOf(climbed, steamIdAt(viewer)) ? number : 0);
      },
    }),
  };
}

function isRank({ ranks }: Ladder, number: number): boolean {
  return ranks[number - 1] !== undefined;
}

/** The highest rank that somebody may play. */
function openTo(climbed: readonly Climbed[], id: string, { ranks }: Ladder): number {
  return Math.min(ranks.length, bestOf(climbed, id) + 1);
}

/** The highest rank that somebody has won; 0: none. */
function bestOf(climbed: readonly Climbed[], id: string): number {
  return climbed.find((each) => each.id === id)?.rank ?? 0;
}

/** What everybody has won, with what somebody has just won; another list. */
export function withClimbed(climbed: readonly Climbed[], won: Climbed): Climbed[] {
  const rank = Math.max(won.rank, bestOf(climbed, won.id));
  return climbed.filter(({ id }) => id !== won.id).concat([{ ...won, rank }]);
}

/** What a save tells of the ranks that were won; what is damaged is left out. */
export function readClimbed(saved: unknown, ladder: Ladder): Climbed[] {
  let all: Climbed[] = [];
  if (!Array.isArray(saved)) return all;
  for (const entry of saved) {
    if (!isRecord(entry)) continue;
    const { id, colour, rank } = entry;
    if (typeof id !== "string" || id === "" || typeof colour !== "string") continue;
    if (typeof rank === "number" && isRank(ladder, rank)) all = withClimbed(all, { id, colour, rank });
  }
  return all;
}

/** A rank as it is told: `Rank 3: Knight`. */
function rankCalled({ words }: AnyGame, ladder: Ladder, number: number): string {
  return say("rankName", { number, name: rankName(ladder, number, words) });
}

/** How many twists of a rank its button tells: one of the first ranks may have more. */
const MOST_TOLD = 2;

/** The options that a rank changes, in words: `Life: 11`. */
function twistOf({ rules, words }: AnyGame, twist: Options): string {
  const parts: string[] = [];
  for (const spec of rules.options) {
    const value = twist[spec.name];
    if (value === undefined) continue;
    parts.push(
      say("option", { label: words.option(spec).label, value: words.optionValue(spec, `${value}`) }),
    );
  }
  return sideBySide(parts.length > MOST_TOLD ? parts.slice(0, MOST_TOLD).concat("…") : parts);
}

/** What is told of the rank that was won, and the way to the next one; 0: none was. */
function endingOf(game: AnyGame, ladder: Ladder, number: number): Ending {
  if (number === 0) return { kind: "more", note: "" };
  const note = `${WON} ${rankCalled(game, ladder, number)}`;
  const next = number + 1;
  if (!isRank(ladder, next)) return { kind: "more", note };
  const label = rankCalled(game, ladder, next);
  return { kind: "more", note, onward: { label, tone: "go", command: { kind: "rank", number: next } } };
}

/** The ladder before the deal, as a sheet, and in the statistics. */
function panelPart(
  game: AnyGame,
  ladder: Ladder,
  { climbed, chosen }: { climbed: readonly Climbed[]; chosen: Options },
  viewer: ColorLiteral,
): Additions {
  const best = bestOf(climbed, steamIdAt(viewer));
  const place = { number: openTo(climbed, steamIdAt(viewer), ladder), all: ladder.ranks.length };
  return {
    lobby: () => {
      const set = rankOf(game.rules.options, ladder, chosen);
      return {
        choices: [button("ladder", "plain", { kind: "sheet", sheet: { kind: "ladder" } }, place)],
        note: set === 0 ? "" : rankCalled(game, ladder, set),
      };
    },
    statistics: () => ({
      lines: climbed.map(({ id, colour, rank }) => {
        const player = personName(id) ?? colourName(colour);
        return `${player}: ${WON} ${rankCalled(game, ladder, rank)}`;
      }),
      choices: [],
    }),
    sheets: {
      ladder: () => ({
        turn: say("ladder", place),
        page: "",
        prompt: say("ladderHow", { number: ladder.designed }),
        groups: [],
        choices: rankEntries(game, ladder, best),
      }),
    },
  };
}

/** All ranks: won, open, or locked, which has no sign; a click on one that is open sets the options of the next game. */
function rankEntries(game: AnyGame, ladder: Ladder, best: number): Entry[] {
  return ladder.ranks.map(({ twist }, place): Entry => {
    const number = place + 1;
    const label = `${rankCalled(game, ladder, number)}\n${twistOf(game, twist)}`;
    const command: Command = { kind: "rank", number };
    if (place > best) return { label, tone: "quiet", command };
    const sign = signsOf({ done: place < best ? 1 : 0, all: 1 });
    return { label: `${sign} ${label}`, tone: place === best ? "go" : "plain", command };
  });
}

/** Why a rank that is locked cannot be played: the one before has to be won. */
function lockedBy({ words }: AnyGame, ladder: Ladder, number: number): TableRefusal {
  return { kind: "rankLocked", name: rankName(ladder, number - 1, words) };
}
