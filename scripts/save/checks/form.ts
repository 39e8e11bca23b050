import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { ReadSave } from "../read";
import completeSchema from "../schema/complete-save.schema.json" with { type: "json" };
import saveSchema from "../schema/save.schema.json" with { type: "json" };
import type { Problem } from "./problem";

/** How many problems of form to report: one slip in a table of objects would fill pages. */
const MOST_TOLD = 20;

const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  strictNumbers: false,
  allErrors: true,
  allowUnionTypes: true,
});
const anySave: ValidateFunction<ReadSave> = ajv.compile<ReadSave>(saveSchema);
const completeSave: ValidateFunction = ajv.compile(completeSchema);

/** A value from a file: a save, or what is wrong with its form. */
export type Form = { kind: "save"; save: ReadSave } | { kind: "broken"; problems: Problem[] };

/** Reads a value as a save of any version of the game. */
export function readForm(value: unknown): Form {
  return anySave(value) ? { kind: "save", save: value } : { kind: "broken", problems: told(anySave.errors) };
}

/** What a save that leaves nothing to the game's defaults still lacks. */
export function missingForm(save: ReadSave): Problem[] {
  return completeSave(save) ? [] : told(completeSave.errors);
}

function told(errors: readonly ErrorObject[] | null | undefined): Problem[] {
  // An `if` that fails repeats what its branch has said.
  const own = (errors ?? []).filter(({ keyword }) => keyword !== "if");
  return own.slice(0, MOST_TOLD).map((error) => ({
    where: error.instancePath === "" ? "the save" : error.instancePath.slice(1).replaceAll("/", "."),
    sentence: `${sentenceOf(error)}.`,
  }));
}

function sentenceOf({ message, params }: ErrorObject): string {
  const extra: unknown = params["additionalProperty"] ?? params["allowedValues"] ?? params["allowedValue"];
  const about = extra === undefined ? "" : `: ${typeof extra === "string" ? extra : JSON.stringify(extra)}`;
  return `${message ?? "is not as the schema says"}${about}`;
}
