import type { Seen, Action } from "../table/model/game";
import { counselling, type Counsel, type Hints } from "../kit/game/advice";
import { dayNumber } from "../kit/record/daily";
import type { Thinking } from "../kit/rules/policy";
import type { Choice } from "../kit/rules/rules";
import { signsOf } from "../kit/record/tally";
import type { AnyFeature } from "../table/feature";
import type { Table, Feature } from "../table/table";
import { whileUnchanged } from "./unchanged";

/**
 * The win chance: finds out, slice by slice and behind all that the game needs, what the position is worth to who plays alone, at a table
 * that is set so. In a tutorial, in a puzzle and with the cards of a day it would give something away, or be help that others do
 * not have: there it finds out nothing.
 */
export const WIN_CHANCE: AnyFeature = { create: createWinChance };

function createWinChance({ game, desk, invalidations }: Table): Feature {
  const { rules, hints } = game;
  let current: object | undefined;
  let chance: WinChance | undefined;

  function isWanted(): boolean {
    const { settings, playing, tutorial, practice, result, deciding, playthrough } = desk;
    const { code } = playthrough.record;
    if (rules.seats.max > 1 || settings.hints !== "outlook" || !settings.odds) return false;
    if (code !== undefined && dayNumber(code) !== undefined) return false;
    const isPlain = playing && !tutorial && practice?.puzzle === undefined;
    return isPlain && result === undefined && deciding.includes(0);
  }

  function choicesNow(): readonly Choice<Action>[] {
    const waiting = rules.waiting(desk.playthrough.state);
    return waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
  }

  function foresee(): void {
    const { playthrough } = desk;
    const count = playthrough.record.steps.length;
    if (hints === undefined || !isWanted()) {
      current = undefined;
      chance = undefined;
      return;
    }
    if (current !== undefined && chance?.steps === count) return;
    const mine = {};
    current = mine;
    chance = undefined;
    let ask: Thinking<Counsel<Seen, Action>> | undefined;
    whileUnchanged(desk, () => {
      if (current !== mine) return true;
      if (ask === undefined) {
        const choices = choicesNow();
        ask = counselling(rules, hints, { state: playthrough.state, seat: 0 }, choices);
        return choices.length === 0;
      }
      const counsel = ask();
      if (counsel === undefined) return false;
      const value = counsel.advice.ranking[0]?.value;
      if (value === undefined) return true;
      chance = winChanceAt(hints, counsel.seen, count, value);
      invalidations.mark("panels");
      return true;
    });
  }

  return {
    waiting: foresee,
    panel: () => {
      // That of another position does not count.
      const isNow = chance?.steps === desk.playthrough.record.steps.length;
      return isNow ? { log: winChanceLine(chance, hints) } : {};
    },
  };
}

/** What a game for one is worth to its player: the advisor's rating of the best choice after this many steps. */
interface WinChance {
  steps: number;
  value: number;
  /** The same as a part of the most that it can be worth, from 0 to 1. */
  share: number;
}

/** Of how many signs the bar is. */
const SIGNS = 10;
/** Points have no maximum: the bar is full at this many times what a whole game is about. */
const FULL = 2;

/** The win chance for a position of this value. */
function winChanceAt(
  hints: Pick<Hints<Seen, never>, "points">,
  seen: Seen,
  steps: number,
  value: number,
): WinChance {
  const most = hints.points === undefined ? 1 : FULL * hints.points.whole(seen);
  return { steps, value, share: Math.min(1, Math.max(0, value / most)) };
}

/** A win chance as a bar and in the words of a hint; empty where none is known. */
function winChanceLine(
  chance: WinChance | undefined,
  hints: Pick<Hints<never, never>, "worth"> | undefined,
): string {
  if (chance === undefined || hints === undefined) return "";
  const done = Math.floor(chance.share * SIGNS + 0.5);
  return `${signsOf({ done, all: SIGNS })} ${hints.worth(chance.value)}`;
}
