import type { Ascii } from "../../src/kit/data/ascii";
import type { Options, OptionSpec, OptionValue } from "../../src/kit/rules/options";
import { below, seededBy, type Random } from "../../src/kit/data/random";
import { expectPresent } from "./expect";

const SEEDS = 1_000_000;

/**
 * Any value of every option of a game, also of one that is added later; of a number only those values that a table offers. A spec
 * whose games would last too long with some of them replaces these. An added option changes neither the values of the others nor
 * what is drawn afterwards, so that games that do not depend on it stay the same.
 */
export function randomOptions(specs: readonly OptionSpec[], random: Random): Options {
  const seed = below(random, SEEDS);
  const options: Options = {};
  for (const spec of specs)
    options[spec.name] = randomValue(spec, seededBy([seed].concat(lettersOf(spec.name))));
  return options;
}

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  switch (spec.kind) {
    case "switch":
      return below(random, 2) === 0;
    case "choice":
      return anyOf(spec.values, random);
    case "number":
      return spec.offered === undefined
        ? spec.min + below(random, spec.max - spec.min + 1)
        : anyOf(spec.offered, random);
  }
}

function anyOf<Value extends OptionValue>(values: readonly Value[], random: Random): Value {
  return expectPresent(values[below(random, values.length)]);
}

/** The letters of a name as numbers. */
function lettersOf(name: Ascii): number[] {
  const letters: number[] = [];
  for (let index = 0; index < name.length; index++) letters.push(name.charCodeAt(index));
  return letters;
}
