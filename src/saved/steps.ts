/* eslint-disable offsuit/letters -- What a board keeps is ASCII: no text of a person is in it (spec/box/names.spec.ts). */
import { stepFrom, type Step, type StepRules } from "../kit/record/record";
import { figureBehind, figureAt, marked, markedAs, partOf, readMarked, type Part } from "./figures";
import { readJson } from "./json";

/** The lines of a choice, without lists or tables in it, of dice and of a shuffled pile, as they are written. */
const CHOICE = '^{"action":{([^{}%[%]\\]*)},"kind":"act","seat":(%d+)}$';
const ROLLED = '^{"kind":"chance","outcome":{"faces":%[([%d,]*)%],"kind":"rolled"}}$';
const SHUFFLED = '^{"kind":"chance","outcome":{"kind":"shuffled","order":"([^"\\]*)"}}$';
/** A field of a choice after its comma: its name, and its value, in quotes if it is text. */
const FIELD = ',"([^"]*)":("?)([^",]*)("?)';
/** The letters of a field that no capture holds. */
const FIELD_SIGNS = ',"":'.length;

/** One step as a line of text. */
export function encodeStep<Action>(step: Step<Action>): string {
  if (step.kind !== "chance" || step.outcome.kind !== "shuffled") return JSON.encode(step);
  // As `packed` has it. The game's encoder would take as long for it as the rules for the step.
  return `{"kind":"chance","outcome":{"kind":"shuffled","order":"${step.outcome.order.join(" ")}"}}`;
}

/**
 * One step as a line of a save.
 * @param lines those of the steps before it
 */
export function lineOf<Action>(step: Step<Action>, lines: readonly string[]): string {
  return marked(encodeStep(step), lines[lines.length - 1]);
}

/** A step of this game from its text, or undefined if that holds none. Whether it is legal is for the rules to say. */
export function decodeStep<Action>(text: string, rules: StepRules<Action>): Step<Action> | undefined {
  // MoonSharp gives up patterns that try too long, as in a damaged line they may.
  const [ok, step] = pcall(() => stepIn(text, rules));
  return ok ? step : undefined;
}

function stepIn<Action>(line: string, rules: StepRules<Action>): Step<Action> | undefined {
  return rollIn(line) ?? shuffledIn(line) ?? stepFrom(choiceIn(line) ?? readJson(line), rules);
}

/** A step that was read, with its line as it is written now: an older save has no figures. */
export interface ReadStep<Action> {
  step: Step<Action>;
  line: string;
}

/** Reads a line behind the one before it; undefined: it is damaged, or does not belong there. */
export type StepReader<Action> = (
  this: void,
  line: string | undefined,
  before: string | undefined,
) => ReadStep<Action> | undefined;

/**
 * Reads the lines of a long record. A text that it has met before is the same step: nobody changes steps, and dice show the same
 * faces again and again.
 */
export function stepReader<Action>(rules: StepRules<Action>): StepReader<Action> {
  const known: Record<string, { step: Step<Action> | undefined; part: Part } | undefined> = {};
  return (line, before) => {
    const read = readMarked(line);
    if (read === undefined) return undefined;
    const { json } = read;
    const { step, part } = known[json] ?? { step: decodeStep(json, rules), part: partOf(json) };
    known[json] = { step, part };
    const figure = figureBehind(figureAt(before), part);
    if (step === undefined || (read.figure ?? figure) !== figure) return undefined;
    return { step, line: markedAs(json, figure) };
  };
}

/** The step in the line of a choice; undefined if it is none, or one that only a reader of JSON understands. */
function choiceIn(line: string): Record<string, unknown> | undefined {
  const [fields, seat] = string.match(line, CHOICE);
  if (fields === undefined) return undefined;
  const action: Record<string, unknown> = {};
  let read = 0;
  for (const [name = "", opens = "", text = "", closes = ""] of string.gmatch(`,${fields}`, FIELD)) {
    if (opens !== closes) return undefined;
    read += FIELD_SIGNS + name.length + opens.length + text.length + closes.length;
    const value = opens === "" ? plainValue(text) : text;
    if (value === undefined) return undefined;
    action[name] = value;
  }
  // Between damaged fields there is more than commas.
  if (fields !== "" && read !== fields.length + 1) return undefined;
  return { kind: "act", seat: tonumber(seat), action };
}

function plainValue(text: string): boolean | number | undefined {
  return text === "true" || text === "false" ? text === "true" : tonumber(text);
}

/** The step in the line of thrown dice. */
function rollIn(line: string): Step<never> | undefined {
  const [list] = string.match(line, ROLLED);
  if (list === undefined) return undefined;
  const faces: number[] = [];
  for (const [face] of string.gmatch(list, "%d+")) faces.push(tonumber(face) ?? 0);
  return { kind: "chance", outcome: { kind: "rolled", faces } };
}

/** The step in the line of a shuffled pile. */
function shuffledIn(line: string): Step<never> | undefined {
  const [cards] = string.match(line, SHUFFLED);
  if (cards === undefined) return undefined;
  const order: string[] = [];
  let count = 0;
  for (const [card] of string.gmatch(cards, "[^ ]+")) {
    order[count] = card ?? "";
    count++;
  }
  return { kind: "chance", outcome: { kind: "shuffled", order } };
}
