import { TABLE_MEMBERS } from "../api-names";
import { interfaceOf } from "../objects/spawning";
import { createTable, type Members } from "../strict";
import type { Interface } from "../ui/interface";
import type { Piece, World } from "../world";

/** Changes take effect some frames later; until then the UI is stepped. */
function liven(world: World, ui: Interface): void {
  const until = world.schedule.frame + world.settings.interfaceLatency + 2;
  for (const entry of world.lively)
    if (entry.ui === ui) {
      entry.until = until;
      return;
    }
  world.lively.push({ ui, until });
}

/** One frame of the UIs with changes under way. */
export function stepInterfaces(world: World): void {
  if (world.lively.length === 0) return;
  for (const { ui } of world.lively) ui.step();
  const { frame } = world.schedule;
  world.lively = world.lively.filter(({ ui, until }) => until > frame || ui.isLoading());
}

const MEMBERS: Members<Interface> = {
  label: "UI",
  functions: {
    getAttribute: (_world, ui, id, name) => ui.functions.getAttribute(id, name),
    getAttributes: (_world, ui, id) => ui.functions.getAttributes(id),
    getCustomAssets: (_world, ui) => ui.functions.getCustomAssets(),
    getValue: (_world, ui, id) => ui.functions.getValue(id),
    getXml: (_world, ui) => ui.functions.getXml(),
    getXmlTable: (_world, ui) => ui.functions.getXmlTable(),
    hide: (world, ui, id) => change(world, ui, ui.functions.hide(id)),
    setAttribute: (world, ui, id, name, value) =>
      change(world, ui, ui.functions.setAttribute(id, name, value)),
    setAttributes: (world, ui, id, data) => change(world, ui, ui.functions.setAttributes(id, data)),
    setClass: (world, ui, id, names) => change(world, ui, ui.functions.setClass(id, names)),
    setCustomAssets: (world, ui, assets) => change(world, ui, ui.functions.setCustomAssets(assets)),
    setValue: (world, ui, id, value) => change(world, ui, ui.functions.setValue(id, value)),
    setXml: (world, ui, xml, assets) => change(world, ui, ui.functions.setXml(xml, assets)),
    setXmlTable: (world, ui, data, assets) => change(world, ui, ui.functions.setXmlTable(data, assets)),
    show: (world, ui, id) => change(world, ui, ui.functions.show(id)),
  },
  variables: { loading: { read: (_world, ui) => ui.isLoading() } },
  knownFunctions: TABLE_MEMBERS["UI"] ?? new Set(),
  knownVariables: new Set(),
};

function change(world: World, ui: Interface, result: boolean): boolean {
  liven(world, ui);
  return result;
}

/** What scripts hold in their hands for the UI of the screen. */
export function screenProxy(world: World, ui: Interface): object {
  return createTable(world, ui, MEMBERS);
}

/** What scripts hold in their hands for the UI of an object. */
export function interfaceProxy(world: World, piece: Piece): object {
  let proxy = piece.kept.get("UI") as object | undefined;
  if (proxy === undefined) {
    proxy = createTable(world, interfaceOf(world, piece), MEMBERS);
    piece.kept.set("UI", proxy);
  }
  return proxy;
}

/** Marks a UI as changed by a player, so the change takes effect. */
export function touched(world: World, ui: Interface): void {
  liven(world, ui);
}
