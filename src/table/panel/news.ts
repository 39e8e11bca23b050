import { say } from "../languages/sentences";
import type { Told } from "./log";
import { pagesBack, pagesOf, turning } from "./pages";
import type { SheetView } from "./view";
import type { PanelContext } from "./shown";

/** How many sentences are shown of what is older than one's last choice. */
const OLDER = 2;

/** Where what happened since a step begins among all that was told. */
function newsFrom(log: readonly Told[], since: number): number {
  let first = log.length;
  for (let index = log.length - 1; index >= 0; index--) {
    const step = log[index]?.step ?? 0;
    if (step >= since) first = index;
    else if (step > 0) break;
  }
  return first;
}

function sentences(told: readonly Told[]): string[] {
  return told.map(({ sentence }) => sentence);
}

/**
 * What somebody reads who has chosen last by this step, in a room of this many lines: as much as fits of what has happened since
 * then, the newest in any case; if nothing has, what did before.
 */
export function latest(log: readonly Told[], since: number, room: number): string[] {
  const newsAt = newsFrom(log, since);
  const oldest = newsAt < log.length ? newsAt : log.length - OLDER;
  let first = log.length;
  let left = room;
  while (first > Math.max(0, oldest)) {
    left -= log[first - 1]?.lines ?? 0;
    if (left < 0 && first < log.length) break;
    first--;
  }
  return sentences(log.slice(first));
}

/** All that has happened since the viewer's last choice, in order; on the pages behind it, what happened earlier, the latest first. */
export function newsView({ game, panelState: { log, page } }: PanelContext): SheetView {
  const first = newsFrom(log, game.lastChoice);
  let pages: string[] = [];
  if (first < log.length) pages = pagesOf([say("newsSince")].concat(sentences(log.slice(first))));
  if (first > 0) pages = pages.concat(pagesBack(say("newsBefore"), sentences(log.slice(0, first))));
  const shown = pages.length === 0 ? 0 : page % pages.length;
  return {
    turn: say("news"),
    page: pages[shown] ?? say("newsNone"),
    groups: [],
    choices: pages.length > 1 ? [turning(shown, pages.length)] : [],
  };
}
