import { listOf, oneOf, record, text } from "../kit/data/decode";
import { isRecord } from "../kit/data/data";
import { LEVELS, type Level } from "../kit/game/level";
import { rivalGame, type RivalResult } from "../kit/advice/rival";
import type { Tally } from "../kit/record/tally";
import { dealAlone } from "../table/commands/start-game";
import { refused, type CommandResult } from "../table/commands/result";
import type { NoContents } from "../table/commands/commands";
import type { FeatureOf, Made } from "../table/feature";
import type { Table, Header } from "../table/table";
import { reachedIn, say, type Reached, type TableSentence } from "../table/languages/sentences";
import { optionsToDeal } from "../table/model/hurry";
import { isRecorded, isRemembered, refusalToDeal } from "../table/model/permissions";
import { LEVEL_SENTENCES } from "../table/panel/lobby-view";
import { button } from "../table/panel/view";
import { steamIdAt } from "../tts/players";
import { isStillAt, pointIn, whileUnchanged, type PointInGame } from "./unchanged";
import type { Ending } from "../table/panel/shown";

/**
 * The rivals: a bot of the lowest level that its player has not beaten plays the cards of a game for one that has ended, a slice a
 * frame, for comparison. How it fared is not saved: a table that is loaded plays it again, and the same cards bring the same result.
 * Who has beaten which level is, and against which the game counts, so that playing it again never counts against the next.
 */
export const BOT_RIVAL: FeatureOf<{ nextRival: NoContents }> = {
  rights: { nextRival: "players" },
  create: createBotRival,
};

function createBotRival(table: Table, header: Header): Made<typeof BOT_RIVAL> {
  const { game, desk, invalidations } = table;
  const { rules, box, tally, rivals } = game;
  let ladder = readLadder(header["rivals"]);
  /** What the bot has begun to play again. */
  let played: PointInGame | undefined;
  /** How the bot fares, once the game is over. */
  let rival: BotRival | undefined;

  /** The Steam id of whoever plays the game for one, if anybody does. */
  function playerId(): string | undefined {
    const colour = desk.seats[0]?.colour;
    return colour === undefined ? undefined : steamIdAt(colour);
  }

  /** Against which level the game on the desk counts; decided when it is over for the first time. */
  function levelFaced(): Level {
    const { beaten, facing } = ladder;
    if (facing !== undefined) return facing;
    const level = lowestUnbeaten(beaten, playerId()) ?? "expert";
    ladder = { beaten, facing: level };
    return level;
  }

  function finish(level: Level, rated: Pick<Tally, "score" | "progress">, end: RivalResult): void {
    const { playthrough, result } = desk;
    const summary = rules.summary(playthrough.state);
    const lead = rated.score(summary) - rated.score(end.summary);
    const id = playerId();
    const { beaten, facing } = ladder;
    if (lead > 0 && id !== undefined && isRemembered(desk) && !isBeaten(beaten, id, level))
      ladder = { beaten: beaten.concat([{ id, level }]), facing };
    rival = {
      kind: "done",
      own: { done: rated.progress(summary).done, won: (result?.winners ?? []).length > 0 },
      bot: { done: rated.progress(end.summary).done, won: end.result.winners.length > 0 },
      dice: box.dice.length > 0,
      level,
      lead,
    };
    invalidations.mark("panels");
  }

  function wait(): void {
    const { playthrough, result } = desk;
    if (result === undefined) {
      rival = undefined;
      played = undefined;
    }
    if (tally === undefined || rivals === undefined || result === undefined) return;
    if (!isRecorded(desk)) return;
    if (isStillAt(desk, played)) return;
    const level = levelFaced();
    const thinker = rivals.find((each) => each.level === level)?.thinker;
    if (thinker === undefined) return;
    played = pointIn(desk);
    rival = { kind: "thinking" };
    const think = rivalGame(rules, box.cards, playthrough.record, thinker);
    const slice = (): boolean => {
      const end = think();
      if (end === undefined) return false;
      finish(level, tally, end);
      return true;
    };
    whileUnchanged(desk, slice, { spare: true });
  }

  /** Deals other cards, whatever code the last ones came from. */
  function meetNext(player: Player): CommandResult {
    const isOver = rival?.kind === "done" && desk.result !== undefined;
    const why = isOver ? refusalToDeal(desk) : { kind: "cannotNow" as const };
    return why === undefined ? dealAlone(table, player, optionsToDeal(game, desk), undefined) : refused(why);
  }

  function ending(): Ending {
    const note = rivalLine(rival, tally);
    const next = lowestUnbeaten(ladder.beaten, playerId());
    if (rival?.kind !== "done" || rival.lead <= 0 || next === undefined) return { kind: "more", note };
    const level = say(LEVEL_SENTENCES[next]);
    return { kind: "more", note, onward: button("rivalNext", "go", { kind: "nextRival" }, { level }) };
  }

  return {
    handlers: { nextRival: meetNext },
    laidOut: () => {
      rival = undefined;
      ladder = { beaten: ladder.beaten, facing: undefined };
    },
    waiting: wait,
    forget: () => {
      ladder = { beaten: [], facing: ladder.facing };
    },
    saved: () => ({
      rivals: { of: ladder.facing !== undefined || ladder.beaten.length > 0 ? ladder : undefined },
    }),
    panel: () => ({ ending }),
  };
}

/** A level that somebody has beaten; `id` is the Steam id. */
export interface Beaten {
  id: string;
  level: Level;
}

/** Who has beaten which levels at this table, and against which the game on it counts, once it is over. */
export interface Ladder {
  beaten: readonly Beaten[];
  facing: Level | undefined;
}

/** What a save tells of the levels; nothing of what is damaged, nor of saves that are older than the levels. */
export function readLadder(saved: unknown): Ladder {
  if (!isRecord(saved)) return { beaten: [], facing: undefined };
  const level = oneOf(LEVELS);
  const beaten = listOf(record<Beaten>({ id: text, level }))(saved["beaten"]) ?? [];
  return { beaten, facing: level(saved["facing"]) };
}

function isBeaten(beaten: readonly Beaten[], id: string | undefined, level: Level): boolean {
  return beaten.some((each) => each.id === id && each.level === level);
}

/** The lowest level that this person has not beaten, if there is any. */
function lowestUnbeaten(beaten: readonly Beaten[], id: string | undefined): Level | undefined {
  return LEVELS.find((level) => !isBeaten(beaten, id, level));
}

/**
 * What a bot has made of the cards of the game on a board; `dice`: whether dice had a part in it, which fell otherwise; `lead`: by how
 * much more its player has scored.
 */
type BotRival =
  | { kind: "thinking" }
  | { kind: "done"; own: Reached; bot: Reached; dice: boolean; level: Level; lead: number };

/** How a bot has fared with the same cards, and who has won, in sentences of the game's words; empty if none plays them. */
function rivalLine(rival: BotRival | undefined, tally: Pick<Tally, "reached"> | undefined): string {
  if (rival === undefined || tally === undefined) return "";
  if (rival.kind === "thinking") return say("rivalThinking");
  const { own, bot, dice, level, lead } = rival;
  const reached = { bot: reachedIn(tally, bot), own: reachedIn(tally, own) };
  const outcome = say(outcomeOf(lead), { level: say(LEVEL_SENTENCES[level]) });
  return `${say(dice ? "rivalDice" : "rivalCards", reached)}\n${outcome}`;
}

function outcomeOf(lead: number): TableSentence {
  if (lead === 0) return "rivalEven";
  return lead > 0 ? "rivalBeaten" : "rivalBeats";
}
