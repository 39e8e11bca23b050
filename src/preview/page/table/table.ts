import type { CameraView, Change, Command, ObjectView, Point, TableView } from "../../protocol";
import { arrangement } from "../arrangement";
import { BACKGROUND, createRoom } from "../bodies/room";
import type { Menu } from "../shell/context-menu";
import { objectMenu, tableMenu } from "../shell/menus";
import type { TooltipText } from "../shell/tooltip";
import type { Enlarged } from "../shell/zoom";
import { toVector } from "../space";
import { createCamera, seatView } from "./camera";
import { createCarrying } from "./carrying";
import { createCloseUp } from "./close-up";
import { extentOf, nearTo } from "./framing";
import { listenToKeys } from "./keys";
import { listenToMouse } from "./mouse";
import { createObjects } from "./objects";
import { createPointing, type Pointed } from "./pointing";
import { createUse } from "./use";
import { createViewport, type Spot } from "./viewport";

/** The surface where there is no table. */
const FLOOR = 0;

/** What is under a pointer that is not on the table. */
const NOTHING: Pointed = { guid: undefined, target: undefined, ground: undefined, part: undefined };

/** Where the table's deeds go. */
export interface TableReach {
  send: (command: Command) => void;
  tooltip: (at: Spot, text: TooltipText | undefined) => void;
  openMenu: (at: Spot, menu: Menu) => void;
  zoom: (enlarged: Enlarged | undefined) => void;
  /** Lets the viewer type into an input on an object. */
  askForText: (guid: string, index: number, value: string) => void;
}

/** The table in three dimensions, with everything that hands do on it. */
export interface Table {
  show: (change: Change) => void;
  /** Flies to a view; with `atOnce` it is there in the next picture. */
  look: (view: CameraView, atOnce?: boolean) => void;
  showSnapPoints: (on: boolean) => void;
  objects: () => ObjectView[];
  whereIs: (guid: string) => Spot | undefined;
  /** Where a place of the table is seen on the page; undefined behind the camera. */
  spotOf: (place: Point) => Spot | undefined;
  /** Resolves when nothing moves and all is drawn. */
  still: () => Promise<void>;
  pictures: () => number;
  /** Draws the table as it is now, even where nothing is drawn otherwise. */
  picture: () => void;
}

/** Draws the table in the host, if it has to be `drawn`. Raises an error where the browser has no WebGL. */
export function createTable(host: HTMLElement, drawn: boolean, reach: TableReach): Table {
  const viewport = createViewport(host, drawn);
  const room = createRoom();
  viewport.scene.background = BACKGROUND;
  viewport.scene.add(room.root);
  const objects = createObjects(viewport);
  const camera = createCamera(viewport);
  const point = createPointing(viewport, objects, surface);
  const carrying = createCarrying(objects, camera, reach.send);
  const use = createUse(objects, reach);
  const closeUp = createCloseUp(viewport, objects, reach);
  let table: TableView | undefined;
  let viewer: string | undefined;
  let under: Pointed = NOTHING;
  let pointer: Spot = { x: 0, y: 0 };
  /** Whether the pointer is on the table, and not on a panel before it. */
  let over = false;

  function pointAt(at: Spot, pointed: Pointed): void {
    pointer = at;
    if (pointed.guid !== under.guid)
      reach.send({ kind: "hover", ...(pointed.guid !== undefined && { guid: pointed.guid }) });
    under = pointed;
    const view = viewUnder();
    const active = view?.touchable === true;
    objects.mark(active ? view.guid : undefined, pointed.part);
    viewport.canvas.style.cursor = pointed.target !== undefined ? "pointer" : active ? "grab" : "";
    reach.tooltip(at, closeUp.isOn() ? undefined : view?.tooltip);
    closeUp.pointAt(at, view);
  }

  function viewUnder(): ObjectView | undefined {
    return under.guid === undefined ? undefined : objects.view(under.guid);
  }

  function openMenu(at: Spot, { guid, ground }: Pointed): void {
    const view = guid === undefined ? undefined : objects.view(guid);
    if (view !== undefined && view.touchable === true) reach.openMenu(at, objectMenu(view, reach.send));
    else if (table !== undefined && ground !== undefined)
      reach.openMenu(at, tableMenu(table, ground, reach.send));
  }

  function surface(): number {
    return table?.surface?.height ?? FLOOR;
  }

  /** The side of the table from which the viewer looks, in degrees. */
  function side(): number {
    return objects.views().find(({ owner }) => owner === viewer)?.rotation.y ?? 0;
  }

  /** Brings what is under a finger near, or all of the board back. */
  function comeOrGo({ ground }: Pointed): void {
    const extent = extentOf(objects.views(), viewer);
    if (camera.isMoved() || ground === undefined || extent === undefined) goHome(false);
    else camera.approach(nearTo(extent, ground), surface(), side());
  }

  /**
   * The first view in the save from the viewer's side of the table, or that of a seat there; all of the board, where the window is
   * small.
   */
  function goHome(atOnce: boolean): void {
    const [height, yaw] = [surface(), side()];
    const extent = arrangement() === "over" ? undefined : extentOf(objects.views(), viewer);
    if (extent !== undefined) camera.overlook(extent, height, yaw, atOnce);
    else camera.look(table?.cameras?.find((view) => view.yaw === yaw) ?? seatView(yaw, height), atOnce);
  }

  // Things come, go and change their tooltips under a resting mouse.
  viewport.atRest(() => {
    if (over && !carrying.isBusy()) pointAt(pointer, point(pointer));
    if (viewer !== undefined && arrangement() !== "over" && !camera.isMoved() && !carrying.isBusy())
      goHome(false);
  });
  listenToMouse(viewport.canvas, point, carrying, {
    pointed: (at, pointed) => {
      over = true;
      pointAt(at, pointed);
    },
    gone: () => {
      over = false;
      pointAt(pointer, NOTHING);
    },
    clicked: (_, pointed) => use(pointed),
    rightClicked: openMenu,
    tappedTwice: comeOrGo,
  });
  listenToKeys({
    guid: () => (viewUnder()?.touchable === true ? under.guid : undefined),
    ground: () => under.ground,
    isLocked: (guid) => objects.view(guid)?.locked === true,
    send: reach.send,
    gaze: (how) => {
      closeUp.gaze(how);
      reach.tooltip(pointer, undefined);
    },
    resetView: () => goHome(false),
  });

  return {
    show: (change) => {
      if (change.table !== undefined) {
        table = change.table;
        room.show(table);
        viewport.refreshShadows();
      }
      objects.show(change);
      if (change.peeked !== undefined) closeUp.found(change.peeked);
      if (change.viewer !== viewer) {
        closeUp.gaze(undefined);
        const first = viewer === undefined;
        viewer = change.viewer;
        goHome(first);
      }
    },
    look: camera.look,
    showSnapPoints: objects.showSnapPoints,
    objects: objects.views,
    whereIs: (guid) => {
      const node = objects.node(guid);
      return node === undefined ? undefined : viewport.spotOf(node.position);
    },
    spotOf: (place) => viewport.spotOf(toVector(place)),
    still: viewport.still,
    pictures: viewport.pictures,
    picture: viewport.picture,
  };
}
