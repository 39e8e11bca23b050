import { labelWith } from "../../src/table/views";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import type { Action, State } from "../../src/games/cards-vs-dice/state";
import type { Options } from "../../src/kit/options";
import type { Choice } from "../../src/kit/rules";
import { seeded, type Random } from "../../src/kit/random";
import { copy } from "../../src/kit/data";
import { apply, type Step } from "../../src/kit/record";
import {
  openTable,
  readJson,
  type EmulatedTable,
  type Piece,
  type PlayerVerbs,
  type SaveState,
  type SettingsChoice,
} from "../../src/emulator";
import { isRecord } from "../../src/kit/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** The save that ships, seen from dist/lua, where the specs are run. */
const SAVE = "../Offsuit.json";
/** What the start of every sentence is by which the table admits a mistake of its own. */
const MISTAKE = "Offsuit made a mistake";

/** What the board says of itself. */
export interface Report {
  busy: string;
  drawing: boolean;
  playing: boolean;
  free: boolean;
  options: Options;
  steps: Step<Action>[];
}

let shipped: SaveState | undefined;

/** The save that ships, a fresh copy. */
export function shippedSave(): SaveState {
  if (shipped === undefined) {
    const [file] = io.open(SAVE, "r");
    const opened = expectPresent(file, "dist/Offsuit.json is missing: run `npm run build` first");
    const text = opened.read("*a") ?? "";
    opened.close();
    const reading = readJson(text);
    if (reading.kind === "read") shipped = reading.value as SaveState;
  }
  return copy(expectPresent(shipped, "dist/Offsuit.json is no JSON"));
}

/** The shipped save on an emulated table, with people at White (the host) and Blue, ready for the deal. */
export function openOffsuit(settings: SettingsChoice = {}): EmulatedTable {
  const table = openTable(shippedSave(), {
    players: [{ color: "White" }, { color: "Blue" }],
    fussy: true,
    ...settings,
  });
  table.seconds(1);
  return table;
}

/** The object with this memo of Cards vs Dice. Fails if there is not just one. */
export function piece(table: EmulatedTable, id: string): Piece {
  const found = table.objects().filter((object) => object.state.Memo === `offsuit/cards-vs-dice/${id}`);
  expectSame(found.length, 1, `${found.length} objects are the piece ${id}`);
  return expectPresent(found[0]);
}

/** What the board says of itself. */
export function reportOf(table: EmulatedTable): Report {
  const text = table.execute("return describe()", piece(table, "board"));
  const report = decoded(`${text}`);
  const lines = report["steps"] as string[];
  return {
    busy: `${report["busy"]}`,
    drawing: report["drawing"] === true,
    playing: report["playing"] === true,
    free: report["free"] === true,
    options: report["options"] as Options,
    steps: lines.map((line) => decoded(line) as unknown as Step<Action>),
  };
}

function decoded(text: string): Record<string, unknown> {
  const reading = readJson(text);
  const value = reading.kind === "read" ? reading.value : undefined;
  return isRecord(value) ? value : {};
}

/** The state that the board's record leads to. */
export function stateOf(table: EmulatedTable): State {
  const { options, steps } = reportOf(table);
  const state = cardsVsDice.rules.start(options, 1);
  for (const step of steps) {
    const done = apply(cardsVsDice.rules, state, step);
    expectSame(done.kind, "done", "the board's record holds an illegal step");
  }
  return state;
}

/** Lets time pass until the table waits for people and everything lies where it belongs. */
export function waitForPeople(table: EmulatedTable, timeout = 60): void {
  // What has been disturbed is put right half a second later.
  table.seconds(0.6);
  const waited = table.until(() => {
    const { busy, drawing } = reportOf(table);
    return busy === "" && !drawing;
  }, timeout);
  expectTrue(waited, `the table is still busy after ${timeout} s: ${reportOf(table).busy}`);
  table.seconds(0.2);
  table.settles();
}

/** Presses "Deal the cards" and waits for the first decision. */
export function deal(table: EmulatedTable, player: PlayerVerbs): void {
  player.clicks("Deal the cards");
  waitForPeople(table);
}

/** The choices that the player at White has. */
export function choicesOf(state: State): Choice<Action>[] {
  const waiting = cardsVsDice.rules.waiting(state);
  return waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
}

/** Takes an action by clicking through the panel. */
export function clickAction(table: EmulatedTable, player: PlayerVerbs, state: State, action: Action): void {
  const seen = cardsVsDice.rules.seen(state, 0);
  const choice = choicesOf(state).find((other) => isSameAction(other.action, action));
  const { group, label, detail } = cardsVsDice.words.choice(seen, expectPresent(choice));
  if (group !== "") {
    player.clicks(group);
    table.seconds(0.4);
  }
  player.clicks(labelWith(label, detail));
  if (cardsVsDice.words.confirm(seen, action) !== undefined) player.answers();
}

/** A dealt table whose White has chosen to fight calmly, so that weapons may be used. */
export function battle(seed: number): EmulatedTable {
  const table = openOffsuit({ seed });
  deal(table, table.player("White"));
  clickAction(table, table.player("White"), stateOf(table), { kind: "calm" });
  waitForPeople(table);
  return table;
}

/** Takes an action by dragging a die, or through the panel where there is no gesture for it. */
export function dragAction(table: EmulatedTable, player: PlayerVerbs, state: State, action: Action): void {
  const board = piece(table, "board").position;
  const drop = dropOf(state, action);
  if (drop === undefined) {
    clickAction(table, player, state, action);
    return;
  }
  const spot = expectPresent(cardsVsDice.scene(state).spots.find((other) => other.id === drop.spot));
  player.drags(piece(table, drop.piece)).to(board.x + spot.x, board.z + spot.z);
  table.seconds(0.3);
  if (cardsVsDice.words.confirm(cardsVsDice.rules.seen(state, 0), action) !== undefined) player.answers();
}

function dropOf(state: State, action: Action): { piece: string; spot: string } | undefined {
  for (const spot of cardsVsDice.scene(state).spots) {
    for (const id of ["d4", "d6", "d8", "d10", "d20", "ks", "life"]) {
      const meant = cardsVsDice.gesture(state, { kind: "drop", piece: id, spot: spot.id });
      if (meant !== undefined && isSameAction(meant, action)) return { piece: id, spot: spot.id };
    }
  }
  return undefined;
}

function isSameAction(a: Action, b: Action): boolean {
  return actionKey(a) === actionKey(b);
}

function actionKey(action: Action): string {
  const fields: Record<string, unknown> = { ...action };
  const names = Object.keys(fields).sort((a, b) => (a === b ? 0 : string.byte(a) < string.byte(b) ? -1 : 1));
  return names.map((name) => `${name}=${fields[name]}`).join(" ");
}

/** A policy of the game as a function of the state. */
export function decider(policy: string, seed: number): (state: State) => Action {
  const random: Random = seeded(seed);
  const decide = expectPresent(cardsVsDice.policies[policy], `there is no policy ${policy}`);
  return (state) => decide(cardsVsDice.rules.seen(state, 0), choicesOf(state), random);
}

/** Fails if any script raised an error, used what TTS has not, or the table admitted a mistake of its own. */
export function expectSound(table: EmulatedTable): void {
  expectSame(table.errors(), []);
  expectSame(table.misuses(), []);
  expectSame(table.complaints(), []);
  for (const line of table.said()) expectTrue(!line.text.includes(MISTAKE), line.text);
}

/** Fails unless the real objects lie as the scene of the board's state wants them. */
export function expectPicture(table: EmulatedTable): void {
  const state = stateOf(table);
  for (const wanted of cardsVsDice.scene(state).pieces) {
    switch (wanted.kind) {
      case "card":
        expectCard(table, wanted.id, wanted.place, wanted.faceUp);
        break;
      case "pile":
        expectPile(table, wanted.id, wanted.cards, wanted.place, wanted.faceUp);
        break;
      case "die":
        expectDie(table, wanted.id, wanted.place, wanted.face, wanted.movable);
        break;
      case "token":
      case "pawn":
        expectNearTo(table, piece(table, wanted.id), wanted.id, wanted.place, 0.1);
        break;
    }
  }
  expectSame(ownCards(table).length, 52, "cards on the table, in decks too");
}

interface At {
  x: number;
  z: number;
  yaw: number;
}

function expectCard(table: EmulatedTable, id: string, at: At, faceUp: boolean): void {
  const object = piece(table, id);
  expectNearTo(table, object, id, at, 0.1);
  const turned = ((object.rotation.z % 360) + 360) % 360;
  expectTrue(faceUp === (turned < 90 || turned > 270), `${id} lies face ${faceUp ? "down" : "up"}`);
  const yaw = (((object.rotation.y - at.yaw - 180) % 360) + 540) % 360;
  expectTrue(Math.abs(yaw - 180) < 2, `${id} is turned by ${object.rotation.y} degrees`);
}

function expectPile(
  table: EmulatedTable,
  id: string,
  cards: readonly string[],
  at: At,
  faceUp: boolean,
): void {
  const only = cards[0];
  if (cards.length === 1 && only !== undefined) expectCard(table, only, at, faceUp);
  if (cards.length < 2) return;
  const deck = piece(table, `pile:${id}`);
  expectNearTo(table, deck, id, at, 0.1);
  const content = (deck.state.ContainedObjects ?? []).map((card) => cardOf(card.Memo));
  expectSame(faceUp ? [...content].reverse() : content, [...cards], `the cards of the pile ${id}`);
}

function expectDie(
  table: EmulatedTable,
  id: string,
  at: At,
  face: number | undefined,
  movable: boolean,
): void {
  const die = piece(table, id);
  expectNearTo(table, die, id, at, movable ? 0.6 : 0.1);
  if (face === undefined) return;
  const shown = table.execute("return tostring(self.getRotationValue())", die);
  expectSame(shown, `${face}`, `the face of ${id}`);
}

/** Fails unless an object lies where the scene has it, which counts from the middle of the board. */
function expectNearTo(table: EmulatedTable, object: Piece, id: string, at: At, tolerance: number): void {
  const board = piece(table, "board").position;
  const [x, z] = [object.position.x - board.x, object.position.z - board.z];
  expectTrue(
    Math.max(Math.abs(x - at.x), Math.abs(z - at.z)) <= tolerance,
    `${id} lies at ${x}, ${z} and not at ${at.x}, ${at.z}`,
  );
}

/** Every card of ours wherever it is, by id. */
function ownCards(table: EmulatedTable): string[] {
  const cards: string[] = [];
  for (const object of table.objects()) {
    for (const inside of object.state.ContainedObjects ?? []) cards.push(cardOf(inside.Memo));
    if (object.state.Name === "Card") cards.push(cardOf(object.state.Memo));
  }
  return cards;
}

function cardOf(memo: string | undefined): string {
  return (memo ?? "").split("/")[2] ?? "";
}
