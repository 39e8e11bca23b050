import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
} from "three";
import type { ObjectView } from "../../protocol";
import type { Body } from "./body";
import { fit } from "./shapes";

/** How long a blow and a fall take, in seconds. */
const STRIKE_TIME = 0.7;
const FALL_TIME = 0.6;
/** How far a blow leans, in radians, and how far it reaches, in units of the figure. */
const LEAN = 0.7;
const REACH = 0.5;
const LYING = Math.PI / 2.15;

/** Something that a monster is made of: its shape, its colour, where it is and how it is turned. */
type Part = readonly [BufferGeometry, number, Spot, Spot?];
type Spot = readonly [x: number, y: number, z: number];

/** Stand-ins of our own for the animated figures of the game, by their names in a save. They look towards z. */
const MONSTERS: Readonly<Record<string, () => readonly Part[]>> = {
  rpg_ORC: orc,
  rpg_EVIL_WATCHER: watcher,
  rpg_VAMPIRE: vampire,
  rpg_SKELETON_KNIGHT: skeletonKnight,
  rpg_BLACK_DRAGON: dragon,
};

function ball(radius: number): BufferGeometry {
  return new IcosahedronGeometry(radius, 1);
}

function limb(top: number, bottom: number, length: number): BufferGeometry {
  return new CylinderGeometry(top, bottom, length, 7);
}

function spike(radius: number, length: number, sides = 6): BufferGeometry {
  return new ConeGeometry(radius, length, sides);
}

function slab(width: number, height: number, depth: number): BufferGeometry {
  return new BoxGeometry(width, height, depth);
}

const BONE = 0xe6dfc8;
const STEEL = 0xa9b4bf;
const IRON = 0x4a5058;
const GOLD = 0xd9a441;

function orc(): readonly Part[] {
  const skin = 0x5f8f3a;
  const leather = 0x5a3a22;
  return [
    [limb(0.2, 0.24, 0.8), leather, [-0.26, 0.5, 0]],
    [limb(0.2, 0.24, 0.8), leather, [0.26, 0.5, 0]],
    [limb(0.6, 0.42, 0.9), skin, [0, 1.25, 0]],
    [slab(1.3, 0.22, 0.75), IRON, [0, 1.68, 0]],
    [ball(0.38), skin, [0, 2.02, 0.14]],
    [spike(0.07, 0.26), BONE, [-0.16, 1.98, 0.48], [0.3, 0, 0]],
    [spike(0.07, 0.26), BONE, [0.16, 1.98, 0.48], [0.3, 0, 0]],
    [limb(0.15, 0.19, 0.95), skin, [-0.74, 1.2, 0.1], [-0.3, 0, -0.25]],
    [limb(0.15, 0.19, 0.95), skin, [0.74, 1.25, 0.2], [-0.6, 0, 0.25]],
    [limb(0.06, 0.06, 1.9), leather, [0.86, 1.35, 0.5]],
    [slab(0.12, 0.62, 0.6), STEEL, [0.86, 2.05, 0.72]],
  ];
}

function watcher(): readonly Part[] {
  const flesh = 0x8a2f4d;
  const stalks: Part[] = [-2, -1, 0, 1, 2].flatMap((place): Part[] => {
    const x = Math.sin(place * 0.5) * 0.95;
    const y = 1.45 + Math.cos(place * 0.5) * 0.95;
    return [
      [limb(0.06, 0.1, 0.6), flesh, [x * 0.85, y - 0.14, -0.15], [0, 0, -place * 0.5]],
      [ball(0.14), GOLD, [x, y + 0.1, -0.15]],
    ];
  });
  return [
    [new SphereGeometry(0.85, 14, 10), flesh, [0, 1.4, 0]],
    [new SphereGeometry(0.52, 14, 10), 0xf4efe2, [0, 1.5, 0.5]],
    [new SphereGeometry(0.26, 12, 8), 0x2f7d3b, [0, 1.52, 0.86]],
    [new SphereGeometry(0.14, 10, 8), 0x101010, [0, 1.53, 1.02]],
    ...[-0.36, -0.12, 0.12, 0.36].map((x): Part => [
      spike(0.09, 0.3),
      BONE,
      [x, 0.84, 0.66],
      [Math.PI, 0, 0],
    ]),
    [spike(0.34, 0.7), 0x5c1f35, [0, 0.5, 0], [Math.PI, 0, 0]],
    ...stalks,
  ];
}

function vampire(): readonly Part[] {
  const cloth = 0x3d3556;
  const lining = 0x9e0d14;
  const skin = 0xe9dcd6;
  return [
    [limb(0.34, 0.85, 1.7), cloth, [0, 0.95, 0]],
    [limb(0.2, 0.45, 1.4), lining, [0, 0.95, 0.28]],
    [slab(0.62, 0.75, 0.1), lining, [-0.3, 2.1, -0.2], [-0.25, 0.5, 0]],
    [slab(0.62, 0.75, 0.1), lining, [0.3, 2.1, -0.2], [-0.25, -0.5, 0]],
    [ball(0.34), skin, [0, 2.1, 0.05]],
    [ball(0.3), 0x17141c, [0, 2.2, -0.06]],
    [limb(0.12, 0.18, 0.95), cloth, [-0.62, 1.62, 0.35], [-1, 0, -0.5]],
    [limb(0.12, 0.18, 0.95), cloth, [0.62, 1.62, 0.35], [-1, 0, 0.5]],
    [ball(0.14), skin, [-0.82, 1.95, 0.78]],
    [ball(0.14), skin, [0.82, 1.95, 0.78]],
    [slab(0.08, 0.05, 0.05), lining, [-0.12, 2.14, 0.36]],
    [slab(0.08, 0.05, 0.05), lining, [0.12, 2.14, 0.36]],
  ];
}

function skeletonKnight(): readonly Part[] {
  const ribs = [1.2, 1.38, 1.56].map((y): Part => [slab(0.78, 0.09, 0.46), BONE, [0, y, 0.02]]);
  return [
    [limb(0.09, 0.11, 0.95), BONE, [-0.22, 0.58, 0]],
    [limb(0.09, 0.11, 0.95), BONE, [0.22, 0.58, 0]],
    [limb(0.1, 0.1, 0.8), BONE, [0, 1.35, -0.05]],
    ...ribs,
    [slab(0.6, 0.2, 0.4), IRON, [0, 1.02, 0]],
    [ball(0.25), IRON, [-0.56, 1.74, 0]],
    [ball(0.25), IRON, [0.56, 1.74, 0]],
    [ball(0.3), BONE, [0, 2.06, 0.06]],
    [limb(0.34, 0.34, 0.22), GOLD, [0, 2.28, 0.02]],
    ...[-0.22, 0, 0.22].map((x): Part => [spike(0.08, 0.26), GOLD, [x, 2.48, 0.1]]),
    [limb(0.08, 0.08, 0.95), BONE, [0.68, 1.35, 0.25], [-0.5, 0, 0.2]],
    [slab(0.1, 1.4, 0.22), STEEL, [0.8, 1.75, 0.6], [0.25, 0, 0]],
    [slab(0.1, 0.1, 0.6), GOLD, [0.8, 1.1, 0.45]],
    [limb(0.52, 0.52, 0.12), IRON, [-0.62, 1.25, 0.42], [Math.PI / 2, 0, 0]],
    [ball(0.16), GOLD, [-0.62, 1.25, 0.5]],
  ];
}

function dragon(): readonly Part[] {
  const scales = 0x30343f;
  const belly = 0x8e2a22;
  const wings = [-1, 1].flatMap((side): Part[] => [
    [spike(0.75, 1.7, 3), belly, [side * 0.95, 1.75, -0.4], [0.35, side * 0.4, -side * 0.85]],
    [limb(0.05, 0.09, 1.7), scales, [side * 0.85, 1.9, -0.3], [0.35, 0, -side * 0.85]],
  ]);
  return [
    [new SphereGeometry(0.62, 10, 8), scales, [0, 0.95, -0.15]],
    [new SphereGeometry(0.45, 10, 8), belly, [0, 0.9, 0.2]],
    ...[-0.4, 0.4].map((x): Part => [limb(0.18, 0.26, 0.7), scales, [x, 0.42, 0.15]]),
    [limb(0.24, 0.38, 0.9), scales, [0, 1.55, 0.18], [0.3, 0, 0]],
    [ball(0.32), scales, [0, 2.05, 0.42]],
    [spike(0.26, 0.65), scales, [0, 1.98, 0.8], [Math.PI / 2, 0, 0]],
    ...[-0.17, 0.17].flatMap((x): Part[] => [
      [spike(0.08, 0.5), BONE, [x, 2.38, 0.22], [-0.5, 0, 0]],
      [ball(0.07), 0xf2c14e, [x, 2.16, 0.66]],
    ]),
    [limb(0.1, 0.3, 1.1), scales, [0.25, 0.5, -0.75], [-1.3, 0.5, 0]],
    ...wings,
  ];
}

/** An animated figure; one that we have no stand-in for looks like an orc. */
export function createMonster(view: ObjectView): Body {
  const materials: MeshLambertMaterial[] = [];
  const geometries: BufferGeometry[] = [];

  function mesh([geometry, colour, [x, y, z], turn]: Part): Mesh {
    const material = new MeshLambertMaterial({ color: colour, flatShading: true });
    materials.push(material);
    geometries.push(geometry);
    const piece = new Mesh(geometry, material);
    piece.position.set(x, y, z);
    if (turn !== undefined) piece.rotation.set(...turn);
    piece.castShadow = true;
    piece.receiveShadow = true;
    return piece;
  }

  const actor = new Group().add(...(MONSTERS[view.name] ?? orc)().map(mesh));
  const foot = mesh([limb(0.9, 0.98, 0.12), 0x26221f, [0, 0.06, 0]]);
  // A figure of the game looks along z, which in the page's axes is away from the reader.
  const sculpture = new Group().add(actor, foot);
  sculpture.rotation.y = Math.PI;
  fit(sculpture, view);

  let strikes = view.figure?.strikes ?? 0;
  let striking = 0;
  let isFallen = view.figure?.fallen ?? false;
  /** 0 on its feet, 1 on its back. */
  let lying = isFallen ? 1 : 0;
  pose();

  function pose(): void {
    const blow = striking > 0 ? Math.sin((Math.PI * (STRIKE_TIME - striking)) / STRIKE_TIME) : 0;
    actor.rotation.x = blow * LEAN - lying * lying * LYING;
    actor.position.set(0, lying * 0.3, blow * REACH);
  }

  return {
    root: new Group().add(sculpture),
    show: ({ tint, figure }) => {
      for (const material of materials) material.visible = (tint.a ?? 1) > 0;
      isFallen = figure?.fallen ?? false;
      if ((figure?.strikes ?? 0) > strikes) striking = STRIKE_TIME;
      strikes = figure?.strikes ?? 0;
    },
    animate: (seconds) => {
      striking = Math.max(0, striking - seconds);
      const step = seconds / FALL_TIME;
      lying = isFallen ? Math.min(1, lying + step) : Math.max(0, lying - step);
      pose();
      return striking > 0 || lying !== (isFallen ? 1 : 0);
    },
    dispose: () => {
      for (const material of materials) material.dispose();
      for (const geometry of geometries) geometry.dispose();
    },
  };
}
