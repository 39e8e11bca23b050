import { surfaceOf } from "../../emulator/objects/catalogue";
import { availableColours, seated } from "../../emulator/players";
import { isTabOpen } from "../../emulator/sight";
import type { Person, World } from "../../emulator/world";
import { isRecord } from "../../kit/data/data";
import type { CameraView, SeatView, TableView } from "../protocol";
import { linesIn, snapPointsIn } from "./drawings";
import { listed } from "./listed";

/** The table and what belongs to it, as a person sees it. */
export function tableView(world: World, person: Person): TableView {
  const { save } = world;
  return {
    table: save.Table ?? "",
    surface: surfaceOf(save.Table ?? ""),
    saveName: save.SaveName ?? "",
    seats: listed(availableColours(world).map((colour) => seatView(world, colour))),
    lines: linesIn(save["VectorLines"]),
    snapPoints: snapPointsIn(save["SnapPoints"]),
    cameras: listed(camerasIn(save["CameraStates"])),
    note: save.Note ?? "",
    notebook: listed(notebook(world, person)),
    menu: listed(world.tableMenu.map(({ label }) => label)),
    hotkeys: listed(world.hotkeys.map(({ label }) => label)),
  };
}

function seatView(world: World, colour: string): SeatView {
  return { colour, player: seated(world, colour)?.name };
}

/** The tabs that a person may read, in the order of the notebook. */
function notebook(world: World, person: Person): { title: string; body: string }[] {
  const tabs = Object.entries(world.save.TabStates ?? {});
  tabs.sort(([a], [b]) => (tonumber(a) ?? 0) - (tonumber(b) ?? 0));
  return tabs
    .filter(([, { color }]) => isTabOpen(color, person))
    .map(([, { title, body }]) => ({ title, body }));
}

function camerasIn(value: unknown): CameraView[] {
  const states: unknown[] = Array.isArray(value) ? value : [];
  return states
    .filter((state) => isRecord(state))
    .map(({ Position, Rotation, Distance }) => ({
      target: { x: part(Position, "x"), y: part(Position, "y"), z: part(Position, "z") },
      pitch: part(Rotation, "x"),
      yaw: part(Rotation, "y"),
      distance: typeof Distance === "number" ? Distance : 40,
    }));
}

function part(value: unknown, name: string): number {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === "number" ? found : 0;
}
