import type { Loss } from "../../saved/damage";
import { LOST, WON } from "../../kit/record/tally";
import { listed, sideBySide } from "../../kit/words/enumeration";
import type { Command } from "../commands/commands";
import { voteLine } from "../commands/consent";
import { colourName, say, type TableSentence } from "../languages/sentences";
import { firstOf, type Ending, type GameOver, type LossSight, type PanelContext } from "./shown";
import { type Entry, type Outcome, button, type View } from "./view";
import type { Again } from "../model/contracts";

/** The word of each end, and what is around it: whoever cannot tell the colours apart sees which it is. */
const WORDS = {
  won: { word: "endWon", sign: WON },
  lost: { word: "endLost", sign: LOST },
  drawn: { word: "endDrawn", sign: "=" },
  over: { word: "endOver", sign: "" },
} as const satisfies Record<Outcome, { word: TableSentence; sign: string }>;

/**
 * What is told of a game that is over, and what can be done then: on a card beside the panel, which then says the rest, or on the panel
 * alone, once that is closed.
 */
export function overView(
  context: PanelContext,
  over: GameOver,
): Pick<View, "prompt" | "notes" | "choices" | "end"> {
  const { game, additions, panelState, people, choices } = context;
  const { again, sentence } = over;
  const waysBack = firstOf(additions, "waysBack");
  const all: Ending[] = [];
  if (waysBack === undefined)
    for (const { ending } of additions) if (ending !== undefined) all.push(ending());
  // A player who has played a tutorial alone meets bots again.
  const start: Command = { kind: "start", fill: game.tutorial };
  const once = all.find((each) => each.again !== undefined)?.again ?? {
    label: "playAgain" as const,
    withOthers: "playAgainWith" as const,
    command: start,
  };
  const { wants, open, away } = again;
  const wish = wants.length === 0 ? "" : `${sideBySide([say(once.label), voteLine(wants, open, away)])}\n`;
  const next = people.mayStart ? (waysBack ?? nextAfter(all, once, again, panelState.viewer)) : [];
  const account = waysBack === undefined ? endNote(all, game.code) : "";
  const { notice } = panelState;
  const isAside = waysBack !== undefined || game.isPractice;
  if (isAside || panelState.closedEnd === choices.game) {
    const opening = button("endShow", "quiet", { kind: "endCard", closed: undefined });
    const offered = isAside ? next : next.concat([opening]);
    return { prompt: sentence, notes: wish + (notice ?? account), choices: offered };
  }
  const steps = stepsOf(next, all);
  const rest = next.filter((entry) => !steps.includes(entry));
  steps.push(button("endClose", "plain", { kind: "endCard", closed: choices.game }));
  // The line of a day's deal has the same signs.
  const way = all.some(({ kind }) => kind === "deal") ? "" : over.way();
  return {
    prompt: "",
    notes: wish + (notice ?? ""),
    choices: rest,
    end: { ...over.result, outcome: over.outcome, word: wordFor(over), way, account, steps },
  };
}

function wordFor({ outcome }: GameOver): string {
  const { word, sign } = WORDS[outcome];
  return sign === "" ? say(word) : `${sign} ${say(word)} ${sign}`;
}

/**
 * What the card offers of all that can be done next: the way onward if the game has opened one, or else the same again; and what
 * explains the end.
 */
function stepsOf(next: readonly Entry[], all: readonly Ending[]): Entry[] {
  const onward = next.find((entry, index) => index > 0 && entry.tone === "go");
  const steps = next.slice(0, 1);
  if (onward !== undefined) steps[0] = onward;
  return steps.concat(next.filter((entry) => all.some(({ explains }) => explains === entry)));
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
  for (const { next: more = [], explains } of all) next = next.concat(more, explains ?? []);
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
