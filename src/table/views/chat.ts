import { ROOM, type Entry, type View } from "../panel/view";
import { say } from "../languages/words";

/** A panel in words: what it says, and what can be chosen by its number, from 1. */
export interface ChatView {
  lines: string;
  entries: readonly Entry[];
}

/** What somebody reads in the chat whose panel would show this view: the choices first, for these are what panels are for. */
export function chatView({
  turn,
  status,
  coach,
  prompt,
  page,
  choices,
  groups,
  footer,
  field,
  notes,
  log,
  hints,
}: View): ChatView {
  const entries = choices.concat(groups.filter(({ tone }) => tone !== "chosen"));
  for (let place = 0; place < ROOM.footer; place++) {
    const entry = footer[place];
    if (entry !== undefined) entries.push(entry);
  }
  const lines = [log, turn, status, coach, prompt, page].filter((line) => line !== "");
  entries.forEach(({ label }, index) => {
    lines.push(say("chatEntry", { number: index + 1, label: label.split("\n").join(" · ") }));
  });
  if (field !== undefined) lines.push(say("chatField", { what: field.placeholder }));
  if (notes !== "") lines.push(notes);
  if (hints !== "") lines.push(hints);
  return { lines: lines.join("\n"), entries };
}
