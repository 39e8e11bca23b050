import { OBJECT_FUNCTIONS, OBJECT_VARIABLES } from "../../api-names";
import { raise, raiseHostException } from "../../lua/fault";
import { createProxy, type Members, type Method, misuse } from "../../strict";
import type { Piece, World } from "../../world";
import { TOLERATED_OBJECT_FUNCTIONS } from "../tolerated";
import { ENTITY_FUNCTIONS, objectEntity } from "../shared";
import { CONTENT_FUNCTIONS } from "./contents";
import { DOING_FUNCTIONS } from "./doings";
import { PROPERTY_FUNCTIONS } from "./properties";
import { TRANSFORM_FUNCTIONS } from "./transform";
import { OBJECT_VARIABLE_MEMBERS } from "./variables";

const entityFunctions: Record<string, Method<Piece>> = {};
for (const name of Object.keys(ENTITY_FUNCTIONS)) {
  const method = ENTITY_FUNCTIONS[name];
  if (method !== undefined)
    entityFunctions[name] = (world, piece, a, b) => method(world, objectEntity(piece), a, b);
}

const MEMBERS: Members<Piece> = {
  label: "Object",
  functions: {
    ...TRANSFORM_FUNCTIONS,
    ...PROPERTY_FUNCTIONS,
    ...CONTENT_FUNCTIONS,
    ...DOING_FUNCTIONS,
    ...entityFunctions,
  },
  variables: OBJECT_VARIABLE_MEMBERS,
  tolerated: { functions: TOLERATED_OBJECT_FUNCTIONS },
  knownFunctions: OBJECT_FUNCTIONS,
  knownVariables: OBJECT_VARIABLES,
};

/** The reference that scripts have to an object. Only isDestroyed() is safe once the object is gone. */
export function objectProxy(world: World, piece: Piece): object {
  return createProxy(world, piece, MEMBERS, piece.bound, (member) => {
    if (!piece.gone || member === "isDestroyed") return;
    misuse(world, "dead", `Object.${member}`);
    const problem = `Object.${member}: the object ${piece.guid} (${piece.state.Name}) has been destroyed`;
    if (world.settings.doubts.deadObjectsEscapePcall) raiseHostException(problem);
    raise(problem);
  });
}
