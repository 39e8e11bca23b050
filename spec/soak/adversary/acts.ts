import type { EmulatedTable, Piece, PlayerVerbs } from "../../../src/emulator";
import { viewerOf } from "../../../src/emulator/sight";
import { below, type Random } from "../../../src/kit/data/random";
import { HOTKEY_LABELS, HOTKEYS } from "../../../src/table/input/hotkeys";
import { english } from "../../support/english";
import { tries } from "../../attacks/support/trying";
import { answers, isAsked } from "../../table/support/hosting";

/**
 * A table that is attacked, as those who attack it know it.
 * @noSelf
 */
export interface Attacked {
  table: EmulatedTable;
  /** The id of the game. */
  game: string;
  random: Random;
  /** Everybody who is there; the first is the host. */
  people: PlayerVerbs[];
  /** What puts the room in order again that the game is played in: hand zones. */
  repairs: ((this: void) => void)[];
  /** Lets time pass, watched. */
  frames: (count: number) => void;
  /** What is done now may rightly take choices back or end the game. */
  forgives: () => void;
  /** The host goes back to this moment a while later. */
  rewinds: (frames: number) => void;
  /** Writes down what is done. */
  notes: (text: string) => void;
}

/** Something that Tabletop Simulator lets people do. */
export type Act = (this: void, at: Attacked) => void;

/** Words on buttons that undo, deal again or end the game. */
const ENDINGS = [
  english.table.SENTENCES.undo,
  english.table.SENTENCES.newGame,
  english.table.SENTENCES.changeOptions,
  english.table.SENTENCES.start,
  english.table.SENTENCES.startFilled,
  english.table.SENTENCES.playAgain,
  english.table.SENTENCES.rematch,
  english.table.SENTENCES.learn,
  english.table.SENTENCES.learnAgain,
  english.table.SENTENCES.forgetStatistics,
  english.table.SENTENCES.putAway,
  english.box.SENTENCES.open,
  english.box.SENTENCES.continue,
  english.box.SENTENCES.putAway,
];
/** In another language the harness would not find its way about. */
const LEFT_ALONE = [english.table.SETTING_NAMES.language];
const SEATS = ["White", "Blue", "Red", "Purple", "Green", "Grey"];
const COMMANDS = [
  "",
  "1",
  "2",
  "3 5",
  "yes",
  "undo",
  "roll",
  "pass",
  "pause",
  "resume",
  "rules 2",
  "seats",
  "back",
  "hands off",
  "hands on",
  "record",
  "x",
];
const LINES = ["gl hf", "99999999999999999999", "!offsuit %s %d", "!offsuit 上海", "!offsuit 1 1e309"];
const RUBBISH = [
  "nil",
  "{}",
  "{1, 2}",
  '{colour = "White", key = "choice1", object = 7, x = "here"}',
  '{token = 1, face = {}, die = "d20"}',
];
const FUNCTIONS = [
  "panelClicked",
  "dieSettled",
  "deckShuffled",
  "keyPressed",
  "obeyChat",
  "adoptSettings",
  "putAway",
  "describe",
  "onLoad",
  "rehearsal",
];

/** How often everybody answers what they are asked, until hands are off. */
const MOST_ANSWERS = 12;

function pick<Item>({ random }: Attacked, items: readonly Item[]): Item | undefined {
  return items[below(random, Math.max(1, items.length))];
}

function isOurs({ game }: Attacked, { state }: Piece): boolean {
  const memo = state.Memo ?? "";
  return memo.startsWith(`offsuit/${game}/`) && !memo.endsWith("/board");
}

/** Any piece of the game that fits, loose ones as often as all others. */
function anyPiece(at: Attacked, fits: (this: void, piece: Piece) => boolean = () => true): Piece | undefined {
  const pieces = at.table.objects().filter((piece) => isOurs(at, piece) && fits(piece));
  const loose = pieces.filter(({ state, interactable }) => state.Locked !== true && interactable);
  return pick(at, loose.length > 0 && below(at.random, 2) === 0 ? loose : pieces);
}

function anywhere({ random }: Attacked): [number, number] {
  return [below(random, 80) - 40, below(random, 50) - 25];
}

function named({ state, guid }: Piece): string {
  return state.Memo?.split("/")[2] ?? guid;
}

/** Does something with a piece as somebody, where that is possible. */
function does(what: string, act: (this: void, who: PlayerVerbs, piece: Piece, at: Attacked) => unknown): Act {
  return (at) => {
    const [who, piece] = [pick(at, at.people), anyPiece(at)];
    if (who === undefined || piece === undefined) return;
    at.notes(`${who.person.name} (${who.color()}) ${what} ${named(piece)}`);
    tries(() => act(who, piece, at));
  };
}

/** What others' scripts and the game's own windows do to a piece. */
function scripted(what: string, code: string): Act {
  return (at) => {
    const piece = anyPiece(at);
    if (piece === undefined) return;
    at.notes(`a script ${what} ${named(piece)}`);
    tries(() => at.table.execute(`local piece = getObjectFromGUID("${piece.guid}") ${code}`));
  };
}

/** The same of somebody, without a piece. */
function acts(what: string, act: (this: void, who: PlayerVerbs, at: Attacked) => unknown): Act {
  return (at) => {
    const who = pick(at, at.people);
    if (who === undefined) return;
    at.notes(`${who.person.name} (${who.color()}) ${what}`);
    tries(() => act(who, at));
  };
}

interface Button {
  id: string;
  text: string;
}

/** The buttons of the screen that somebody can click. */
export function buttonsOf({ world }: EmulatedTable, { person }: PlayerVerbs): Button[] {
  const buttons: Button[] = [];
  for (const element of world.screen.seenBy(viewerOf(person))) {
    if (element.tag !== "Button") continue;
    const id = world.screen.attributeOf(element, "id");
    const text = world.screen.textOf(element);
    if (id !== undefined && LEFT_ALONE.every((word) => !text.includes(word))) buttons.push({ id, text });
  }
  return buttons;
}

function forgivesEnding(at: Attacked, text: string): void {
  if (ENDINGS.some((word) => text.includes(word))) at.forgives();
}

const clicks = acts("clicks", (who, at) => {
  const button = pick(at, buttonsOf(at.table, who));
  if (button === undefined) return;
  at.notes(`  "${button.text}"`);
  forgivesEnding(at, button.text);
  who.clicks(button.id);
});

const clicksLate = acts("clicks late", (who, at) => {
  const button = pick(at, buttonsOf(at.table, who));
  if (button === undefined) return;
  const lag = below(at.random, 15);
  at.notes(`  "${button.text}", after ${lag} frames`);
  forgivesEnding(at, button.text);
  at.frames(lag);
  who.clicksLate(button.id, lag);
});

/** Hands off, by the consent of all. */
export function handsOff(at: Attacked): void {
  at.notes("hands off, by consent");
  // Somebody may have been asked something else before.
  if (at.people.some((who) => isAsked(at.table, who.color()))) at.forgives();
  tries(() => at.people[0]?.says("!offsuit hands off"));
  at.frames(40);
  // A question before this one comes first, and a button that has just come takes no click: they answer until it happens.
  const isFree = (): boolean =>
    at.people.some((who) =>
      buttonsOf(at.table, who).some(({ text }) => text.includes(english.table.SENTENCES.handsOn)),
    );
  for (let round = 0; round < MOST_ANSWERS && !isFree(); round++) {
    for (const who of at.people)
      if (isAsked(at.table, who.color()))
        tries(() => {
          answers(at.table, who.color());
        });
    at.frames(20);
  }
}

function leaves(at: Attacked): void {
  const who = at.people[1 + below(at.random, 2)];
  if (who === undefined || who.person.host) return;
  const colour = who.color();
  at.notes(`${who.person.name} (${colour}) leaves`);
  who.leaves();
  at.frames(below(at.random, 30));
  const name = `Guest${at.table.world.nextPerson}`;
  at.notes(`${name} joins at ${colour}`);
  const guest = at.table.joins(name);
  at.people[at.people.indexOf(who)] = guest;
  guest.sits(colour);
}

function handZone({ table }: Attacked, colour: string): Piece | undefined {
  return table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === colour);
}

function movesZone(at: Attacked): void {
  const colour = pick(at, ["White", "Blue"]) ?? "White";
  const zone = handZone(at, colour);
  if (zone === undefined) return;
  at.notes(`the hand zone of ${colour} is moved`);
  const { x, y, z } = zone.position;
  const place = (to: string): unknown =>
    at.table.execute(
      `local zone = getObjectFromGUID("${zone.guid}") if zone then zone.setPosition(${to}) end`,
    );
  place("{60, 5, 20}");
  at.repairs.push(() => {
    place(`{${x}, ${y}, ${z}}`);
  });
}

function deletesZone(at: Attacked): void {
  const colour = pick(at, ["White", "Blue", "Green"]) ?? "Green";
  const zone = handZone(at, colour);
  if (zone === undefined) return;
  at.notes(`the hand zone of ${colour} is deleted`);
  const data = `${at.table.execute(`local zone = getObjectFromGUID("${zone.guid}") local json = zone.getJSON() zone.destruct() return json`)}`;
  at.repairs.push(() => {
    at.table.execute(`spawnObjectJSON({json = [==[${data}]==]})`);
    at.table.frames(12);
  });
}

function bags(at: Attacked): void {
  const piece = anyPiece(at);
  if (piece === undefined) return;
  at.notes(`${named(piece)} goes into a bag and out`);
  // At another table than ours no script keeps cards out of bags.
  at.table.execute('tryObjectEnterContainer = nil spawnObject({type = "Bag", position = {40, 3, 0}})');
  at.frames(12);
  const bag = at.table.objects().find(({ type }) => type === "Bag");
  if (bag === undefined) return;
  tries(() =>
    at.table.execute(`getObjectFromGUID("${bag.guid}").putObject(getObjectFromGUID("${piece.guid}"))`),
  );
  at.frames(below(at.random, 30));
  tries(() => at.table.execute(`getObjectFromGUID("${bag.guid}").takeObject({position = {30, 3, 0}})`));
}

function floods(at: Attacked): void {
  const who = pick(at, at.people);
  if (who === undefined) return;
  const kind = below(at.random, 3);
  const button = pick(at, buttonsOf(at.table, who));
  at.notes(
    `${who.person.name} (${who.color()}) floods: ${kind === 0 ? "chat" : kind === 1 ? "keys" : `"${button?.text ?? ""}"`}`,
  );
  if (button !== undefined) forgivesEnding(at, button.text);
  for (let frame = 0; frame < 20; frame++) {
    for (let time = 0; time < 5; time++) {
      if (kind === 0) tries(() => who.says("!offsuit"));
      else if (kind === 1)
        tries(() => {
          who.pressesHotkey(HOTKEY_LABELS.piece);
        });
      else
        tries(() => {
          who.clicks(button?.id ?? "");
        });
    }
    at.frames(1);
  }
}

function saves(at: Attacked): void {
  // A table that is loaded while a player's hand zone is away forgets the seat: see docs/fair-play.md.
  if (at.repairs.length > 0) return;
  at.notes("saves and loads");
  at.table.load(at.table.save());
  at.frames(10);
}

function rewinds(at: Attacked): void {
  if (at.repairs.length > 0) return;
  const frames = below(at.random, 60);
  at.notes(`rewinds by ${frames} frames`);
  at.rewinds(frames);
}

function groups(at: Attacked): void {
  const who = pick(at, at.people);
  const [one, other] = [anyPiece(at), anyPiece(at)];
  if (who === undefined || one === undefined || other === undefined || one === other) return;
  at.notes(`${who.color()} groups ${named(one)} and ${named(other)}`);
  tries(() => who.groups(one, other));
}

/** Lifts, carries a while, and lets go. */
function drags(where: (this: void, at: Attacked, who: PlayerVerbs) => [number, number]): Act {
  return does("drags", (who, piece, at) => {
    who.picksUp(piece);
    at.frames(below(at.random, 4));
    const [x, z] = where(at, who);
    who.carries(x, z);
    at.frames(1 + below(at.random, 8));
    who.drops();
  });
}

function ontoAnother(at: Attacked): [number, number] {
  const { x, z } = anyPiece(at)?.position ?? { x: 0, z: 0 };
  return [x, z];
}

function toHand(at: Attacked, who: PlayerVerbs): [number, number] {
  const { x, z } = handZone(at, who.color())?.position ?? { x: 0, z: 0 };
  return [x, z];
}

/** Every kind of act by its name, in an order that is the same everywhere. */
export const ACTS: readonly (readonly [string, Act])[] = [
  ["picksUp", does("picks up", (who, piece) => who.picksUp(piece))],
  [
    "carries",
    acts("carries", (who, at) => {
      who.carries(...anywhere(at));
    }),
  ],
  [
    "drops",
    acts("drops", (who) => {
      who.drops();
    }),
  ],
  ["drags", drags(anywhere)],
  ["dragsOntoAnother", drags(ontoAnother)],
  ["dragsToHand", drags(toHand)],
  ["flips", does("flips", (who, piece) => who.flips(piece))],
  ["rotates", does("rotates", (who, piece, at) => who.rotates(piece, 15 * (below(at.random, 9) - 4)))],
  ["rolls", does("rolls", (who, piece) => who.rolls(piece))],
  ["deletes", does("deletes", (who, piece) => who.deletes(piece))],
  ["copies", does("copies", (who, piece) => who.copies(piece))],
  ["pastes", acts("pastes", (who, at) => who.pastes(...anywhere(at)))],
  ["locks", does("locks", (who, piece) => who.locks(piece, true))],
  ["unlocks", does("unlocks", (who, piece) => who.locks(piece, false))],
  [
    "typesNumber",
    does("types a number over", (who, piece, at) => {
      who.typesNumber(piece, 1 + below(at.random, 9));
    }),
  ],
  ["groups", groups],
  ["selects", does("selects", (who, piece) => who.selects(piece))],
  [
    "searches",
    does("searches", (who, piece, at) => {
      const search = who.searches(piece);
      at.frames(below(at.random, 10));
      const guid = piece.state.ContainedObjects?.[0]?.GUID;
      if (guid !== undefined && below(at.random, 2) === 0) search.takes(guid).to(...anywhere(at));
      search.ends();
    }),
  ],
  ["draws", does("draws from", (who, piece, at) => who.draws(piece).to(...anywhere(at)))],
  ["peeks", does("peeks at", (who, piece) => who.peeks(piece))],
  ["bags", bags],
  ["scales", scripted("scales", "piece.scale(1.5)")],
  ["tints", scripted("tints", "piece.setColorTint({r = 1, g = 0, b = 0})")],
  ["renames", scripted("renames", 'piece.setName("Eve") piece.setDescription("was here")')],
  ["tags", scripted("tags", 'piece.addTag("eve") piece.setGMNotes("eve")')],
  [
    "pushes",
    scripted("pushes", "local at = piece.getPosition() piece.setPosition({at.x + 3, at.y + 1, at.z})"),
  ],
  ["turns", scripted("turns", "local at = piece.getRotation() piece.setRotation({at.x, at.y + 45, at.z})")],
  ["clones", scripted("clones", "piece.clone({position = {30, 3, -10}})")],
  ["destructs", scripted("destroys", "piece.destruct()")],
  ["movesZone", movesZone],
  ["deletesZone", deletesZone],
  ["clicks", clicks],
  ["clicksLate", clicksLate],
  [
    "presses",
    acts("presses a key", (who, at) => {
      const key = pick(at, HOTKEYS) ?? "panel";
      at.notes(`  ${key}`);
      // A number stands for any button.
      at.forgives();
      who.pressesHotkey(HOTKEY_LABELS[key], anyPiece(at));
    }),
  ],
  [
    "says",
    acts("says", (who, at) => {
      const line = pick(at, LINES) ?? "";
      at.notes(`  ${line}`);
      who.says(line);
    }),
  ],
  [
    "commands",
    acts("commands", (who, at) => {
      const line = `!offsuit ${pick(at, COMMANDS) ?? ""}`;
      at.notes(`  ${line}`);
      // A number stands for any button.
      at.forgives();
      who.says(line);
    }),
  ],
  ["floods", floods],
  ["stands", acts("stands up", (who) => who.stands())],
  [
    "sits",
    acts("sits down", (who, at) => {
      const colour = pick(at, SEATS) ?? "Grey";
      at.notes(`  at ${colour}`);
      return who.sits(colour);
    }),
  ],
  ["leaves", leaves],
  [
    "answers",
    acts("answers yes", (who, at) => {
      if (isAsked(at.table, who.color())) at.forgives();
      answers(at.table, who.color());
    }),
  ],
  [
    "cancels",
    acts("answers no", (who, at) => {
      answers(at.table, who.color(), false);
    }),
  ],
  ["handsOff", handsOff],
  [
    "resumes",
    acts("resumes", (who) => {
      who.clicks(english.table.SENTENCES.handsOn);
    }),
  ],
  [
    "undoes",
    acts("takes back the last choice", (who, at) => {
      at.forgives();
      who.clicks(english.table.SENTENCES.undo);
    }),
  ],
  ["saves", saves],
  ["rewinds", rewinds],
  [
    "calls",
    (at) => {
      const [name, rubbish] = [pick(at, FUNCTIONS) ?? "", pick(at, RUBBISH) ?? ""];
      at.notes(`a script calls ${name}(${rubbish}) of the board`);
      const board = at.table.objects().find(({ state }) => state.Memo === `offsuit/${at.game}/board`);
      if (board === undefined) return;
      tries(() => at.table.execute(`getObjectFromGUID("${board.guid}").call("${name}", ${rubbish})`));
    },
  ],
];
