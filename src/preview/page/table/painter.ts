import { PCFShadowMap, type PerspectiveCamera, type Scene, SRGBColorSpace, WebGLRenderer } from "three";

/** Puts pictures of a scene on a canvas. */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Makes the canvas so large, in CSS pixels. */
  resize: (width: number, height: number) => void;
  /** Paints this many pixels to one of the page's from now on. */
  sharpen: (ratio: number) => void;
  /** The next picture gets new shadows. */
  refreshShadows: () => void;
  paint: (scene: Scene, camera: PerspectiveCamera) => void;
}

/** A painter that rests until a program asks for a picture. */
export interface RestingPainter extends Painter {
  /** Paints a picture after all. Raises an error where the browser has no WebGL. */
  paintOnce: Painter["paint"];
}

/** Paints by WebGL, on the given canvas or one of its own. Raises an error where the browser has no WebGL. */
export function createPainter(canvas?: HTMLCanvasElement): Painter {
  const renderer = new WebGLRenderer({ antialias: true, ...(canvas !== undefined && { canvas }) });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return {
    canvas: renderer.domElement,
    resize: (width, height) => {
      renderer.setSize(width, height);
    },
    sharpen: (ratio) => {
      if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio);
    },
    refreshShadows: () => {
      renderer.shadowMap.needsUpdate = true;
    },
    paint: (scene, camera) => {
      renderer.render(scene, camera);
    },
  };
}

/**
 * Paints nothing, which without a graphics card saves nearly all of the page's work, but keeps every place of the scene
 * right, so the pointer meets what it would meet.
 */
export function createRestingPainter(): RestingPainter {
  const canvas = document.createElement("canvas");
  let painter: Painter | undefined;
  const size = { width: 1, height: 1 };
  let pixels = 1;
  return {
    canvas,
    resize: (width, height) => {
      Object.assign(size, { width, height });
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    },
    sharpen: (ratio) => {
      pixels = ratio;
    },
    refreshShadows: () => undefined,
    paint: (scene, camera) => {
      scene.updateMatrixWorld();
      camera.updateMatrixWorld();
    },
    paintOnce: (scene, camera) => {
      painter ??= createPainter(canvas);
      painter.sharpen(pixels);
      painter.resize(size.width, size.height);
      painter.refreshShadows();
      painter.paint(scene, camera);
    },
  };
}
