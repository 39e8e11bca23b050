import { readJson, writeJson, type ObjectState, type SaveState } from "../../../src/emulator";
import type { Game } from "../../../src/kit/game/game";
import { LANGUAGES } from "../../../src/kit/words/language";
import { lazily } from "../../../src/kit/data/lazily";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { boardXml } from "../../../src/print/board-face";
import { tintOf } from "../../../src/kit/game/face";
import { boardMemo } from "../../../src/tts/piece-ids";
import { boardData, boardPose, type ObjectData } from "../../../src/tts/object-data";
import { expectPresent } from "../../support/expect";
import { translationModule } from "../../support/translations";
import { bundledScript } from "./bundled-script";
import { shippedSave } from "./save";
import { boardIn } from "./saved-board";

/** A game whose table, seats and panels are borrowed. */
const LENDER = "roll-flush";

/** The features of a table, in Lua. */
export const ALL_FEATURES = 'require("src.features.index").FEATURES';

/**
 * The board of a game that no save has.
 * @param module where its game is, under the name `game`
 * @param features the list of its features, in Lua
 */
export function ownBoard<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { box, face, rules }: Game<State, Action, Event, Seen>,
  module: string,
  game: string,
  features = ALL_FEATURES,
): ObjectData {
  const start = `require("src.table.board-script").installBoard(require("${module}").${game}, ${features})`;
  const script = bundledScript(`${translating(["kit", "table", "box", rules.id])}\n${start}`, pieceScripts());
  const [memo, pose] = [boardMemo(rules.id), boardPose(0, 0)];
  return boardData(box.board, tintOf(face.palette.mat), memo, pose, boardXml(box.board, face), script);
}

/** The scripts of the pieces that a board makes, by their kinds: the same for every game. */
const pieceScripts = lazily(() => ({
  deck: bundledScript('require("src.tts.deck-script").installDeck()'),
  die: bundledScript('require("src.tts.die-script").installDie()'),
}));

/** What a script begins with, in Lua, whose translations of some catalogues are not a text but modules. */
function translating(catalogues: readonly string[]): string {
  const entries: string[] = [];
  for (const language of LANGUAGES) {
    for (const catalogue of catalogues) {
      const module = language === "en" ? undefined : translationModule(language, catalogue);
      if (module !== undefined) entries.push(`["${language} ${catalogue}"] = require("${module}").default`);
    }
  }
  return `local translations = { ${entries.join(", ")} }
require("src.kit.words.language").translateBy(function(language, name) return translations[language .. " " .. name] end)`;
}

/** A save in which there is nothing but a board: its stage makes all pieces again. */
export function saveWith(board: ObjectData): SaveState {
  const save: SaveState = shippedSave(LENDER);
  // The panels know their board by its GUID.
  const { GUID = "" } = boardIn(save, LENDER);
  save.ObjectStates = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger");
  // A script is a text of megabytes, which is the same after it has been written and read.
  const { LuaScript, ...rest } = board;
  const reading = readJson(writeJson({ ...rest, GUID }));
  const state = expectPresent(reading.kind === "read" ? (reading.value as ObjectState) : undefined);
  save.ObjectStates.push({ ...state, LuaScript });
  return save;
}
