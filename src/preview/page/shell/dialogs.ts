import type { DialogView } from "../../protocol";
import type { ShellActions } from "./actions";
import { button, element, type Child } from "./element";
import { formatted } from "./formatted";
import { openWindow } from "./window";
import { WORDS } from "./words";

/** A question of the shell itself. */
export interface Question {
  title: string;
  question: string;
  yes: string;
}

export interface Dialogs {
  /** Shows the game's window, or none any more. */
  show: (view: DialogView | undefined) => void;
  /** Asks before something is done that cannot be undone. */
  ask: (question: Question, go: () => void) => void;
  /** Lets the viewer change a text that is on an object. */
  askForText: (text: string, give: (text: string) => void) => void;
}

const { dialog: LABELS } = WORDS;

/** The game's windows, which wait for an answer, and the shell's own questions. */
export function createDialogs(host: HTMLElement, actions: Pick<ShellActions, "answer" | "cancel">): Dialogs {
  let open: HTMLDialogElement | undefined;
  return {
    show: (view) => {
      open?.close();
      open = view === undefined ? undefined : openView(host, view, actions);
    },
    askForText: (text, give) => {
      const view: DialogView = { kind: "input", description: "", defaultText: text };
      openView(host, view, { answer: (answer) => give(answer ?? text), cancel: () => undefined });
    },
    ask: ({ title, question, yes }, go) => {
      const no = button(LABELS.cancel, () => asked.close(), { autofocus: "" });
      const agree = button(yes, () => {
        asked.close();
        go();
      });
      agree.classList.add("primary");
      const asked = openWindow(host, { title, body: [element("p", {}, question)], buttons: [no, agree] });
    },
  };
}

/** Where the viewer enters the answer, and how it is read. */
interface Entry {
  fields: Child[];
  /** Without a text the answer is just OK. */
  read: () => string | undefined;
}

function openView(
  host: HTMLElement,
  view: DialogView,
  actions: Pick<ShellActions, "answer" | "cancel">,
): HTMLDialogElement {
  const { fields, read } = entryFor(view);
  // Enter submits a form only if it holds a button for that.
  const enter = element("button", { type: "submit", hidden: "" });
  const form = element("form", {}, ...description(view), ...fields, enter);
  const ok = button(LABELS.ok, () => form.requestSubmit(), { class: "button primary" });
  const cancel = button(LABELS.cancel, () => {
    opened.close();
    actions.cancel();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = read();
    opened.close();
    actions.answer(answer);
  });
  const buttons = view.kind === "info" ? [ok] : [cancel, ok];
  const opened = openWindow(host, { title: LABELS.kinds[view.kind], body: [form], buttons }, () =>
    actions.cancel(),
  );
  const first = opened.querySelector<HTMLElement>("input:checked, input[type=text], textarea");
  (first ?? ok).focus();
  return opened;
}

function description({ description: text }: DialogView): Child[] {
  return text === "" ? [] : [element("p", { class: "window-text" }, formatted(text))];
}

function entryFor(view: DialogView): Entry {
  switch (view.kind) {
    case "info":
    case "confirm":
      return { fields: [], read: () => undefined };
    case "input":
      return fieldEntry(element("input", { type: "text", "aria-label": LABELS.answer }), view.defaultText);
    case "memo":
      return fieldEntry(element("textarea", { rows: "6", "aria-label": LABELS.answer }), view.defaultText);
    case "color":
      return fieldEntry(element("input", { type: "color", "aria-label": LABELS.answer }), "#ffffff");
    case "options":
      return optionsEntry(view);
  }
}

function fieldEntry(field: HTMLInputElement | HTMLTextAreaElement, value: string): Entry {
  field.value = value;
  return { fields: [field], read: () => field.value };
}

function optionsEntry({ options = [], defaultText }: DialogView): Entry {
  const choices = options.map((option) => {
    const radio = element("input", { type: "radio", name: "option", value: option });
    radio.checked = option === defaultText;
    return { radio, label: element("label", { class: "option" }, radio, formatted(option)) };
  });
  const fields = element("div", { class: "options", role: "radiogroup", "aria-label": LABELS.kinds.options });
  fields.append(...choices.map(({ label }) => label));
  return { fields: [fields], read: () => choices.find(({ radio }) => radio.checked)?.radio.value };
}
