import type { AnyGame } from "./game";
import { keptBy } from "../../saved/kept-rules";
import {
  presetOptions,
  sameOptions,
  standardOptions,
  type Options,
  type OptionSpec,
} from "../../kit/rules/options";
import type { Desk, PresetName } from "./contracts";

/** A way to set all options of a game at once. */
interface Stop {
  name: PresetName;
  options: Options;
}

/** What a desk tells of the options of the next game and of those that people keep. */
type OptionsOfDesk = Pick<Desk, "options" | "ownOptions" | "keptRules">;

/** The preset that the options on a desk are for somebody, who is known by the Steam id. */
export function presetOf(game: AnyGame, desk: OptionsOfDesk, person: string): PresetName {
  const stops = stopsOf(game, desk, person);
  return stops[placeIn(stops, game, desk)]?.name ?? { kind: "own" };
}

/** The options of the preset after the one on the desk, round and round; the person's own come after the game's. */
export function nextPresetOptions(game: AnyGame, desk: OptionsOfDesk, person: string): Options {
  const stops = stopsOf(game, desk, person);
  const { ownOptions } = desk;
  const place = placeIn(stops, game, desk);
  const index = place < 0 && ownOptions !== undefined ? stops.length : place;
  if (ownOptions !== undefined) stops.push({ name: { kind: "own" }, options: ownOptions });
  return { ...(stops[(index + 1) % stops.length] ?? stops[0])?.options };
}

/** The place of the options on a desk among those that go together; -1 if there is none. */
function placeIn(stops: readonly Stop[], { rules }: AnyGame, { options }: OptionsOfDesk): number {
  return stops.findIndex((stop) => sameOptions(rules.options, stop.options, options));
}

function stopsOf({ rules, presets }: AnyGame, { keptRules }: OptionsOfDesk, person: string): Stop[] {
  const specs = rules.options;
  const stops: Stop[] = [{ name: { kind: "designed" }, options: standardOptions(specs) }];
  for (const preset of presets)
    stops.push({ name: { kind: preset.name }, options: presetOptions(specs, preset) });
  for (const { name, options } of keptBy(keptRules, person))
    stops.push({ name: { kind: "kept", name }, options });
  return stops;
}

/** The value after the current one, round and round; numbers go up and start again at the least offered. */
export function nextOptionValue(spec: OptionSpec, options: Options): boolean | number | string {
  const current = options[spec.name];
  switch (spec.kind) {
    case "switch":
      return current !== true;
    case "choice": {
      const index = spec.values.findIndex((value) => value === current);
      return spec.values[(index + 1) % spec.values.length] ?? spec.standard;
    }
    case "number": {
      const value = typeof current === "number" ? current : spec.standard;
      if (spec.offered !== undefined)
        return spec.offered.find((other) => other > value) ?? spec.offered[0] ?? value;
      return value >= spec.max ? spec.min : value + 1;
    }
  }
}
