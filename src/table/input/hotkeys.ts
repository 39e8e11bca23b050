import { text } from "../languages/table-texts";
import type { KeyPress } from "../../tts/board-rpc";
import { attempt } from "../../tts/errors";
import { personAt } from "../../tts/players";

/** The keys for the choices that a panel shows, in their order. */
export const CHOICE_KEYS = [
  "choice1",
  "choice2",
  "choice3",
  "choice4",
  "choice5",
  "choice6",
  "choice7",
  "choice8",
  "choice9",
] as const;

/** What players can bind keys to, under Options > Game Keys. */
export const HOTKEYS = [...CHOICE_KEYS, "undo", "hint", "roll", "pass", "panel", "rules", "piece"] as const;
export type Hotkey = (typeof HOTKEYS)[number];

/** Tabletop Simulator remembers a player's key by its label: so these are the same in every language, and stay as they are. */
export const HOTKEY_LABELS: Readonly<Record<Hotkey, string>> = {
  choice1: "Offsuit: choice 1",
  choice2: "Offsuit: choice 2",
  choice3: "Offsuit: choice 3",
  choice4: "Offsuit: choice 4",
  choice5: "Offsuit: choice 5",
  choice6: "Offsuit: choice 6",
  choice7: "Offsuit: choice 7",
  choice8: "Offsuit: choice 8",
  choice9: "Offsuit: choice 9",
  undo: "Offsuit: undo",
  hint: "Offsuit: hint",
  roll: "Offsuit: roll",
  pass: "Offsuit: pass",
  panel: "Offsuit: fold or unfold the panel",
  rules: "Offsuit: rules",
  piece: "Offsuit: what is this?",
};

/** What the menu of the empty table can ask for. */
export const MENU_KEYS = ["showPanel", "piece"] as const;
/** What a key or an item of the table's menu asks for. */
export type PressedKey = Hotkey | (typeof MENU_KEYS)[number];

/** Sees to a key; Tabletop Simulator does not tell which of several spectators has pressed it. */
export type Pressed = (this: void, player: Player, press: KeyPress) => void;

/** The key of this name, or undefined if there is none. */
export function keyNamed(name: string): PressedKey | undefined {
  return HOTKEYS.find((key) => key === name) ?? MENU_KEYS.find((key) => key === name);
}

/**
 * Offers the keys of the mod to every player. Done once by each table: by Global if it is ours, or else by the board. They
 * are gone with the script that offers them, at the latest when the table is loaded.
 */
export function offerHotkeys(pressed: Pressed): void {
  for (const key of HOTKEYS) {
    addHotkey(HOTKEY_LABELS[key], (colour, hovered, pointer) => {
      attempt("a key", () => {
        const object = hovered === undefined || hovered.isDestroyed() ? "" : hovered.guid;
        const player = personAt(colour);
        if (player !== undefined) pressed(player, { key, object, x: pointer.x ?? 0, z: pointer.z ?? 0 });
      });
    });
  }
}

/** Adds what the mod offers to the menu of the empty table, in the language that is spoken now. */
export function offerTableMenu(pressed: Pressed): void {
  for (const key of MENU_KEYS) {
    addContextMenuItem(text().TABLE_MENU[key], (colour, at) => {
      attempt("the menu of the table", () => {
        const player = personAt(colour);
        if (player !== undefined) pressed(player, { key, object: "", x: at.x ?? 0, z: at.z ?? 0 });
      });
    });
  }
}
