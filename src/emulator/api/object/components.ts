import { createTable, type Members, type Method, misuse } from "../../strict";
import type { Piece, World } from "../../world";
import { text } from "../parameters";

/**
 * Unity's side of an object: its components, the game object that they belong to, and the material on it. No model is
 * loaded here, so every object has the same seven components and one material, no game object has parts, and what is set
 * has no effect but that it is read back.
 */

const COMPONENTS: readonly string[] = [
  ...["Transform", "Rigidbody", "BoxCollider", "MeshCollider", "MeshFilter", "MeshRenderer", "AudioSource"],
];

/** Values by name, such as those of a component. */
interface Values {
  piece: Piece;
  name: string;
  values: LuaTable<string, unknown>;
}

/** What reads and writes values. */
const VALUE_FUNCTIONS: Readonly<Record<string, Method<Values>>> = {
  get: (_world, { values }, name) => values.get(text(name, "get")),
  set: (_world, { values }, name, value) => {
    values.set(text(name, "set"), value);
    return true;
  },
  getVars: (_world, { values }) => {
    const types = new LuaTable<string, string>();
    for (const [name, value] of values) types.set(name, typeof value);
    return types;
  },
};

const COMPONENT: Members<Values> = {
  label: "Component",
  functions: VALUE_FUNCTIONS,
  variables: {
    name: { read: (_world, { name }) => name },
    game_object: { read: (world, { piece }) => gameObject(world, piece) },
  },
  knownFunctions: new Set(),
  knownVariables: new Set(),
};

const MATERIAL: Members<Values> = {
  label: "Material",
  functions: VALUE_FUNCTIONS,
  variables: {},
  knownFunctions: new Set(),
  knownVariables: new Set(["shader"]),
};

/** A thing of a piece that is made when it is first asked for. */
function kept(piece: Piece, key: string, make: () => object): object {
  const known = piece.kept.get(key) as object | undefined;
  if (known !== undefined) return known;
  const made = make();
  piece.kept.set(key, made);
  return made;
}

function valuesOf(
  world: World,
  piece: Piece,
  name: string,
  members: Members<Values>,
  first: LuaTable<string, unknown>,
): object {
  return kept(piece, `${members.label} ${name}`, () =>
    createTable<Values>(world, { piece, name, values: first }, members),
  );
}

/** The component of that name; one that this object may have in the game, but not here, is on record. */
function component(world: World, piece: Piece, wanted: unknown, member: string): object | undefined {
  const name = text(wanted, member);
  if (!COMPONENTS.includes(name)) {
    misuse(world, "unsupported", `${member}("${name}")`);
    return undefined;
  }
  const values = new LuaTable<string, unknown>();
  values.set("enabled", true);
  return valuesOf(world, piece, name, COMPONENT, values);
}

function material(world: World, piece: Piece): object {
  return valuesOf(world, piece, "material", MATERIAL, new LuaTable());
}

function gameObject(world: World, piece: Piece): object {
  return kept(piece, "game object", () => createTable(world, piece, GAME_OBJECT));
}

/** Functions that objects and game objects share; `label` is whose they are, for records. */
function treeFunctions(label: string): Record<string, Method<Piece>> {
  const only =
    (name: string): Method<Piece> =>
    (world, piece, wanted) =>
      component(world, piece, wanted, `${label}.${name}`);
  const listed =
    (name: string): Method<Piece> =>
    (world, piece, wanted) => {
      const all = wanted === undefined ? COMPONENTS : [wanted];
      const found: object[] = [];
      for (const each of all) {
        const one = component(world, piece, each, `${label}.${name}`);
        if (one !== undefined) found.push(one);
      }
      return found;
    };
  return {
    getComponent: only("getComponent"),
    getComponentInChildren: only("getComponentInChildren"),
    getComponents: listed("getComponents"),
    getComponentsInChildren: listed("getComponentsInChildren"),
    getChild: (world) => {
      misuse(world, "unsupported", `${label}.getChild`);
      return undefined;
    },
    getChildren: (world) => {
      misuse(world, "unsupported", `${label}.getChildren`);
      return [];
    },
  };
}

const GAME_OBJECT: Members<Piece> = {
  label: "GameObject",
  functions: {
    ...treeFunctions("GameObject"),
    getMaterials: (world, piece) => [material(world, piece)],
    getMaterialsInChildren: (world, piece) => [material(world, piece)],
  },
  variables: { name: { read: (_world, piece) => piece.state.Name } },
  knownFunctions: new Set(),
  knownVariables: new Set(),
};

/** Components of an object, and the game objects in it, of which the emulator has none. */
export const COMPONENT_FUNCTIONS: Readonly<Record<string, Method<Piece>>> = treeFunctions("Object");
