import type { Loss } from "../../saved/damage";
import { listed } from "../../kit/enumeration";
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

/** What can be played after a game; a player who has played a tutorial alone meets bots again, and whoever wants to is named. */
export function nextAfter(over: Over, again: readonly ColorLiteral[]): readonly Entry[] {
  const waysBack = firstOf(over.additions, "waysBack");
  if (waysBack !== undefined) return waysBack;
  const all = endings(over);
  const players = listed(again.map((colour) => colourName(colour)));
  const start = button(
    again.length > 0 ? "playAgainWith" : "playAgain",
    "go",
    { kind: "start", fill: over.game.tutorial },
    { players },
  );
  const once = all.find((each) => each.again !== undefined)?.again ?? start;
  let next: Entry[] = [once, button("changeOptions", "plain", { kind: "newGame" })];
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
