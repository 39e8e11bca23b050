/** Syntax that must not be used, as `no-restricted-syntax` takes it. */
interface Restriction {
  selector: string;
  message: string;
}

/** What this project does without, in Node as in Lua. */
export const EVERYWHERE: Restriction[] = [
  {
    selector: "ExportDefaultDeclaration",
    message: "Export by name, so that a thing has one name everywhere.",
  },
];

/** What breaks in the transpiled Lua wherever it runs, TTS or not. */
export const LUA_TRAPS: Restriction[] = [
  ...EVERYWHERE,
  { selector: "LabeledStatement", message: "The compiler refuses labels." },
  {
    selector: ":function[async=true]",
    message: "TTS cannot await: a pending promise fails there. Use callbacks.",
  },
  { selector: "AwaitExpression", message: "TTS cannot await: a pending promise fails there. Use callbacks." },
  {
    selector: "ForInStatement",
    message: "The order of keys differs between Luas. Use an array or Object.keys.",
  },
  { selector: "Literal[regex]", message: "Lua has no regular expressions." },
  { selector: "Literal[raw='null'], TSNullKeyword", message: "Lua has only nil: write undefined." },
  {
    selector: "MethodDefinition[kind=/[gs]et/], Property[kind=/[gs]et/]",
    message: "Accessors are slow or refused.",
  },
  {
    selector: "ClassDeclaration, ClassExpression",
    message: "A class is slow in Lua and no plain data. Use an interface and functions.",
  },
  { selector: "Decorator", message: "Decorators are unreliable in transpiled Lua." },
  {
    selector: "BinaryExpression[operator='%'] > UnaryExpression.right[operator='-']",
    message: "A negative divisor gives the wrong sign in TTS.",
  },
  {
    selector: "ArrayExpression > Identifier[name='undefined']",
    message: "A list with undefined in it ends there in Lua.",
  },
  {
    selector: "CallExpression[callee.name='Number']",
    message: "Bad text kills a script in TTS. Check it, then tonumber.",
  },
];

/** What breaks in TTS's own interpreter (MoonSharp), and what belongs to no code that ships. */
export const TTS_TRAPS: Restriction[] = [
  {
    selector: "ThrowStatement",
    message: "TTS loses thrown objects. Return a result that says what went wrong.",
  },
  {
    selector: "TryStatement",
    message: "TTS loses thrown objects, so there is nothing to catch. Return a result.",
  },
  {
    selector: "ObjectPattern > Property[key.name='length']",
    message: "A Lua table has no field length: write list.length.",
  },
  { selector: "TSEnumDeclaration", message: "An enum is a table at run time. Use a union of names." },
  {
    selector: "UnaryExpression[operator='delete']",
    message: "It brings half of the compiler's library into the bundle. Assign undefined.",
  },
  {
    selector: ":function[generator=true]",
    message: "Generators are coroutines with a price. Use a list or a callback.",
  },
  {
    // Names in capitals are constants, and those are not empty.
    selector: "ArrayExpression > SpreadElement:not(:last-child):not([argument.name=/^[A-Z_]+$/])",
    message: "TTS loses what follows when this list is empty (MoonSharp issue 198). Use concat.",
  },
  {
    selector:
      "CallExpression > SpreadElement:not(:last-child), NewExpression > SpreadElement:not(:last-child)",
    message: "TTS loses what follows when this list is empty (MoonSharp issue 198). Use concat.",
  },
  {
    selector:
      "ExpressionStatement > CallExpression[callee.property.name='push'] > SpreadElement > CallExpression",
    message: "The compiler keeps only the first element. Use concat, or name the list first.",
  },
  {
    selector: "CallExpression[callee.property.name='reduce'][arguments.length=1]",
    message: "TTS counts no start value as one (MoonSharp issue 198). Give a start value or write a loop.",
  },
];

/** Globals that exist only in the compiler's imagination or misbehave in transpiled Lua. */
export const LUA_GLOBALS = [
  { name: "Promise", message: "TTS cannot await. Use callbacks." },
  {
    name: "parseInt",
    message: "Bad text kills a script in TTS. Check it against a pattern, then use tonumber.",
  },
  {
    name: "parseFloat",
    message: "Bad text kills a script in TTS. Check it against a pattern, then use tonumber.",
  },
  { name: "Date", message: "Lua has no Date, and rules have no clock." },
  { name: "RegExp", message: "Lua has no regular expressions." },
  { name: "WeakMap", message: "TTS ignores weak tables: this would leak." },
  { name: "WeakSet", message: "TTS ignores weak tables: this would leak." },
];

/** How scripts reach one another in TTS. */
export const BARE_CALLS = ["call", "getVar", "getTable", "setVar", "setTable"].map((name) => ({
  selector: `CallExpression > MemberExpression.callee[property.name='${name}']`,
  message: "Ask other scripts by a procedure of src/tts (*-rpc.ts), which types both sides.",
}));

/** Parts of Lua that TTS does not have. */
export const ABSENT_IN_TTS = [
  "debug",
  "dofile",
  "io",
  "load",
  "loadfile",
  "loadstring",
  "package",
  "require",
  "utf8",
].map((name) => ({ name, message: "TTS's Lua does not have it." }));

/** Lua's way to raise an error. */
export const RAISED_ERRORS = [
  { name: "error", message: "Raise nothing: return a result that says what went wrong." },
];

/** Lua's ways to catch one; only code that guards the player against TTS's own errors has a use for them. */
export const CAUGHT_ERRORS = ["pcall", "xpcall"].map((name) => ({
  name,
  message: "Pure code raises nothing, so there is nothing to catch.",
}));

export const LUA_PROPERTIES = [
  { object: "Math", property: "hypot", message: "The compiler refuses it. Use Math.sqrt." },
  { object: "Math", property: "random", message: "Chance is handed in; simulations use kit/random." },
  { object: "Number", property: "parseInt", message: "Bad text kills a script in TTS." },
  { object: "Number", property: "parseFloat", message: "Bad text kills a script in TTS." },
];

/** What TTS adds to a script's globals (API of v14). Only the table, the box and objects' scripts may name them. */
export const TTS_GLOBALS = [
  ...["Backgrounds", "Color", "Global", "Grid", "Hands", "Info", "JSON", "Lighting", "MusicPlayer", "Notes"],
  ...["Physics", "Player", "Tables", "Time", "Timer", "Turns", "UI", "Vector", "Wait", "WebRequest"],
  ...["addContextMenuItem", "addHotkey", "allowRewindStore", "attachedArt", "attachedRules"],
  ...["attachedScripts"],
  ...[
    "broadcastToAll",
    "broadcastToColor",
    "chooseInHand",
    "chooseInHandOrCancel",
    "clearChooseInHand",
    "clearContextMenu",
  ],
  ...["clearHotkeys", "copy", "currentChooseInHand", "destroyObject", "flipTable", "getAllObjects"],
  ...["getObjectFromGUID", "getObjects", "getObjectsWithAllTags", "getObjectsWithAnyTags"],
  ...["getObjectsWithTag", "getSeatedPlayers", "group", "log", "logString", "logStyle", "owner", "paste"],
  ...["print", "printToAll", "printToColor", "scriptGlobals", "self", "sendExternalMessage"],
  ...["setLookingForPlayers", "showHotkeyConfig", "spawnObject", "spawnObjectData", "spawnObjectJSON"],
  ...["startLuaCoroutine", "storeRewindState", "stringColorToRGB"],
].map((name) => ({
  name,
  message:
    "Only src/saved, src/tts, src/table, src/box and the scripts of games may name what TTS adds to Lua.",
}));
