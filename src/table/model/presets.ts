import type { AnyGame } from "./game";
import {
  presetOptions,
  sameOptions,
  standardOptions,
  type Options,
  type Preset,
  type OptionSpec,
} from "../../kit/options";
import type { Desk } from "./desk";

/** How the options of the next game go together: as the designer has them, as a preset, or as players like it. */
export type PresetName = "designed" | Preset["name"] | "own";

/** A way to set all options of a game at once. */
interface Stop {
  name: PresetName;
  options: Options;
}

/** The preset that the options on a desk are. */
export function presetOf(game: AnyGame, { options }: Pick<Desk, "options">): PresetName {
  const { options: specs } = game.rules;
  return stopsOf(game).find((stop) => sameOptions(specs, stop.options, options))?.name ?? "own";
}

/** The options of the preset after the one on the desk, round and round; those that players have set come last. */
export function nextPresetOptions(game: AnyGame, desk: Pick<Desk, "options" | "ownOptions">): Options {
  const stops = stopsOf(game);
  if (desk.ownOptions !== undefined) stops.push({ name: "own", options: desk.ownOptions });
  const name = presetOf(game, desk);
  const index = stops.findIndex((stop) => stop.name === name);
  return { ...(stops[(index + 1) % stops.length] ?? stops[0])?.options };
}

function stopsOf({ rules: { options: specs }, presets }: AnyGame): Stop[] {
  const stops: Stop[] = [{ name: "designed", options: standardOptions(specs) }];
  for (const preset of presets) stops.push({ name: preset.name, options: presetOptions(specs, preset) });
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
