import type { Loss } from "../../saved/damage";
import { listed, sideBySide } from "../../kit/enumeration";
import type { Command } from "../commands/commands";
import { voteLine } from "../commands/consent";
import type { Again } from "../model/owners";
import { colourName, say } from "../languages/sentences";
import { firstOf, type Ending } from "./additions";
import type { LossSight, PanelModel } from "./model";
import { type Entry, button, type View } from "./view";

/** What a panel tells of a game that is over. */
type Over = Pick<PanelModel, "game" | "additions">;

function endings({ additions }: Over): Ending[] {
  const all: Ending[] = [];
  for (const { ending } of additions) if (ending !== undefined) all.push(ending());
  return all;
}

/** What the game was, and what came of it besides its result. */
export function endNote(over: Over): string {
  if (firstOf(over.additions, "waysBack") !== undefined) return "";
  const all = endings(over);
  const notesOf = (kind: Ending["kind"]): string[] =>
    all.filter((each) => each.kind === kind).map(({ note }) => note);
  const [whole] = notesOf("whole");
  if (whole !== undefined) return whole;
  const { code } = over.game;
  const deal = notesOf("deal");
  const dealt = notesOf("help").concat(code === undefined ? [] : [say("dealtByCode", { code })]);
  return (deal.length > 0 ? deal : dealt)
    .concat(notesOf("more"))
    .filter((note) => note !== "")
    .join("\n");
}

/** Who wants to play again, as everybody reads it; empty: nobody does. */
export function againLine(over: Over, { wants, open, away }: Again): string {
  if (wants.length === 0) return "";
  return `${sideBySide([say(onceMore(over).label), voteLine(wants, open, away)])}\n`;
}

/** What plays the same once more; a player who has played a tutorial alone meets bots again. */
function onceMore(over: Over): NonNullable<Ending["again"]> {
  const again = endings(over).find((each) => each.again !== undefined)?.again;
  const command: Command = { kind: "start", fill: over.game.tutorial };
  return again ?? { label: "playAgain", withOthers: "playAgainWith", command };
}

/** What can be played after a game: whoever wants it is named, can take that back, and can be refused. */
export function nextAfter(over: Over, { wants, open }: Again, viewer: ColorLiteral): readonly Entry[] {
  const waysBack = firstOf(over.additions, "waysBack");
  if (waysBack !== undefined) return waysBack;
  const { label, withOthers, command } = onceMore(over);
  const others = wants.filter((colour) => colour !== viewer);
  const players = listed(others.map((colour) => colourName(colour)));
  let next: Entry[] = [button(others.length > 0 ? withOthers : label, "go", command, { players })];
  // Where others have left, nobody is left to be waited for.
  if (wants.includes(viewer) && open.length > 0) next = [button("withdraw", "plain", { kind: "notAgain" })];
  else if (others.length > 0 && open.includes(viewer))
    next.push(button("refuse", "plain", { kind: "notAgain" }));
  next.push(button("changeOptions", "plain", { kind: "newGame" }));
  for (const each of endings(over)) next = next.concat(each.next ?? []);
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
