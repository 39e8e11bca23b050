import type { TSESLint } from "@typescript-eslint/utils";
import { configs } from "typescript-eslint";
import { letters } from "./scripts/lint/letters";
import { continueInSwitch } from "./scripts/lint/continue-in-switch";
import { loopClosure } from "./scripts/lint/loop-closure";
import { luaStrings } from "./scripts/lint/lua-strings";
import {
  ABSENT_IN_TTS,
  BARE_CALLS,
  CAUGHT_ERRORS,
  EVERYWHERE,
  LUA_GLOBALS,
  LUA_PROPERTIES,
  LUA_TRAPS,
  RAISED_ERRORS,
  TTS_GLOBALS,
  TTS_TRAPS,
} from "./scripts/lint/restrictions";
import { walls } from "./scripts/lint/walls";

/** Everything that becomes Lua. */
const LUA = ["src/**/*.ts", "spec/**/*.ts"];
/** The code of the mod itself, which runs in TTS. */
const SHIPPED = [
  "src/kit/**/*.ts",
  "src/saved/**/*.ts",
  "src/games/**/*.ts",
  "src/tts/**/*.ts",
  "src/table/**/*.ts",
  "src/features/**/*.ts",
  "src/print/**/*.ts",
  "src/box/**/*.ts",
];
/** Rules and words of games: they know nothing of TTS. */
const PURE = ["src/kit/**/*.ts", "src/games/**/*.ts"];
/** What only the build runs, though it becomes Lua for specs: how boards and boxes look. */
const DRAWN = ["src/games/*/scene/face.ts", "src/kit/game/face.ts", "src/kit/game/signs.ts"];
/** The shipped code that may speak to TTS. */
const AT_THE_TABLE = [
  "src/saved/**/*.ts",
  "src/tts/**/*.ts",
  "src/table/**/*.ts",
  "src/features/**/*.ts",
  "src/print/**/*.ts",
  "src/box/**/*.ts",
];
/** What runs in Node. */
export const NODE = [
  "scripts/**/*.ts",
  "saves/**/*.ts",
  "spec/node/**/*.ts",
  "spec/page/**/*.ts",
  "eslint.config.ts",
];
/** What runs in the browser, or there and in Node. */
export const BROWSER = ["src/preview/page/**/*.ts", "src/preview/worker/**/*.ts", "src/webassembly/host.ts"];
/** The emulator builds a Lua sandbox out of Lua's own parts. */
const MACHINERY = ["src/emulator/**/*.ts", "spec/**/*.ts"];

const config: TSESLint.FlatConfig.ConfigArray = [
  { ignores: ["dist/", "node_modules/", "types/", "**/*.d.ts", "**/*.mjs"] },
  ...configs.strictTypeChecked,
  {
    files: ["**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: {
      offsuit: {
        rules: {
          letters,
          walls,
          "continue-in-switch": continueInSwitch,
          "lua-strings": luaStrings,
          "loop-closure": loopClosure,
        },
      },
    },
    rules: {
      "offsuit/walls": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Records stand for maps here: plain data has no others.
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      "@typescript-eslint/require-array-sort-compare": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      complexity: ["error", 15],
      eqeqeq: "error",
      "max-depth": ["error", 4],
      "max-lines": ["error", { max: 400, skipBlankLines: true }],
      "max-lines-per-function": ["error", { max: 120, skipBlankLines: true, skipComments: true }],
      "max-params": ["error", 6],
      "no-restricted-syntax": ["error", ...EVERYWHERE],
    },
  },
  {
    files: LUA,
    ignores: [...NODE, ...BROWSER],
    rules: {
      "offsuit/continue-in-switch": "error",
      "offsuit/loop-closure": "error",
      "offsuit/lua-strings": "error",
      "@typescript-eslint/no-loop-func": "error",
      // There are no classes in Lua (LUA_TRAPS), and this is the rule that takes longest.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/require-array-sort-compare": ["error", { ignoreStringArrays: false }],
      "@typescript-eslint/strict-boolean-expressions": ["error", { allowNumber: false, allowString: false }],
      "no-bitwise": "error",
      "no-restricted-globals": ["error", ...LUA_GLOBALS],
      "no-restricted-properties": ["error", ...LUA_PROPERTIES],
      "no-restricted-syntax": ["error", ...LUA_TRAPS],
      "no-sparse-arrays": "error",
      "no-var": "error",
      "prefer-rest-params": "error",
    },
  },
  {
    files: SHIPPED,
    rules: {
      "offsuit/letters": "error",
      "no-restricted-globals": [
        "error",
        ...LUA_GLOBALS,
        ...ABSENT_IN_TTS,
        ...RAISED_ERRORS,
        ...CAUGHT_ERRORS,
        ...TTS_GLOBALS,
      ],
      "no-restricted-syntax": ["error", ...LUA_TRAPS, ...TTS_TRAPS],
    },
  },
  {
    // Enums are not allowed there (TTS_TRAPS), and those in the types of TTS's API are out of reach.
    files: PURE,
    ignores: [...DRAWN, "src/kit/data/must.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
    },
  },
  {
    files: DRAWN,
    rules: {
      "offsuit/letters": "off",
      "no-restricted-properties": "off",
      "no-restricted-syntax": ["error", ...LUA_TRAPS],
    },
  },
  {
    // Scripts speak to one another by the procedures of src/tts/*rpc.ts; the self-test tries out the game's own way.
    files: AT_THE_TABLE,
    ignores: ["src/tts/*rpc.ts", "src/box/box-rpc.ts", "src/box/selftest/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...LUA_TRAPS, ...TTS_TRAPS, ...BARE_CALLS] },
  },
  {
    files: AT_THE_TABLE,
    rules: { "no-restricted-globals": ["error", ...LUA_GLOBALS, ...ABSENT_IN_TTS, ...RAISED_ERRORS] },
  },
  {
    // What our own code has promised and broken ends the work at hand: `attempt` catches it at the door.
    files: ["src/kit/data/must.ts"],
    rules: {
      "@typescript-eslint/only-throw-error": "off",
      "no-restricted-syntax": ["error", ...LUA_TRAPS],
    },
  },
  {
    files: MACHINERY,
    ignores: NODE,
    rules: {
      "@typescript-eslint/consistent-type-assertions": "off",
      "no-restricted-globals": ["error", ...LUA_GLOBALS, ...TTS_GLOBALS],
    },
  },
  {
    files: [...AT_THE_TABLE, ...MACHINERY],
    // What TTS and Lua's libraries hand out is sometimes nil where their types promise a value.
    rules: { "@typescript-eslint/no-unnecessary-condition": "off" },
  },
  {
    // Reading the types of all specs takes longer than all other rules. The compiler has checked these types; what Lua takes
    // otherwise than they say, a spec shows when it runs.
    files: ["spec/**/*.ts"],
    ignores: NODE,
    ...configs.disableTypeChecked,
  },
  {
    files: ["spec/**/*.ts"],
    ignores: NODE,
    rules: { "offsuit/lua-strings": "off" },
  },
  {
    files: ["spec/**/*.ts"],
    rules: {
      "@typescript-eslint/no-base-to-string": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
      complexity: "off",
      "max-lines": "off",
      "max-lines-per-function": "off",
    },
  },
  {
    files: ["spec/node/**/*.ts", "spec/page/**/*.ts"],
    rules: {
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["describe", "it"] }] },
      ],
    },
  },
  {
    // Tools look for the default export of their settings.
    files: ["*.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
];

export default config;
