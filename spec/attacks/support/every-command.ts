import type { Command, CommandContents, CommandKind } from "../../../src/table/commands/commands";
import { offersTo } from "../../../src/table/game/decisions";
import { STANDARD_SETTINGS, type SettingName } from "../../../src/table/model/settings";
import { versionOf } from "../../../src/table/model/versions";
import type { Desk } from "../../../src/table/model/contracts";

/** Where a command comes from: the desk as it is now, and at which colour somebody gives it. */
interface Source {
  desk: Desk;
  colour: ColorLiteral;
}

/** The first seat that the person at a colour plays, if any. */
export function ownSeat({ seats }: Desk, colour: ColorLiteral): number | undefined {
  const seat = seats.findIndex(({ player }) => player.kind === "person" && player.colour === colour);
  return seat < 0 ? undefined : seat;
}

/** What somebody could ask who means it, and what nobody can mean. */
interface Contents<Of> {
  fair: readonly Of[];
  foul: readonly Of[];
}

/** Contents of every kind of command: one that is missing does not compile. */
type EveryCommand = {
  readonly [Kind in CommandKind]: (this: void, from: Source) => Contents<CommandContents[Kind]>;
};

/** More than there is of anything. */
const NONE = 99;

const only = (): Contents<unknown> => ({ fair: [{}], foul: [] });
const names = (from: readonly string[]) => (): Contents<{ name: string }> => ({
  fair: from.map((name) => ({ name })),
  foul: [{ name: "no such name" }, { name: "" }],
});
const colours = (): Contents<{ colour: string }> => ({
  fair: ["White", "Blue", "Purple"].map((colour) => ({ colour })),
  foul: ["Grey", "Black", "", "Nowhere"].map((colour) => ({ colour })),
});
const seats = (): Contents<{ seat: number }> => ({
  fair: [{ seat: 0 }, { seat: 1 }],
  foul: [{ seat: NONE }],
});
const moments = ({ desk }: Source): Contents<{ version: number }> => ({
  fair: [{ version: versionOf(desk.versions, undefined) }],
  foul: [{ version: -1 }],
});

/** Choices that somebody is offered now, and the same late, in another place, and another action there. */
function choices({ desk, colour }: Source): Contents<CommandContents["choose"]> {
  const seat = ownSeat(desk, colour);
  const version = versionOf(desk.versions, seat);
  const offers = offersTo(desk.offers, seat);
  const [first] = offers.length > 0 ? offers : desk.offers;
  const action = first?.choice.action ?? { kind: "pass" };
  return {
    fair: [{ choice: 0, action, version }],
    foul: [
      { choice: 0, action, version: version - 1 },
      { choice: NONE, action, version },
      { choice: 0, action: { kind: "no such action" }, version },
    ],
  };
}

export const EVERY_COMMAND: EveryCommand = {
  choose: choices,
  choosePossible: choices,
  followCoach: (from) => {
    const { fair, foul } = choices(from);
    // The coach has no list in which something could be in another place.
    return { fair, foul: foul.filter(({ choice }) => choice !== NONE) };
  },
  chooseAmount: choices,
  confirm: choices,
  reconsider: only,
  serve: moments,
  goOn: moments,
  undo: () => ({ fair: [{ left: undefined }], foul: [{ left: NONE }, { left: -1 }] }),
  hint: () => ({ fair: [{ inChat: false }, { inChat: true }], foul: [] }),
  ahead: ({ desk, colour }) => {
    const version = versionOf(desk.versions, ownSeat(desk, colour));
    const choice = { kind: "no such choice" };
    return {
      fair: [{ asks: { kind: "open" } }, { asks: { kind: "takeBack" } }],
      foul: [
        { asks: { kind: "choose", offer: 0, choice, version } },
        { asks: { kind: "choose", offer: NONE, choice, version: -1 } },
      ],
    };
  },
  review: only,
  lookDeeper: only,
  practise: () => ({ fair: [{ steps: 2 }], foul: [{ steps: NONE * NONE }] }),
  endPractice: only,
  replay: () => ({
    fair: [
      { asks: { kind: "watch" } },
      { asks: { kind: "jump", steps: 1 } },
      { asks: { kind: "go", to: "next" } },
      { asks: { kind: "play" } },
      { asks: { kind: "hold" } },
      { asks: { kind: "pace" } },
      { asks: { kind: "playOn" } },
      { asks: { kind: "leave" } },
    ],
    foul: [],
  }),
  start: () => ({ fair: [{ fill: false }, { fill: true }], foul: [] }),
  daily: only,
  nextRival: only,
  rematch: only,
  notAgain: only,
  newScore: only,
  learn: only,
  puzzle: () => ({ fair: [{ which: "today" }, { which: "next" }, { which: "harder" }], foul: [] }),
  puzzleAgain: only,
  puzzleAnswer: only,
  newGame: only,
  shelve: only,
  addBot: only,
  level: only,
  addSeat: only,
  hotSeat: only,
  turnUp: seats,
  removeGuest: colours,
  giveSeat: () => ({
    fair: [0, 1].flatMap((seat) => ["White", "Blue", "Purple"].map((colour) => ({ seat, colour }))),
    foul: [
      { seat: NONE, colour: "White" },
      { seat: 0, colour: "Grey" },
      { seat: 0, colour: "Nowhere" },
    ],
  }),
  standIn: seats,
  waitFor: seats,
  offerSwap: colours,
  option: ({ desk }) => names(Object.keys(desk.options).slice(0, 2))(),
  preset: only,
  rank: () => ({ fair: [{ number: 1 }], foul: [{ number: 9 }, { number: NONE }, { number: 0 }] }),
  standardOptions: only,
  takeRules: () => ({
    fair: [{ rules: "MINE" }],
    foul: [{ rules: "RC1-NONSENSE" }, { rules: "2-9-zz" }, { rules: "nobody's" }, { rules: "" }],
  }),
  keepRules: names(["mine", "2", "3", "4", "5", "6", "7"]),
  forgetRules: names(["7"]),
  tellRules: only,
  acceptOptions: ({ desk: { options, code, codedDice } }) => ({
    fair: [{ options: { ...options }, code, codedDice: codedDice.next }],
    foul: [
      { options: {}, code: "another", codedDice: codedDice.next },
      { options: { ...options }, code, codedDice: !codedDice.next },
    ],
  }),
  againstClock: only,
  code: () => ({ fair: [{ code: "CHAIR" }, { code: undefined }], foul: [{ code: "X".repeat(200) }] }),
  drawCode: only,
  codedDice: only,
  openHands: only,
  setting: ({ desk }) => {
    const all = Object.keys(STANDARD_SETTINGS) as SettingName[]; // a record has these keys and no others
    // Another language is nothing else, and after the referee come hands off.
    const next = desk.settings.automation === "referee" ? all.filter((name) => name !== "automation") : all;
    return { fair: next.filter((name) => name !== "language").map((name) => ({ name })), foul: [] };
  },
  speak: () => ({ fair: [{ language: "en" }], foul: [] }),
  standardSettings: only,
  handsOff: only,
  handsOn: only,
  pause: only,
  resume: only,
  record: only,
  forgetStatistics: only,
  achievements: () => ({ fair: [{ line: "" }], foul: [{ line: "nonsense" }] }),
  report: only,
  acknowledgeLoss: only,
  answer: () => ({
    fair: [],
    foul: [
      { question: 0, yes: true },
      { question: NONE, yes: false },
    ],
  }),
  withdraw: () => ({ fair: [], foul: [{ vote: 0 }, { vote: NONE }] }),
  amountTyped: () => ({ fair: [{ typed: "12" }, { typed: "twelve" }], foul: [] }),
  group: names(["no group of today"]),
  turnPage: only,
  listAll: only,
  endCard: () => ({ fair: [{ closed: 1 }, { closed: undefined }], foul: [] }),
  asides: () => ({ fair: [{ version: 1 }, { version: undefined }], foul: [] }),
  sheet: () => ({
    fair: [
      { sheet: { kind: "help" } },
      { sheet: { kind: "ahead" } },
      { sheet: { kind: "piece", piece: "board", asked: undefined } },
      { sheet: { kind: "table" } },
    ],
    foul: [],
  }),
  closeSheet: only,
};

/** The commands of a kind that somebody may give: those that could be meant, or the others. */
export function commandsOf(kind: CommandKind, which: "fair" | "foul", from: Source): Command[] {
  return EVERY_COMMAND[kind](from)[which].map((contents) => commandWith(kind, contents));
}

function commandWith(kind: CommandKind, contents: unknown): Command {
  return Object.assign({ kind }, contents) as Command; // the contents are those of the kind, by the type of the list
}
