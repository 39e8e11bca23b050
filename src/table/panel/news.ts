import { say } from "../languages/sentences";
import type { Told } from "./log";
import type { PanelContext } from "./model";
import { pagesOf, turning } from "./pages";
import type { SheetView } from "./view";

/** Where what happened since a step begins among all that was told. */
function newsFrom(log: readonly Told[], since: number): number {
  const first = log.findIndex(({ step }) => step >= since);
  return first < 0 ? log.length : first;
}

function sentences(told: readonly Told[]): string[] {
  return told.map(({ sentence }) => sentence);
}

/** What somebody is told who has chosen last by this step: all since then; if nothing has happened since, what did before. */
export function newsSince(log: readonly Told[], since: number, before: number): string[] {
  const first = newsFrom(log, since);
  return sentences(first < log.length ? log.slice(first) : log.slice(-before));
}

/** All that has happened since the viewer's last choice, in order; on the pages behind it, what happened earlier. */
export function newsView({ game, panelState: { log, page } }: PanelContext): SheetView {
  const first = newsFrom(log, game.lastChoice);
  let pages: string[] = [];
  if (first < log.length) pages = pagesOf([say("newsSince")].concat(sentences(log.slice(first))));
  if (first > 0) pages = pages.concat(pagesOf([say("newsBefore")].concat(sentences(log.slice(0, first)))));
  const shown = pages.length === 0 ? 0 : page % pages.length;
  return {
    turn: say("news"),
    page: pages[shown] ?? say("newsNone"),
    groups: [],
    choices: pages.length > 1 ? [turning(shown, pages.length)] : [],
  };
}
