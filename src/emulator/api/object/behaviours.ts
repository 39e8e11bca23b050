import { BEHAVIOUR_MEMBERS } from "../../api-names";
import { announce, occur } from "../../events";
import { isZone } from "../../objects/pieces";
import { LAYOUT_OPTIONS, layoutOption } from "../../layout";
import { raiseHostException } from "../../lua/fault";
import { playerFor } from "../../players";
import { currentScript } from "../../scripts";
import { createTable, type Members, type Variable } from "../../strict";
import type { Piece, World } from "../../world";
import { layOut } from "../../zones";
import { colourFrom, number, table, text, words } from "../parameters";

/** The parts that only some objects have: obj.Counter, obj.TextTool ... They are nil on all others. */

function update(piece: Piece, field: string, values: Record<string, unknown>): void {
  piece.state[field] = { ...(piece.state[field] as object | undefined), ...values };
}

function read<T>(piece: Piece, field: string, name: string, usual: T): T {
  return ((piece.state[field] as Record<string, unknown> | undefined)?.[name] as T | undefined) ?? usual;
}

function count(piece: Piece): number {
  return read(piece, "Counter", "value", 0);
}

function setCount(piece: Piece, value: number): boolean {
  update(piece, "Counter", { value });
  return true;
}

function members(label: string, part: Partial<Members<Piece>>): Members<Piece> {
  const known = BEHAVIOUR_MEMBERS[label] ?? new Set<string>();
  return { label, functions: {}, variables: {}, knownFunctions: known, knownVariables: new Set(), ...part };
}

const COUNTER = members("Counter", {
  functions: {
    clear: (_world, piece) => setCount(piece, 0),
    decrement: (_world, piece) => setCount(piece, count(piece) - 1),
    increment: (_world, piece) => setCount(piece, count(piece) + 1),
    getValue: (_world, piece) => count(piece),
    setValue: (_world, piece, value) => setCount(piece, Math.floor(number(value, "Counter.setValue"))),
  },
});

const CLOCK = members("Clock", {
  functions: {
    getValue: (_world, piece) => read(piece, "Clock", "SecondsPassed", 0),
    setValue: (_world, piece, seconds) => {
      update(piece, "Clock", { Mode: 1, SecondsPassed: number(seconds, "Clock.setValue"), Paused: true });
      return true;
    },
    pauseStart: (_world, piece) => {
      update(piece, "Clock", { Paused: !read(piece, "Clock", "Paused", false) });
      return true;
    },
    showCurrentTime: (_world, piece) => {
      update(piece, "Clock", { Mode: 0 });
      return true;
    },
    startStopwatch: (_world, piece) => {
      update(piece, "Clock", { Mode: 2, SecondsPassed: 0, Paused: false });
      return true;
    },
  },
  variables: {
    paused: {
      read: (_world, piece) => read(piece, "Clock", "Paused", false),
      write: (_world, piece, value) => update(piece, "Clock", { Paused: value === true }),
    },
  },
});

const TEXT_TOOL = members("TextTool", {
  functions: {
    getFontColor: (world, piece) => {
      const { r, g, b } = read(piece, "Text", "colorstate", { r: 1, g: 1, b: 1 });
      return currentScript(world).color.create({ r, g, b, a: 1 });
    },
    getFontSize: (_world, piece) => read(piece, "Text", "fontSize", 64),
    getValue: (_world, piece) => read(piece, "Text", "Text", ""),
    setFontColor: (_world, piece, colour) => {
      const { r, g, b } = colourFrom(colour, "TextTool.setFontColor");
      update(piece, "Text", { colorstate: { r, g, b } });
      return true;
    },
    setFontSize: (_world, piece, size) => {
      update(piece, "Text", { fontSize: number(size, "TextTool.setFontSize") });
      return true;
    },
    setValue: (_world, piece, value) => {
      update(piece, "Text", { Text: words(value, "TextTool.setValue") });
      return true;
    },
  },
});

function turnToPage(world: World, piece: Piece, page: number): boolean {
  if (page < 0) return false;
  update(piece, "CustomPDF", { PDFPage: page });
  occur(world, piece, "onPageChange", [], "onObjectPageChange", [piece.proxy]);
  return true;
}

const BOOK = members("Book", {
  functions: {
    getPage: (_world, piece, offset) =>
      read(piece, "CustomPDF", "PDFPage", 0) +
      (offset === true ? read(piece, "CustomPDF", "PDFPageOffset", 0) : 0),
    setPage: (world, piece, page) => turnToPage(world, piece, number(page, "Book.setPage")),
    setHighlight: () => true,
    clearHighlight: () => true,
  },
  variables: {
    page_offset: {
      read: (_world, piece) => read(piece, "CustomPDF", "PDFPageOffset", 0),
      write: (_world, piece, value) =>
        update(piece, "CustomPDF", { PDFPageOffset: number(value, "page_offset") }),
    },
  },
});

const BROWSER = members("Browser", {
  variables: {
    url: {
      read: (_world, piece) => read(piece, "Tablet", "PageURL", ""),
      write: (_world, piece, value) => update(piece, "Tablet", { PageURL: text(value, "Browser.url") }),
    },
    pixel_width: {
      read: (_world, piece) => piece.kept.get("pixel_width") ?? 1280,
      write: (_world, piece, value) => piece.kept.set("pixel_width", value),
    },
  },
});

const CONTAINER = members("Container", {
  functions: {
    search: (world, piece, player) => {
      const person = world.people.find(
        (candidate) =>
          candidate.connected && (candidate.color === player || playerFor(world, candidate) === player),
      );
      if (person === undefined) return false;
      const { color } = person;
      occur(world, piece, "onSearchStart", [color], "onObjectSearchStart", [piece.proxy, color]);
      return true;
    },
  },
});

const LAYOUT_ZONE = members("LayoutZone", {
  functions: {
    getOptions: (_world, piece) => {
      const options = new LuaTable<string, unknown>();
      for (const { name } of LAYOUT_OPTIONS) options.set(name, layoutOption(piece, name));
      return options;
    },
    setOptions: (_world, piece, options) => {
      const given = table(options, "LayoutZone.setOptions");
      const changed: Record<string, unknown> = {};
      for (const { name, saved } of LAYOUT_OPTIONS) if (given.has(name)) changed[saved] = given.get(name);
      const before = read<Record<string, unknown>>(piece, "LayoutZone", "Options", {});
      update(piece, "LayoutZone", { Options: { ...before, ...changed } });
      return true;
    },
    layout: (world, piece) => {
      layOut(world, piece);
      return true;
    },
  },
});

/** How often a figure has struck: the preview shows each time. */
const STRIKES = "strikes";

/** Has a figure do something, unless the table answers that this raises an error. */
function figureCall(run: (piece: Piece) => void): Members<Piece>["functions"][string] {
  return (world, piece) => {
    if (world.settings.doubts.figureCallsRaise) return raiseHostException("RPGFigurine: no animation");
    run(piece);
    return true;
  };
}

/** A function that the game calls when figures hit one another, which they never do here. */
function keptFunction(name: string): Variable<Piece> {
  return {
    read: (_world, piece) => piece.kept.get(name),
    write: (_world, piece, value) => piece.kept.set(name, value),
  };
}

const RPG_FIGURINE = members("RPGFigurine", {
  functions: {
    attack: figureCall((piece) => {
      if (piece.state["RPGdead"] !== true) piece.kept.set(STRIKES, strikesOf(piece) + 1);
    }),
    changeMode: figureCall((piece) => {
      piece.state["RPGmode"] = piece.state["RPGmode"] !== true;
    }),
    die: figureCall((piece) => {
      piece.state["RPGdead"] = piece.state["RPGdead"] !== true;
    }),
  },
  variables: { onAttack: keptFunction("onAttack"), onHit: keptFunction("onHit") },
});

/** How often a figure has struck since it was loaded. */
export function strikesOf(piece: Piece): number {
  const strikes: unknown = piece.kept.get(STRIKES);
  return typeof strikes === "number" ? strikes : 0;
}

/** The effects of an AssetBundle are in a file of its own, which nobody loads here: their lists are empty. */
const ASSET_BUNDLE = members("AssetBundle", {
  functions: {
    getLoopingEffects: () => [],
    getTriggerEffects: () => [],
    getLoopingEffectIndex: (_world, piece) => read(piece, "CustomAssetbundle", "LoopingEffectIndex", 0),
    playLoopingEffect: (world, piece, index) => {
      const effect = number(index, "AssetBundle.playLoopingEffect");
      update(piece, "CustomAssetbundle", { LoopingEffectIndex: effect });
      announce(world, "onObjectLoopingEffect", piece.proxy, effect);
    },
    playTriggerEffect: (world, piece, index) => {
      announce(world, "onObjectTriggerEffect", piece.proxy, number(index, "AssetBundle.playTriggerEffect"));
    },
  },
});

/** A behaviour table of the objects that have it, made once for each. */
function behaviour(name: string, part: Members<Piece>, has: (piece: Piece) => boolean): Variable<Piece> {
  return {
    read: (world, piece) => {
      if (!has(piece)) return undefined;
      let proxy = piece.kept.get(name);
      if (proxy === undefined) {
        proxy = createTable(world, piece, part);
        piece.kept.set(name, proxy);
      }
      return proxy;
    },
  };
}

/** The behaviour tables by the name of the member. */
export const behaviours: Readonly<Record<string, Variable<Piece>>> = {
  AssetBundle: behaviour("AssetBundle", ASSET_BUNDLE, (piece) =>
    piece.state.Name.startsWith("Custom_Assetbundle"),
  ),
  Book: behaviour("Book", BOOK, (piece) => piece.state.Name === "Custom_PDF"),
  Browser: behaviour("Browser", BROWSER, (piece) => piece.type === "Tablet"),
  Clock: behaviour("Clock", CLOCK, (piece) => piece.type === "Clock"),
  Container: behaviour("Container", CONTAINER, (piece) =>
    ["Bag", "Deck", "Infinite", "Stack"].includes(piece.type),
  ),
  Counter: behaviour("Counter", COUNTER, (piece) => piece.type === "Counter"),
  LayoutZone: behaviour("LayoutZone", LAYOUT_ZONE, (piece) => piece.type === "Layout"),
  RPGFigurine: behaviour("RPGFigurine", RPG_FIGURINE, (piece) => piece.type === "rpgFigurine"),
  TextTool: behaviour("TextTool", TEXT_TOOL, (piece) => piece.type === "3D Text"),
};

/** obj.getValue() of an object without rotation values. */
export function behaviourValue(piece: Piece): unknown {
  switch (piece.type) {
    case "Counter":
      return count(piece);
    case "Clock":
      return read(piece, "Clock", "SecondsPassed", 0);
    case "3D Text":
      return read(piece, "Text", "Text", "");
    case "Tablet":
      return read(piece, "Tablet", "PageURL", "");
    default:
      return isZone(piece) ? piece.state.FogColor : piece.state["Value"];
  }
}

/** obj.setValue() of an object without rotation values. */
export function setBehaviourValue(world: World, piece: Piece, value: unknown): boolean {
  switch (piece.type) {
    case "Counter":
      return setCount(piece, Math.floor(number(value, "setValue")));
    case "Clock":
      update(piece, "Clock", { Mode: 1, SecondsPassed: number(value, "setValue"), Paused: true });
      return true;
    case "3D Text":
      update(piece, "Text", { Text: words(value, "setValue") });
      return true;
    case "Tablet":
      update(piece, "Tablet", { PageURL: text(value, "setValue") });
      return true;
    case "Hand":
    case "Fog":
      piece.state.FogColor = text(value, "setValue");
      return true;
    default:
      world.report.complaints.push(`setValue does nothing on ${piece.state.Name} (${piece.guid})`);
      return false;
  }
}
