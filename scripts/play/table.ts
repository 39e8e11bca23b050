import { isRecord } from "../../src/kit/data/data";
import type { LuaHost } from "../../src/webassembly/host";

/** A button of a panel: what it is called in the UI, and what is written on it. */
export interface Button {
  id: string;
  text: string;
}

/** What the person at the keyboard sees of the table. */
export interface View {
  /** Chat lines since the last look. */
  chat: string[];
  /** The pieces, row by row. */
  pieces: string;
  /** What the panels say, from top to bottom. */
  texts: string[];
  buttons: Button[];
  /** An open question, which covers everything else. */
  dialog: string | undefined;
}

/** The labels of buttons that only move or resize a panel: on a terminal they have no use. */
const WINDOW_BUTTONS = ["A−", "A+", "–", "+"];

/** Looks at the table. */
export function look(lua: LuaHost): View {
  const view: unknown = JSON.parse(lua.call("see"));
  const { chat, pieces, texts, buttons, dialog } = isRecord(view) ? view : {};
  return {
    chat: list(chat).map(String),
    pieces: String(pieces),
    texts: list(texts).map(String),
    buttons: list(buttons)
      .filter(isRecord)
      .map(({ id, text }) => ({ id: String(id ?? text), text: String(text).replaceAll("\n", " · ") }))
      .filter(({ text }) => !WINDOW_BUTTONS.includes(text)),
    dialog: typeof dialog === "string" ? dialog : undefined,
  };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The view as it is printed, with the buttons numbered from 1. */
export function viewText({ chat, pieces, texts, buttons, dialog }: View): string {
  const said = chat.map((line) => `  chat: ${line}`);
  if (dialog !== undefined) return [...said, dialog, "  1  yes", "  2  no"].join("\n");
  const choices = buttons.map(({ text }, index) => `${`${index + 1}`.padStart(4)}  ${text}`);
  return ["", pieces, "", ...said, ...texts, ...choices].join("\n");
}
