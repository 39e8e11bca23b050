import type { Vector3 } from "three";
import { Box3, MathUtils, type Object3D, PerspectiveCamera, Scene, Sphere } from "three";
import { arrangement } from "../arrangement";
import { frame } from "./framing";
import { createPainter, createRestingPainter } from "./painter";
import { createSharpness } from "./sharpness";

/** More pixels than this to one of the page's cost much and show little. */
const MOST_PIXELS = 2;

/** The longest step that things move in one picture, in seconds: after a rest nothing jumps. */
const LONGEST_STEP = 0.1;

/** Pictures that follow each other within this, in seconds, show something that moves. */
const SUCCESSION = 0.2;

/** The camera of close-ups: vertical opening, and how far down it looks, in degrees. */
const PORTRAIT = { opening: 30, pitch: 80 } as const;

/** Something that moves by itself: told the seconds since the last picture, it answers whether it continues moving. */
export type Animation = (seconds: number) => boolean;

/** Where on the page something is, in CSS pixels from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The window into the scene. A picture is drawn only when something has changed. */
export interface Viewport {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly canvas: HTMLCanvasElement;
  /** Something has changed: a new picture is drawn soon. */
  invalidate: () => void;
  /** Something has moved or looks different: its shadow is drawn again as well. */
  refreshShadows: () => void;
  /** Adds something that moves; it is asked before every picture. */
  animate: (animation: Animation) => void;
  /** Calls back whenever nothing moves any more and the last change is on the screen. */
  atRest: (listener: () => void) => void;
  /** Resolves when nothing moves any more and the last change is on the screen. */
  still: () => Promise<void>;
  /** Where a place of the scene is seen on the page; undefined behind the camera. */
  spotOf: (place: Vector3) => Spot | undefined;
  /** A place of the page from -1 to 1 in both directions, as a raycaster wants it. */
  aim: (spot: Spot) => { x: number; y: number };
  /** A close-up of something in the scene, seen from the south and well from above, as a picture this many pixels wide. */
  portrait: (object: Object3D, width: number) => HTMLCanvasElement;
  /** How many pictures have been drawn. */
  pictures: () => number;
  /** Draws the scene as it is now, even where nothing is drawn otherwise. */
  picture: () => void;
}

/**
 * Fills the host with the picture of a scene. Raises an error where the browser has no WebGL. Unless it is `drawn`, it
 * does everything but draw.
 */
export function createViewport(host: HTMLElement, drawn: boolean): Viewport {
  const resting = drawn ? undefined : createRestingPainter();
  const painter = resting ?? createPainter();
  const { canvas } = painter;
  host.append(canvas);
  const scene = new Scene();
  const camera = new PerspectiveCamera(undefined, 1, 0.5, 400);
  const animations: Animation[] = [];
  const sharpness = createSharpness();
  const listeners: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let asked: number | undefined;
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pictures = 0;

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = host;
    painter.resize(width, height);
    frame(camera, width, height, arrangement());
    invalidate();
  }

  function invalidate(): void {
    asked ??= requestAnimationFrame(draw);
  }

  /** Draws with this share of the screen's pixels. */
  function sharpen(share: number): void {
    painter.sharpen(Math.min(MOST_PIXELS, devicePixelRatio) * share);
  }

  function draw(): void {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    clearTimeout(timer);
    asked = undefined;
    const moving = animations.filter((animation) => animation(Math.min(seconds, LONGEST_STEP))).length > 0;
    // Pictures in quick succession are motion too: the camera turns.
    const share = moving || seconds < SUCCESSION ? sharpness.moving(seconds) : 1;
    sharpen(share);
    painter.paint(scene, camera);
    pictures++;
    if (moving) invalidate();
    else if (share < 1) timer = setTimeout(invalidate, SUCCESSION * 1000);
    else rest();
  }

  function rest(): void {
    for (const listener of listeners) listener();
    // A listener may have begun to move something.
    if (asked === undefined) for (const resolve of waiting.splice(0)) resolve();
  }

  function portrait(object: Object3D, width: number): HTMLCanvasElement {
    const { center, radius } = new Box3().setFromObject(object).getBoundingSphere(new Sphere());
    const closeUp = new PerspectiveCamera(PORTRAIT.opening, 1, 0.1, 100);
    const distance = radius / Math.sin(MathUtils.degToRad(PORTRAIT.opening / 2));
    const pitch = MathUtils.degToRad(PORTRAIT.pitch);
    closeUp.position.set(0, Math.sin(pitch), Math.cos(pitch)).multiplyScalar(distance).add(center);
    closeUp.lookAt(center);
    const picture = document.createElement("canvas");
    picture.width = width;
    picture.height = width;
    const { width: fullWidth, height: fullHeight } = canvas;
    const side = Math.min(fullWidth, fullHeight);
    // The picture on the screen is replaced for a moment: the next one follows before anybody sees it.
    closeUp.aspect = fullWidth / fullHeight;
    closeUp.updateProjectionMatrix();
    painter.paint(scene, closeUp);
    const [left, top] = [(fullWidth - side) / 2, (fullHeight - side) / 2];
    picture.getContext("2d")?.drawImage(canvas, left, top, side, side, 0, 0, width, width);
    painter.paint(scene, camera);
    return picture;
  }

  new ResizeObserver(resize).observe(host);
  resize();
  return {
    scene,
    camera,
    canvas,
    invalidate,
    refreshShadows: () => {
      painter.refreshShadows();
      invalidate();
    },
    animate: (animation) => {
      animations.push(animation);
    },
    atRest: (listener) => {
      listeners.push(listener);
    },
    still: () => {
      invalidate();
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    spotOf: (place) => {
      const seen = place.clone().project(camera);
      if (seen.z > 1) return undefined;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height };
    },
    aim: ({ x, y }) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return { x: ((x - left) / width) * 2 - 1, y: 1 - ((y - top) / height) * 2 };
    },
    portrait,
    pictures: () => pictures,
    picture: () => {
      (resting?.paintOnce ?? painter.paint)(scene, camera);
    },
  };
}
