import type { Loss } from "../../saved/damage";
import { listed, sideBySide } from "../../kit/words/enumeration";
import type { Command } from "../commands/commands";
import { voteLine } from "../commands/consent";
import { colourName, say } from "../languages/sentences";
import { firstOf, type Ending, type LossSight, type PanelContext } from "./shown";
import { type Entry, button, type View } from "./view";
import type { Again } from "../model/contracts";

/** What a panel tells of a game that is over besides its result, and what can be done then. */
export function overView(context: PanelContext, again: Again): Pick<View, "notes" | "choices"> {
  const { game, additions, panelState, people } = context;
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
  return {
    notes: wish + (panelState.notice ?? (waysBack === undefined ? endNote(all, game.code) : "")),
    choices: people.mayStart ? (waysBack ?? nextAfter(all, once, again, panelState.viewer)) : [],
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
  for (const each of all) next = next.concat(each.next ?? []);
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
