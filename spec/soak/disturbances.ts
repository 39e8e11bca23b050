import type { EmulatedTable, Piece } from "../../src/emulator";
import { below, type Random } from "../../src/kit/data/random";
import { english } from "../support/english";

/** Something that goes wrong at real tables while a game is on; whatever it is, the game continues as it stood. */
export type Disturbance = (this: void, table: EmulatedTable, random: Random) => void;

/** The longest that somebody stays away, in seconds. */
const ABSENCE = 3;

/** Any object of ours but the boards and boxes. */
function anyPiece(table: EmulatedTable, random: Random): Piece | undefined {
  const pieces = table.objects().filter(({ state, spawning, destroyed, heldBy }) => {
    const memo = state.Memo ?? "";
    return !spawning && !destroyed && heldBy === undefined && isPiece(memo);
  });
  return pieces[below(random, Math.max(1, pieces.length))];
}

function isPiece(memo: string): boolean {
  return memo.startsWith("offsuit/") && !memo.startsWith("offsuit/shelf/") && !memo.endsWith("/board");
}

function losesPiece(table: EmulatedTable, random: Random): void {
  const piece = anyPiece(table, random);
  if (piece !== undefined) table.faults.loses(piece);
}

/** One die of those on the table, if there are any, is stuck or ends on its edge. */
function troublesDie(table: EmulatedTable, random: Random): void {
  const dice = table.objects().filter(({ type, spawning }) => type === "Dice" && !spawning);
  const die = dice[below(random, Math.max(1, dice.length))];
  if (die === undefined) return;
  if (below(random, 2) === 0) table.faults.cocks(die);
  else {
    table.faults.neverRests(die);
    table.seconds(below(random, 40) / 10);
    table.faults.neverRests(die, false);
  }
}

/** A piece hangs somewhere for a while on its way. */
function holdsUpPiece(table: EmulatedTable, random: Random): void {
  const piece = anyPiece(table, random);
  if (piece === undefined) return;
  table.faults.sticks(piece);
  table.seconds(below(random, 20) / 10);
  table.faults.sticks(piece, false);
}

/** Somebody leaves the seat, or the table, and comes back. */
function comesAndGoes(table: EmulatedTable, random: Random): void {
  const colour = below(random, 2) === 0 ? "White" : "Blue";
  const person = table.player(colour);
  person.stands();
  table.seconds(below(random, ABSENCE * 10) / 10);
  person.sits(colour);
  table.seconds(0.5);
}

/** Somebody looks something up in the middle of the game. */
function opensSheet(table: EmulatedTable, random: Random): void {
  const person = table.player("Blue");
  const button = below(random, 2) === 0 ? english.table.SENTENCES.help : english.table.SENTENCES.tableTab;
  if (!table.sight("Blue").panels.some(({ text }) => text === button)) return;
  for (const click of [button, english.table.SENTENCES.back]) {
    person.clicks(click);
    table.seconds(0.5);
  }
}

function rewinds(table: EmulatedTable, random: Random): void {
  const before = table.checkpoint();
  table.seconds(below(random, 20) / 10);
  table.rewindTo(before);
}

function reloads(table: EmulatedTable): void {
  table.load(table.save());
}

function slowsSpawns(table: EmulatedTable, random: Random): void {
  table.faults.slowsSpawns(below(random, 30));
}

/** All that goes wrong. */
export const DISTURBANCES: readonly Disturbance[] = [
  losesPiece,
  losesPiece,
  troublesDie,
  holdsUpPiece,
  comesAndGoes,
  opensSheet,
  rewinds,
  reloads,
  slowsSpawns,
];
