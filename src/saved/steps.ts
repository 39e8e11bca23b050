/* eslint-disable offsuit/letters -- What a board keeps is ASCII: no text of a person is in it (spec/box/names.spec.ts). */
import { stepFrom, type Step, type StepRules } from "../kit/record";
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

/** A step of this game from a line of text, or undefined if the line holds none. Whether it is legal is for the rules to say. */
export function decodeStep<Action>(line: string, rules: StepRules<Action>): Step<Action> | undefined {
  // MoonSharp gives up patterns that try too long, as in a damaged line they may.
  const [ok, step] = pcall(() => stepIn(line, rules));
  return ok ? step : undefined;
}

function stepIn<Action>(line: string, rules: StepRules<Action>): Step<Action> | undefined {
  return rollIn(line) ?? shuffledIn(line) ?? stepFrom(choiceIn(line) ?? readJson(line), rules);
}

/**
 * Reads the lines of a long record. A line that it has met before is the same step: nobody changes steps, and dice show
 * the same faces again and again.
 */
export function stepReader<Action>(
  rules: StepRules<Action>,
): (this: void, line: string) => Step<Action> | undefined {
  const known: Record<string, Step<Action> | undefined> = {};
  return (line) => {
    const before = known[line];
    if (before !== undefined) return before;
    const step = decodeStep(line, rules);
    known[line] = step;
    return step;
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
