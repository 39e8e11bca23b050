import { createTable, type Members, type Method, misuse } from "../../strict";
import type { Piece, World } from "../../world";
import { text } from "../parameters";

/** Components of Unity that every object has, whatever it is. What they are set to has no effect here. */
const COMPONENTS: ReadonlySet<string> = new Set([
  ...["Transform", "Rigidbody", "BoxCollider", "MeshCollider", "MeshFilter", "MeshRenderer", "AudioSource"],
]);

interface Component {
  name: string;
  values: LuaTable<string, unknown>;
}

const MEMBERS: Members<Component> = {
  label: "Component",
  functions: {
    get: (_world, component, name) => component.values.get(text(name, "get")),
    set: (_world, component, name, value) => {
      component.values.set(text(name, "set"), value);
      return true;
    },
    getVars: (_world, component) => {
      const types = new LuaTable<string, string>();
      for (const [name, value] of component.values) types.set(name, typeof value);
      return types;
    },
  },
  variables: { name: { read: (_world, component) => component.name } },
  knownFunctions: new Set(),
  knownVariables: new Set(["game_object"]),
};

/** The component of that name; one that this object may have in the game, but not here, is on record. */
function component(world: World, piece: Piece, wanted: unknown, member: string): object | undefined {
  const name = text(wanted, member);
  if (!COMPONENTS.has(name)) {
    misuse(world, "unsupported", `Object.${member}("${name}")`);
    return undefined;
  }
  const key = `component ${name}`;
  let proxy = piece.kept.get(key) as object | undefined;
  if (proxy === undefined) {
    const values = new LuaTable<string, unknown>();
    values.set("enabled", true);
    proxy = createTable<Component>(world, { name, values }, MEMBERS);
    piece.kept.set(key, proxy);
  }
  return proxy;
}

function only(member: string): Method<Piece> {
  return (world, piece, name) => component(world, piece, name, member);
}

function listed(member: string): Method<Piece> {
  return (world, piece, name) => {
    const found = name === undefined ? undefined : component(world, piece, name, member);
    if (name === undefined) misuse(world, "unsupported", `Object.${member}`);
    return found === undefined ? [] : [found];
  };
}

/** Components and the game objects that they belong to. Of those the emulator has none. */
export const COMPONENT_FUNCTIONS: Readonly<Record<string, Method<Piece>>> = {
  getComponent: only("getComponent"),
  getComponentInChildren: only("getComponentInChildren"),
  getComponents: listed("getComponents"),
  getComponentsInChildren: listed("getComponentsInChildren"),
  getChild: (world) => {
    misuse(world, "unsupported", "Object.getChild");
    return undefined;
  },
  getChildren: (world) => {
    misuse(world, "unsupported", "Object.getChildren");
    return [];
  },
};
