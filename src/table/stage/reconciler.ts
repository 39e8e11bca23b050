import { diePose } from "../../tts/geometry";
import { isMovable } from "../../tts/hit-test";
import { drawScene, goOver, resume } from "./drawing";
import { entranceOf } from "./hand-zones";
import { createHiddenCards } from "./hidden-cards";
import { inspect } from "./inspection";
import { createPendingSpawns, looseOf, alive } from "./inventory";
import { frameOf, heightOn } from "./pass";
import { newWork } from "./pass-context";
import { dieItem } from "./single-pieces";
import type { Table } from "../table";
import type { Reconciler } from "./contracts";

/** The stage of one game on one board. */
export function createReconciler(table: Table): Reconciler {
  const { visibility } = table;
  const arrivals = createPendingSpawns(() => resume(work));
  const work = newWork(table, arrivals, frameOf(owner));
  const { drawing } = work;
  const secrecy = createHiddenCards(work);

  return {
    motion: work,
    draw: (scene, except, drawn) => drawScene(work, scene, except, drawn),
    find: (ids) => looseOf(work.inventory, ids),
    findPile: (pile) => alive(work.inventory.piles[pile]),
    poseOf: (piece) => {
      const item = dieItem(work, piece);
      return item === undefined ? undefined : diePose(frameOf(owner), piece.place, item);
    },
    hideAll: secrecy.hideAll,
    hideAnew: secrecy.hideAnew,
    arrived: (object) => {
      if (drawing.isOn) work.changed = true;
      if (!work.free || visibility.keepsSecrets) secrecy.cover(object, work.free);
      return drawing.isOn;
    },
    inspect: (except, isQuiet) => {
      if (drawing.isOn || work.free) return;
      work.spared = except;
      inspect(work, isQuiet);
    },
    looksARound: () => work.inspection.round,
    isOpen: (object) => secrecy.sightOf(object) === "everyone",
    isMovable: (id) => work.pieces.some((piece) => piece.id === id && isMovable(piece)),
    release: (scene) => {
      work.free = true;
      work.spared = {};
      goOver(work, scene.pieces);
    },
    hurry: () => {
      work.hurried = true;
    },
    renew: (pile) => {
      work.worn[pile] = true;
    },
    knows: (colour, object) =>
      !visibility.coloursWithout(secrecy.sightOf(object)).some((other) => other === colour),
    findings: () => `cards enter hands when ${entranceOf(work)}`,
    frame: () => frameOf(owner),
    heightAt: (x, z) => heightOn(work, x, z),
    isDrawing: () => drawing.isOn,
    isTouching: () => work.touching,
  };
}
