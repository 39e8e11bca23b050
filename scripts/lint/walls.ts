import { dirname, relative, resolve, sep } from "node:path";
import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from "@typescript-eslint/utils";
import { ROOT } from "../project";

/** A room of the project: which files are in it, and which folders they may import from. */
interface Room {
  files: RegExp;
  /** Folders, from the project's; `$1` is what the pattern of `files` caught. */
  imports: string[];
  why: string;
}

/** The walls of the project. The first room that a file belongs to decides; files of no room may import anything. */
const ROOMS: Room[] = [
  {
    files: /^src\/kit\//,
    imports: ["src/kit", "src/languages/english/kit.json"],
    why: "The kit is what games share; it knows nothing of the rest.",
  },
  {
    files: /^src\/games\/([^/]+)\/rules\//,
    imports: ["src/kit", "src/games/$1/rules"],
    why: "Rules know nothing of words, of places on a table, or of who plays.",
  },
  {
    files: /^src\/games\/([^/]+)\//,
    imports: ["src/kit", "src/games/$1", "src/languages/english/$1.json"],
    why: "A game is pure: it knows the kit and itself, no table and no other game.",
  },
  {
    files: /^src\/games\//,
    imports: ["src/kit", "src/games"],
    why: "The catalogue lists the games.",
  },
  {
    files: /^src\/saved\//,
    imports: ["src/kit", "src/saved"],
    why: "A saved game is text: it knows records and rules, and no table.",
  },
  {
    files: /^src\/languages\//,
    imports: ["src/kit", "src/languages"],
    why: "Sentences are data; what they are about is on the other side of the wall.",
  },
  {
    files: /^src\/tts\//,
    imports: ["src/kit", "src/tts"],
    why: "What speaks to Tabletop Simulator knows no table of ours.",
  },
  {
    files: /^src\/table\//,
    imports: ["src/kit", "src/saved", "src/tts", "src/table", "src/languages/english/table.json"],
    why: "The table runs any game with any features, and is written for none of them.",
  },
  {
    files: /^src\/features\//,
    imports: ["src/kit", "src/saved", "src/tts", "src/table", "src/features"],
    why: "A feature knows the table, and no game.",
  },
  {
    files: /^src\/print\//,
    imports: ["src/kit", "src/tts", "src/table", "src/print"],
    why: "What is printed on boards is drawn by the build, whatever the game.",
  },
  {
    files: /^src\/box\//,
    imports: [
      "src/kit",
      "src/saved",
      "src/tts",
      "src/table",
      "src/print",
      "src/box",
      "src/languages/english/box.json",
    ],
    why: "The box holds the games without knowing their rules.",
  },
  {
    files: /^src\/emulator\//,
    imports: ["src/kit", "src/emulator"],
    why: "The emulator is a Tabletop Simulator; it knows nothing of this mod's games and table.",
  },
  {
    files: /^src\/commands\//,
    imports: [
      "src/kit",
      "src/games",
      "src/saved",
      "src/emulator",
      "src/webassembly",
      "src/commands",
      "spec/vectors",
    ],
    why: "A command knows the mod by its rules, by its saved games, or by what a player sees of it.",
  },
  {
    files: /^src\/webassembly\//,
    imports: ["src/webassembly"],
    why: "The door between JavaScript and Lua knows neither what is on this side nor what is on that.",
  },
  {
    files: /^src\/preview\/protocol\.ts$/,
    imports: [],
    why: "The page and the emulated table share it; it knows nothing of either.",
  },
  {
    files: /^src\/preview\/emulation\//,
    imports: ["src/kit", "src/emulator", "src/webassembly", "src/preview/emulation", "src/preview/protocol"],
    why: "It tells the page what the emulated table shows, and knows nothing of this mod.",
  },
  {
    files: /^src\/preview\/(?:page|worker)\//,
    imports: ["src/kit", "src/preview", "src/webassembly"],
    why: "The page knows of the table only what the protocol tells.",
  },
];

/** The folders of the table, lowest first: each may import from itself and those below it. */
const LAYERS = ["languages", "model", "stage", "game", "commands", "panel", "input"];

/** The place of a file in the order of the table's folders; undefined: it is in none. */
function layerOf(path: string): number | undefined {
  const [, folder] = /^src\/table\/([^/]+)/.exec(path) ?? [];
  const layer = folder === undefined ? -1 : LAYERS.indexOf(folder);
  return layer < 0 ? undefined : layer;
}

/** Keeps the walls of the project: which folder may import from which. */
export const walls = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      wall: "{{room}} may not import {{target}}: {{why}}",
      layer:
        "{{room}} may not import {{target}}: that folder is above it, or in no layer of the table (walls.ts).",
    },
  },
  create(context) {
    const path = projectPath(context.filename);
    const room = ROOMS.find(({ files }) => files.test(path));
    const layer = layerOf(path);
    const folders = room?.imports.map((folder) => folder.replace("$1", room.files.exec(path)?.[1] ?? ""));

    function check(node: TSESTree.Node, source: string, isType = false): void {
      if (room === undefined || !source.startsWith(".")) return;
      const target = projectPath(resolve(dirname(context.filename), source));
      if (
        layer !== undefined &&
        !isType &&
        target.startsWith("src/table/") &&
        (layerOf(target) ?? LAYERS.length) > layer
      )
        context.report({ node, messageId: "layer", data: { room: path, target } });
      if (folders?.some((folder) => target === folder || target.startsWith(`${folder}/`))) return;
      context.report({ node, messageId: "wall", data: { room: path, target, why: room.why } });
    }

    function checkSource(node: TSESTree.ImportDeclaration | TSESTree.ExportAllDeclaration): void {
      check(node, node.source.value, node.type === AST_NODE_TYPES.ImportDeclaration && onlyTypes(node));
    }

    return {
      ImportDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration(node) {
        if (node.source !== null) check(node, node.source.value);
      },
      ImportExpression(node) {
        const { source } = node;
        if (source.type === AST_NODE_TYPES.Literal && typeof source.value === "string")
          check(node, source.value);
      },
    };
  },
});

/** Whether an import brings types alone: they leave nothing in the script, so a part may name by them what it is given. */
function onlyTypes({ importKind, specifiers }: TSESTree.ImportDeclaration): boolean {
  if (importKind === "type") return true;
  return (
    specifiers.length > 0 &&
    specifiers.every((each) => each.type === AST_NODE_TYPES.ImportSpecifier && each.importKind === "type")
  );
}

function projectPath(file: string): string {
  return relative(ROOT, file).replaceAll(sep, "/");
}
