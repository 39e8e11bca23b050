import type { Box, CardItem, DieItem } from "../kit/box";
import type { Caption, CardPiece, DiePiece, PilePiece, Piece, Scene, Sight } from "../kit/scene";
import { BLOCK_TOP, BOARD_THICKNESS, FIRST_CARD_IS_TOP_FACE_DOWN } from "./constants";
import { overFrames } from "./frames";
import { angleBetween, cardPose, diePose, type BoardFrame } from "./geometry";
import { contentOf, takeInventory, type Inventory } from "./inventory";
import { pieceMemo, pileMemo } from "./memo";
import { cardData, deckData, dieData, dieTurn, type ObjectData, type Pose } from "./object-data";

/** How many pieces are compared with the scene in one frame. */
const PIECES_PER_FRAME = 8;
/** How many times the table is gone over before the stage gives up on what players keep undoing. */
const MOST_PASSES = 40;
/** How far a locked piece may be from its place, and a movable one that physics has settled, in inches. */
const LOCKED_TOLERANCE = 0.02;
const MOVABLE_TOLERANCE = 0.35;
/** How far a card's turn may be off, in degrees. */
const TURN_TOLERANCE = 1;
/** How high above its pile a card appears that is taken out, and waits that is put in, in inches. */
const ABOVE_PILE = 1.2;
/** How long a piece on its way to a pile is left alone before it is looked at again, in seconds. */
const FLIGHT_TIME = 0.25;
/** After how many seconds a piece that never appeared counts as lost. */
const SPAWN_TIMEOUT = 3;

/** What the stage asks of the board. */
type BoardObject = Pick<GObject, "getPosition" | "getRotation">;

/**
 * Keeps the objects on the table as the scene of a game says.
 * @noSelf
 */
export interface Stage {
  /**
   * Makes the table show a scene: only what differs is touched, a piece that is gone is made anew. Works over
   * several frames; a newer scene replaces one that is still being drawn.
   * @param except pieces that are on their own way just now, such as dice that are being thrown
   * @param drawn called when every piece exists and lies in the right pile; some may still glide to their places
   */
  draw(scene: Scene, except: Record<string, boolean>, drawn: () => void): void;
  /** The loose object of a piece, if it is on the table. */
  find(piece: string): GObject | undefined;
  /** The loose objects of these pieces, as far as they are on the table. */
  findAll(pieces: readonly string[]): GObject[];
  /** The deck object of a pile, if it has two cards or more and is on the table. */
  findPile(pile: string): GObject | undefined;
  /** Where a die lies when the scene puts it there. */
  poseOf(piece: DiePiece): Pose | undefined;
  /** Lets players touch every piece, and stops drawing. */
  release(): void;
  /** Where the board lies now. */
  frame(): BoardFrame;
}

/** The stage of one game on one board. `coloursWithout` names the colours that must not see what a sight allows. */
export function createStage(
  game: string,
  box: Box,
  board: BoardObject,
  coloursWithout: (sight: Sight) => ColorLiteral[],
): Stage {
  const cards: Record<string, CardItem> = {};
  for (const item of box.cards) cards[item.id] = item;
  const dice: Record<string, DieItem> = {};
  for (const item of box.dice) dice[item.id] = item;
  /** From whom each object has been hidden, by GUID: Tabletop Simulator can be told, but not asked. */
  const hidden: Record<string, string> = {};

  let inventory: Inventory = { loose: {}, piles: {}, inside: {}, copies: [] };
  let where = frameOf(board);
  let pieces: readonly Piece[] = [];
  let spared: Record<string, boolean> = {};
  let whenDrawn: () => void = () => undefined;
  let next = 0;
  let passes = 0;
  let working = false;
  let changed = false;
  let flying = false;
  let awaited = 0;
  let wave = 0;
  let tapped: Record<string, boolean> = {};

  function draw(scene: Scene, except: Record<string, boolean>, drawn: () => void): void {
    pieces = scene.pieces;
    spared = except;
    whenDrawn = drawn;
    next = -1;
    passes = 0;
    if (working) return;
    working = true;
    overFrames(slice);
  }

  /** One frame's share: the first slice of a pass looks around, the others put pieces right. */
  function slice(): boolean {
    if (next < 0) {
      startPass();
      return false;
    }
    const end = Math.min(next + PIECES_PER_FRAME, pieces.length);
    while (next < end) {
      const piece = pieces[next];
      next++;
      if (piece !== undefined && spared[piece.id] !== true) place(piece);
    }
    if (next < pieces.length) return false;
    return finishPass();
  }

  function startPass(): void {
    inventory = takeInventory(game);
    where = frameOf(board);
    tapped = {};
    changed = false;
    flying = false;
    next = 0;
    passes++;
    for (const copy of inventory.copies) copy.destruct();
  }

  /** Goes over the table again while something was spawned, taken or put; then the scene is drawn. */
  function finishPass(): boolean {
    if ((!changed && !flying) || passes >= MOST_PASSES) {
      working = false;
      whenDrawn();
      return true;
    }
    next = -1;
    if (awaited > 0) return true;
    if (changed) return false;
    Wait.time(() => {
      overFrames(slice);
    }, FLIGHT_TIME);
    return true;
  }

  /** Notes an object that will be there in a few frames; when the last one is, drawing goes on. */
  function expect(): () => void {
    changed = true;
    if (awaited === 0) {
      wave++;
      const thisWave = wave;
      Wait.time(() => {
        if (thisWave === wave && awaited > 0) arrived();
      }, SPAWN_TIMEOUT);
    }
    awaited++;
    const ofWave = wave;
    return () => {
      if (ofWave !== wave || awaited === 0) return;
      awaited--;
      if (awaited === 0) arrived();
    };
  }

  function arrived(): void {
    awaited = 0;
    wave++;
    // A fresh object is still frozen for one frame after its callback.
    Wait.frames(() => {
      overFrames(slice);
    }, 2);
  }

  function place(piece: Piece): void {
    switch (piece.kind) {
      case "card":
        placeCard(piece);
        return;
      case "pile":
        placePile(piece);
        return;
      case "die":
        placeDie(piece);
        return;
    }
  }

  function placeCard(piece: CardPiece): void {
    const item = cards[piece.id];
    if (item === undefined) return;
    const pose = cardPose(where, piece.place, piece.faceUp, 1);
    const object = inventory.loose[piece.id];
    if (object !== undefined) {
      dress(object, piece.caption, piece.faceUp ? "everyone" : piece.sight);
      lock(object, true);
      settle(object, pose, LOCKED_TOLERANCE, true);
      return;
    }
    const container = inventory.inside[piece.id];
    if (container !== undefined) takeOut(container, piece.id);
    else spawn(cardData(item, pieceMemo(game, piece.id), pose, box.cardSize));
  }

  /** Takes one card out of a deck or bag. It appears above it, locked, and glides to its place from there. */
  function takeOut(container: GObject, id: string): void {
    if (tapped[container.guid] === true) {
      changed = true;
      return;
    }
    tapped[container.guid] = true;
    const content = contentOf(game, container);
    const at = container.getPosition();
    const done = expect();
    container.takeObject({
      index: content.indexOf(id),
      position: { x: at.x ?? 0, y: (at.y ?? 0) + ABOVE_PILE, z: at.z ?? 0 },
      smooth: false,
      callback_function: (card: GObject) => {
        card.setLock(true);
        done();
      },
    });
  }

  function spawn(data: ObjectData): void {
    const done = expect();
    spawnObjectData({ data, callback_function: done });
  }

  function placePile(piece: PilePiece): void {
    const { length } = piece.cards;
    const only = piece.cards[0];
    if (only === undefined) return;
    if (length === 1) {
      const sight: Sight = piece.faceUp ? "everyone" : "nobody";
      placeCard({
        kind: "card",
        id: only,
        place: piece.place,
        faceUp: piece.faceUp,
        sight,
        caption: piece.caption,
      });
      return;
    }
    const pose = cardPose(where, piece.place, piece.faceUp, length);
    const deck = inventory.piles[piece.id];
    if (deck === undefined) {
      buildPile(piece, pose);
      return;
    }
    const content = topFirst(contentOf(game, deck), piece.faceUp);
    if (sameOrder(content, piece.cards, 0)) {
      dress(deck, piece.caption, "everyone");
      lock(deck, true);
      if (deck.interactable) deck.interactable = false;
      settle(deck, pose, LOCKED_TOLERANCE, true);
    } else if (holdsOthers(content, piece.cards)) {
      // Cards that belong elsewhere leave when their own place is drawn.
      changed = true;
      for (const id of content) if (!piece.cards.includes(id)) takeOut(deck, id);
    } else if (content.length < length && sameOrder(content, piece.cards, length - content.length)) {
      layOn(deck, piece, length - content.length - 1, pose);
    } else {
      buildPile(piece, pose);
    }
  }

  /** Brings the next card to the top of a pile: above it first, then, when it has arrived, into it. */
  function layOn(deck: GObject, piece: PilePiece, index: number, pose: Pose): void {
    const id = piece.cards[index] ?? "";
    const card = inventory.loose[id];
    if (card === undefined) {
      const container = inventory.inside[id];
      if (container === undefined) buildPile(piece, pose);
      else takeOut(container, id);
      return;
    }
    const above: Pose = {
      x: pose.x,
      y: pose.y + ABOVE_PILE,
      z: pose.z,
      pitch: 0,
      yaw: pose.yaw,
      roll: pose.roll,
    };
    dress(card, { name: "", note: "" }, "everyone");
    if (settle(card, above, LOCKED_TOLERANCE, true) || card.isSmoothMoving()) {
      flying = true;
      return;
    }
    lock(card, false);
    deck.putObject(card);
    changed = true;
    afterTwoFrames();
  }

  /** Makes a pile anew out of pristine cards; those that lay about are taken away. */
  function buildPile(piece: PilePiece, pose: Pose): void {
    const items: CardItem[] = [];
    for (const id of piece.cards) {
      const item = cards[id];
      if (item !== undefined) items.push(item);
      const container = inventory.inside[id];
      const loose = inventory.loose[id];
      if (loose !== undefined) {
        if (settle(loose, pose, MOVABLE_TOLERANCE, false) || loose.isSmoothMoving()) flying = true;
      } else if (container !== undefined && container !== inventory.piles[piece.id]) {
        takeOut(container, id);
      }
    }
    if (flying || awaited > 0) return;
    for (const id of piece.cards) inventory.loose[id]?.destruct();
    inventory.piles[piece.id]?.destruct();
    const memos = { deck: pileMemo(game, piece.id), card: (id: string): string => pieceMemo(game, id) };
    spawn(deckData(items, memos, pose, box.cardSize, attachedScripts.deck ?? ""));
  }

  function placeDie(piece: DiePiece): void {
    const item = dice[piece.id];
    if (item === undefined) return;
    const pose = diePose(where, piece.place, item);
    const object = inventory.loose[piece.id];
    if (object === undefined) {
      const turn = dieTurn(item.sides, piece.face ?? item.sides);
      const turned: Pose = { x: pose.x, y: pose.y, z: pose.z, pitch: turn.x, yaw: turn.y, roll: turn.z };
      spawn(dieData(item, pieceMemo(game, piece.id), turned, attachedScripts.die ?? ""));
      return;
    }
    // A die in somebody's hand is that person's until it is dropped. TTS gives nil, whatever the types say.
    const holder: string | undefined = object.held_by_color;
    if (holder !== undefined) return;
    dress(object, piece.caption, "everyone");
    lock(object, !piece.movable);
    settle(object, pose, piece.movable ? MOVABLE_TOLERANCE : LOCKED_TOLERANCE, false);
    if (piece.face === undefined || `${tostring(object.getRotationValue())}` === `${piece.face}`) return;
    const turn = dieTurn(item.sides, piece.face);
    object.setRotationSmooth({ x: turn.x, y: turn.y + where.yaw, z: turn.z }, false, false);
  }

  function dress(object: GObject, caption: Caption, sight: Sight): void {
    if (object.getName() !== caption.name) object.setName(caption.name);
    if (object.getDescription() !== caption.note) object.setDescription(caption.note);
    const colours = coloursWithout(sight);
    const list = colours.join();
    if ((hidden[object.guid] ?? "") === list) return;
    hidden[object.guid] = list;
    object.setHiddenFrom(colours);
  }

  function release(): void {
    pieces = [];
    next = 0;
    inventory = takeInventory(game);
    for (const piece of [...box.cards, ...box.dice]) freeObject(inventory.loose[piece.id]);
    for (const pile of Object.keys(inventory.piles)) freeObject(inventory.piles[pile]);
  }

  function find(piece: string): GObject | undefined {
    return takeInventory(game).loose[piece];
  }

  function findAll(ids: readonly string[]): GObject[] {
    const { loose } = takeInventory(game);
    const objects: GObject[] = [];
    for (const id of ids) {
      const object = loose[id];
      if (object !== undefined) objects.push(object);
    }
    return objects;
  }

  function findPile(pile: string): GObject | undefined {
    return takeInventory(game).piles[pile];
  }

  function poseOf(piece: DiePiece): Pose | undefined {
    const item = dice[piece.id];
    return item === undefined ? undefined : diePose(frameOf(board), piece.place, item);
  }

  /** Something put into a container is gone, and its container ready, a frame or two later. */
  function afterTwoFrames(): void {
    const done = expect();
    Wait.frames(done, 2);
  }

  return { draw, find, findAll, findPile, poseOf, release, frame: () => frameOf(board) };
}

/** Where a board lies now: players may have moved it while their hands were off the automation. */
function frameOf(board: BoardObject): BoardFrame {
  const at = board.getPosition();
  const turned = board.getRotation();
  return { x: at.x ?? 0, top: (at.y ?? 0) + BLOCK_TOP * BOARD_THICKNESS, z: at.z ?? 0, yaw: turned.y ?? 0 };
}

function freeObject(object: GObject | undefined): void {
  if (object === undefined || object.isDestroyed()) return;
  object.setLock(false);
  object.interactable = true;
  object.setHiddenFrom([]);
}

function lock(object: GObject, locked: boolean): void {
  if (object.getLock() !== locked) object.setLock(locked);
}

/** Sends an object to its place if it is not there or on the way already. Answers whether it had to be sent. */
function settle(object: GObject, pose: Pose, tolerance: number, turned: boolean): boolean {
  const at = object.getPositionSmooth() ?? object.getPosition();
  const off = Math.max(
    Math.abs((at.x ?? 0) - pose.x),
    Math.abs((at.y ?? 0) - pose.y),
    Math.abs((at.z ?? 0) - pose.z),
  );
  const away = off > tolerance;
  if (away) object.setPositionSmooth({ x: pose.x, y: pose.y, z: pose.z }, false, false);
  if (turned) settleTurn(object, pose);
  return away;
}

function settleTurn(object: GObject, pose: Pose): void {
  const facing = object.getRotationSmooth() ?? object.getRotation();
  if (
    angleBetween(facing.x ?? 0, pose.pitch) > TURN_TOLERANCE ||
    angleBetween(facing.y ?? 0, pose.yaw) > TURN_TOLERANCE ||
    angleBetween(facing.z ?? 0, pose.roll) > TURN_TOLERANCE
  ) {
    object.setRotationSmooth({ x: pose.pitch, y: pose.yaw, z: pose.roll }, false, false);
  }
}

/** A deck's list with the card on top first. */
function topFirst(content: readonly string[], faceUp: boolean): readonly string[] {
  if (FIRST_CARD_IS_TOP_FACE_DOWN !== faceUp) return content;
  return [...content].reverse();
}

/** Whether the content is the pile's cards from an index on, in the same order. */
function sameOrder(content: readonly string[], cards: readonly string[], from: number): boolean {
  if (content.length !== cards.length - from) return false;
  for (let i = 0; i < content.length; i++) if (content[i] !== cards[i + from]) return false;
  return true;
}

function holdsOthers(content: readonly string[], cards: readonly string[]): boolean {
  for (const id of content) if (!cards.includes(id)) return true;
  return false;
}
