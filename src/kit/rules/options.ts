import { isRecord } from "../data/data";
import { missing } from "../data/must";

/** One thing that may be set before a game starts. The first value listed, or `standard`, is the designer's. */
export type OptionSpec =
  | { kind: "switch"; name: string; rule: string; standard: boolean }
  | { kind: "choice"; name: string; rule: string; standard: string; values: readonly string[] }
  | {
      kind: "number";
      name: string;
      rule: string;
      standard: number;
      min: number;
      max: number;
      /** The values that a table offers where there are too many to go through, in ascending order. */
      offered?: readonly number[];
    };

export type OptionValue = boolean | number | string;
/** The settings of one game: a value for every option of its list. */
export type Options = Record<string, OptionValue>;

/** Options that make a game easier or shorter: those that differ from the designer's. */
export interface Preset {
  name: "easy" | "quick";
  options: Options;
}

/** The designer's own settings. */
export function standardOptions(specs: readonly OptionSpec[]): Options {
  const options: Options = {};
  for (const spec of specs) options[spec.name] = spec.standard;
  return options;
}

/** The settings that differ from the designer's: `readOptions` restores all settings from them. */
export function changedOptions(specs: readonly OptionSpec[], settings: Options): Options {
  const changed: Options = {};
  for (const { name, standard } of specs) {
    const value = settings[name];
    if (value !== undefined && value !== standard) changed[name] = value;
  }
  return changed;
}

/** All options as a preset wants them. */
export function presetOptions(specs: readonly OptionSpec[], preset: Preset): Options {
  return { ...standardOptions(specs), ...preset.options };
}

/** Whether two settings of a game are the same; what is missing in one is the designer's. */
export function sameOptions(specs: readonly OptionSpec[], one: Options, other: Options): boolean {
  return specs.every(({ name, standard }) => (one[name] ?? standard) === (other[name] ?? standard));
}

/** Whether a value is one that the option can take. */
export function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && spec.values.includes(value);
    case "number":
      return (
        typeof value === "number" && value === Math.floor(value) && value >= spec.min && value <= spec.max
      );
  }
}

/** The options among saved or pasted settings; what is missing or impossible is as the designer set it. */
export function readOptions(specs: readonly OptionSpec[], settings: unknown): Options {
  const options = standardOptions(specs);
  if (!isRecord(settings)) return options;
  for (const spec of specs) {
    const value = settings[spec.name];
    if (value !== undefined && allows(spec, value)) options[spec.name] = value;
  }
  return options;
}

/** What an option can be set to. */
type ValueOf<Spec> = Spec extends { kind: "switch" }
  ? boolean
  : Spec extends { kind: "choice"; values: readonly (infer Value)[] }
    ? Value
    : number;

/** The settings of a game whose options the compiler knows: a value for each name. */
export type SettingsOf<Specs extends readonly OptionSpec[]> = {
  [Spec in Specs[number] as Spec["name"]]: ValueOf<Spec>;
};

/** The settings of a new game; what is missing or impossible is as the designer set it. */
export function settingsOf<const Specs extends readonly OptionSpec[]>(
  specs: Specs,
  options: Options,
): SettingsOf<Specs> {
  const settings = readOptions(specs, options);
  return areComplete(specs, settings) ? settings : missing("a value of every option");
}

function areComplete<Specs extends readonly OptionSpec[]>(
  specs: Specs,
  settings: Options,
): settings is Options & SettingsOf<Specs> {
  // `readOptions` lets in nothing that is not allowed; to look at each value again would take longer than all the rest.
  return specs.every(({ name }) => settings[name] !== undefined);
}

/** The values an option can take, in words a person could type: `true, false`, `1 to 20`. */
export function allowedValues(spec: OptionSpec): string {
  switch (spec.kind) {
    case "switch":
      return "true or false";
    case "choice":
      return spec.values.join(" or ");
    case "number":
      return `a whole number from ${spec.min} to ${spec.max}`;
  }
}
