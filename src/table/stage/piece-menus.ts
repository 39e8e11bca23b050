import { spoken, type Language } from "../../kit/words/language";
import { text } from "../languages/table-texts";
import { attempt } from "../../tts/errors";
import type { Table } from "../table";
import type { PieceMenus } from "./contracts";

/** An object that has its items, and their language. */
interface Attached {
  object: GObject;
  language: Language;
}

/** The menus of pieces. */
export function createPieceMenus(table: Table): PieceMenus {
  /** By memo: a piece that comes out of a deck is another object, even under its old GUID. */
  const attached: Record<string, Attached | undefined> = {};

  function add(object: GObject, label: string): void {
    object.addMenuItem(label, (colour, _at, asked) => {
      attempt("the menu of a piece", () => {
        table.input.asked(colour, asked.guid);
      });
    });
  }

  return {
    attach: (object) => {
      const { memo } = object;
      const language = spoken();
      const last = attached[memo];
      const isSame = last !== undefined && last.object === object;
      if (isSame && last.language === language) return;
      if (isSame) object.clearContextMenu();
      attached[memo] = { object, language };
      table.reconciler.motion.acts++;
      add(object, text().PIECE_MENU.what);
      add(object, text().PIECE_MENU.todo);
    },
  };
}
