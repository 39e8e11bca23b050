import type { Loss } from "../../saved/damage";
import { LOST, WON } from "../../kit/record/tally";
import { listed, sideBySide } from "../../kit/words/enumeration";
import type { Command } from "../commands/commands";
import { voteLine } from "../commands/consent";
import { colourName, say, type TableSentence } from "../languages/sentences";
import { LETTER_COLOURS } from "./layout";
import { firstOf, type Ending, type GameOver, type LossSight, type PanelContext } from "./shown";
import { type EndCard, type Entry, button, type View } from "./view";
import type { Again } from "../model/contracts";

/** The word of each end, what is around it, so that nobody needs its colour, and that: gold and red mean the same all over the table. */
const ENDS = {
  won: { word: "endWon", sign: WON, color: LETTER_COLOURS.gain },
  lost: { word: "endLost", sign: LOST, color: LETTER_COLOURS.harm },
  drawn: { word: "endDrawn", sign: "=", color: "#FFFFFF" },
  over: { word: "endOver", sign: "■", color: "#FFFFFF" },
} as const satisfies Record<GameOver["outcome"], { word: TableSentence; sign: string; color: string }>;

/**
 * What is told of a game that is over, and what can be done then: on a card beside the panel, which then says the rest, or on the panel
 * alone, once that is closed.
 */
export function overView(
  { game, additions, panelState, people, choices }: PanelContext,
  over: GameOver,
): Pick<View, "prompt" | "notes" | "choices" | "end"> {
  const { again, sentence: prompt } = over;
  const { notice, closedEnd, viewer } = panelState;
  // Practice does not count, and has no end of its own.
  const waysBack = firstOf(additions, "waysBack");
  if (waysBack !== undefined)
    return {
      prompt,
      notes: wishFor("playAgain", again) + (notice ?? ""),
      choices: people.mayStart ? waysBack : [],
    };
  const all: Ending[] = [];
  let explaining: readonly Entry[] = [];
  for (const { ending } of additions) if (ending !== undefined) all.push(ending());
  for (const { explains } of all) explaining = explaining.concat(explains ?? []);
  // A player who has played a tutorial alone meets bots again.
  const start: Command = { kind: "start", fill: game.tutorial };
  const once = all.find((each) => each.again !== undefined)?.again ?? {
    label: "playAgain" as const,
    withOthers: "playAgainWith" as const,
    command: start,
  };
  const wish = wishFor(once.label, again);
  const next = people.mayStart ? nextAfter(all, once, again, viewer) : [];
  const account = endNote(all, game.code);
  if (closedEnd === choices.game) {
    const opening = button("endShow", "quiet", { kind: "endCard", closed: undefined });
    return { prompt, notes: wish + (notice ?? account), choices: next.concat(explaining, opening) };
  }
  const closing = button("endClose", "plain", { kind: "endCard", closed: choices.game });
  const steps = next.slice(0, 1).concat(explaining, closing);
  const end = { ...endCard(over, all, account), steps };
  return { prompt: "", notes: wish + (notice ?? ""), choices: next.slice(1), end };
}

/** Who wants the same again, in a line of its own. */
function wishFor(label: TableSentence, { wants, open, away }: Again): string {
  return wants.length === 0 ? "" : `${sideBySide([say(label), voteLine(wants, open, away)])}\n`;
}

/** What is on the card besides its buttons. */
function endCard(
  { outcome, result: { headline, sentence }, way }: GameOver,
  all: readonly Ending[],
  account: string,
): Omit<EndCard, "steps"> {
  const { word, sign, color } = ENDS[outcome];
  // The line of a day's deal has the same signs.
  const signs = all.some(({ kind }) => kind === "deal") ? "" : way();
  // A draw is nobody's, and is not said twice.
  const isDrawn = outcome === "drawn";
  const head = isDrawn ? sentence : headline;
  return {
    color,
    word: `${sign} ${say(word)} ${sign}`,
    headline: signs === "" ? head : `${head}\n${signs}`,
    story: (isDrawn ? [account] : [sentence, account]).filter((text) => text !== "").join("\n\n"),
  };
}

/** What the game was, and what came of it besides its result. */
function endNote(all: readonly Ending[], code: string | undefined): string {
  const notesOf = (kind: Ending["kind"]): string[] =>
    all.filter((each) => each.kind === kind).map(({ note }) => note);
  const [whole] = notesOf("whole");
  if (whole !== undefined) return whole;
  const deal = notesOf("deal");
  const dealt = notesOf("help").concat(code === undefined ? [] : [say("dealtByCode", { code })]);
  return (deal.length > 0 ? deal : dealt)
    .concat(notesOf("more"))
    .filter((note) => note !== "")
    .join("\n");
}

/** What can be played after a game: whoever wants the same again is named, can take that back, and can be refused. */
function nextAfter(
  all: readonly Ending[],
  { label, withOthers, command }: NonNullable<Ending["again"]>,
  { wants, open }: Again,
  viewer: ColorLiteral,
): readonly Entry[] {
  const others = wants.filter((colour) => colour !== viewer);
  const players = listed(others.map((colour) => colourName(colour)));
  let next: Entry[] = [button(others.length > 0 ? withOthers : label, "go", command, { players })];
  // Where others have left, nobody is left to be waited for.
  if (wants.includes(viewer) && open.length > 0) next = [button("withdraw", "plain", { kind: "notAgain" })];
  else if (others.length > 0 && open.includes(viewer))
    next.push(button("refuse", "plain", { kind: "notAgain" }));
  next.push(button("changeOptions", "plain", { kind: "newGame" }));
  for (const { onward, next: more = [] } of all)
    next = onward === undefined ? next.concat(more) : [onward].concat(next, more);
  return next;
}

/** What everybody reads of a damaged save, until somebody says that it has been read. */
export function lossView(
  { loss, waits }: LossSight,
  title: string,
): Pick<View, "turn" | "prompt" | "choices" | "groups" | "field"> {
  const page = say("damagedTitle", { title });
  const where = say(waits ? "damagedLater" : "damagedWhere", { title: page });
  return {
    turn: say("damagedTurn"),
    prompt: `${lossSentence(loss)} ${where}`,
    groups: [],
    choices: [button("acknowledgeLoss", "go", { kind: "acknowledgeLoss" })],
    field: undefined,
  };
}

function lossSentence(loss: Loss): string {
  switch (loss.kind) {
    case "all":
      return say("damagedAll");
    case "other":
      return say("damagedOther");
    case "steps":
      return say("damagedEnd", { step: loss.step, count: loss.lost });
    case "parts":
      return say("damagedParts", { step: loss.step });
  }
}
