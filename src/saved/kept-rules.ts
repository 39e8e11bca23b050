import { isRecord } from "../kit/data/data";
import { readOptions, type Options, type OptionSpec } from "../kit/rules/options";
import { readRulesName } from "../kit/record/rules-code";

/** Options of the game of a board that somebody keeps under a name. */
export interface KeptRules {
  /** The Steam id. */
  id: string;
  /** In capitals and digits (`readRulesName`). */
  name: string;
  options: Options;
}

/** How many rules somebody can keep for a game. */
export const MOST_KEPT = 6;

/** What a save tells of kept rules; what is damaged is left out. */
export function readKept(saved: unknown, specs: readonly OptionSpec[]): KeptRules[] {
  let all: KeptRules[] = [];
  if (!Array.isArray(saved)) return all;
  for (const entry of saved) {
    if (!isRecord(entry)) continue;
    const { id, name, options } = entry;
    if (typeof id !== "string" || typeof name !== "string" || name === "" || readRulesName(name) !== name)
      continue;
    all = withKept(all, { id, name, options: readOptions(specs, options) }) ?? all;
  }
  return all;
}

/** The rules that somebody keeps, in the order in which they were kept. */
export function keptBy(all: readonly KeptRules[], id: string): KeptRules[] {
  return all.filter((kept) => kept.id === id);
}

/** All rules with those that somebody keeps as well now, in the place of theirs of the same name; undefined: they keep enough. */
export function withKept(all: readonly KeptRules[], kept: KeptRules): KeptRules[] | undefined {
  const others = withoutKept(all, kept);
  return keptBy(others, kept.id).length < MOST_KEPT ? others.concat([kept]) : undefined;
}

/** All rules without those that somebody keeps under a name. */
export function withoutKept(
  all: readonly KeptRules[],
  { id, name }: Pick<KeptRules, "id" | "name">,
): KeptRules[] {
  return all.filter((other) => other.id !== id || other.name !== name);
}
