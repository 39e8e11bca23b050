import type { ChatView } from "../../protocol";
import type { ShellActions } from "./actions";
import { element, iconButton } from "./element";
import { formatted } from "./formatted";
import { icon } from "./icons";
import { createTabs } from "./tabs";
import { WORDS } from "./words";

export interface Log {
  /** Adds lines; script errors go to a list of their own. */
  add: (lines: readonly ChatView[]) => void;
  /** How many script errors there were. */
  countErrors: (count: number) => void;
  clear: () => void;
  /** Goes to the field for what the viewer says. */
  focus: () => void;
}

const { log: LABELS } = WORDS;
/** How many lines are kept. */
const KEPT = 200;
const CHAT = 0;

/** Chat and script errors, at the lower left as in the game. */
export function createLog(host: HTMLElement, actions: Pick<ShellActions, "say">): Log {
  const chat = lineList("log-chat", LABELS.noChat);
  const errors = lineList("log-errors", LABELS.noErrors);
  const input = element("input", {
    class: "log-input",
    placeholder: LABELS.placeholder,
    "aria-label": LABELS.say,
    autocomplete: "off",
    maxlength: "500",
  });
  const box = element("section", { class: "log", "aria-label": LABELS.title });
  let unread = 0;
  let counted = 0;
  let chosen = CHAT;
  const tabs = createTabs(
    LABELS.title,
    [
      { title: LABELS.chat(0), panel: chat },
      { title: LABELS.errors(0), panel: errors },
    ],
    (index) => {
      chosen = index;
      fold(false);
      read();
    },
  );
  const folding = iconButton("collapse", LABELS.fold, () => {
    fold(!box.classList.contains("folded"));
    read();
  });
  const form = sayForm(input, actions);
  box.append(element("div", { class: "log-head" }, tabs.list, folding), chat, errors, form);
  host.append(box);
  // It covers a corner of the table: it opens when somebody wants it, and says how much there is to read.
  fold(true);

  function fold(folded: boolean): void {
    box.classList.toggle("folded", folded);
    folding.setAttribute("aria-expanded", String(!folded));
    folding.setAttribute("aria-label", folded ? LABELS.unfold : LABELS.fold);
  }
  function read(): void {
    if (chosen !== CHAT || box.classList.contains("folded")) return;
    unread = 0;
    tabs.rename(CHAT, LABELS.chat(0));
  }

  return {
    add: (lines) => {
      for (const line of lines) append(line.kind === "error" ? errors : chat, line);
      unread += lines.filter(({ kind }) => kind !== "error").length;
      tabs.rename(CHAT, LABELS.chat(unread));
      read();
    },
    countErrors: (count) => {
      if (count === counted) return;
      counted = count;
      box.classList.toggle("has-errors", count > 0);
      tabs.rename(1, ...(count > 0 ? [icon("warning")] : []), LABELS.errors(count));
    },
    clear: () => {
      chat.replaceChildren();
      errors.replaceChildren();
    },
    focus: () => {
      tabs.choose(CHAT);
      input.focus();
    },
  };
}

function lineList(name: string, empty: string): HTMLElement {
  return element("div", {
    class: `log-lines ${name}`,
    "aria-live": "polite",
    "data-empty": empty,
    tabindex: "0",
  });
}

function append(list: HTMLElement, { kind, text, from }: ChatView): void {
  const atTheEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  const line = element("p", { class: `log-line fresh log-${kind}` });
  // A line that comes into sight again, with its tab, does not fade in a second time.
  line.addEventListener("animationend", () => line.classList.remove("fresh"));
  if (from !== undefined) line.append(element("b", { class: "log-from" }, `${from}: `));
  line.append(formatted(text));
  list.append(line);
  while (list.childElementCount > KEPT) list.firstElementChild?.remove();
  if (atTheEnd) list.scrollTop = list.scrollHeight;
}

function sayForm(input: HTMLInputElement, actions: Pick<ShellActions, "say">): HTMLElement {
  const send = element("button", { class: "icon-button", "aria-label": LABELS.send, title: LABELS.send });
  send.append(icon("send"));
  const form = element("form", { class: "log-form" }, input, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text !== "") actions.say(text);
    input.value = "";
  });
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") input.blur();
  });
  return form;
}
