import { isRecord } from "../../kit/data/data";
import { raise } from "../lua/fault";
import { currentScript } from "../scripts";
import type { Method, Variable } from "../strict";
import type { World } from "../world";
import { colourFrom } from "./parameters";

/*
 * Lighting: what is written is pending until `apply`. Nobody has documented what is read meanwhile; here it is what was
 * written, as with every variable. What is pending is in no save.
 */

/** A colour that the save has not named. */
const UNNAMED = { r: 1, g: 1, b: 1 };

function read(world: World, field: string): unknown {
  const saved = world.save["Lighting"];
  return world.pendingLighting[field] ?? (isRecord(saved) ? saved[field] : undefined);
}

function held(field: string, usual: number | string): Variable<World> {
  return {
    read: (world) => read(world, field) ?? usual,
    write: (world, _target, value) => {
      if (typeof value !== typeof usual)
        raise(`${field}: a ${typeof usual} was expected, got ${typeof value}`);
      world.pendingLighting[field] = value;
    },
  };
}

function colourFunctions(field: string): Record<string, Method<World>> {
  return {
    [`get${field}`]: (world) => {
      const colour = colourFrom(read(world, field) ?? UNNAMED, `get${field}`);
      return currentScript(world).color.create({ r: colour.r, g: colour.g, b: colour.b, a: 1 });
    },
    [`set${field}`]: (world, _target, tint) => {
      const { r, g, b } = colourFrom(tint, `set${field}`);
      world.pendingLighting[field] = { r, g, b };
      return true;
    },
  };
}

/** The lights of the table. */
export const LIGHTING: {
  functions: Record<string, Method<World>>;
  variables: Record<string, Variable<World>>;
} = {
  functions: {
    apply: (world) => {
      world.save["Lighting"] = {
        ...(isRecord(world.save["Lighting"]) ? world.save["Lighting"] : {}),
        ...world.pendingLighting,
      };
      world.pendingLighting = {};
      return true;
    },
    ...colourFunctions("AmbientEquatorColor"),
    ...colourFunctions("AmbientGroundColor"),
    ...colourFunctions("AmbientSkyColor"),
    ...colourFunctions("LightColor"),
  },
  variables: {
    ambient_intensity: held("AmbientIntensity", 1.3),
    ambient_type: held("AmbientType", 0),
    light_intensity: held("LightIntensity", 0.54),
    lut_contribution: held("LutContribution", 1),
    lut_index: held("LutIndex", 0),
    lut_url: held("LutURL", ""),
    reflection_intensity: held("ReflectionIntensity", 1),
  },
};
