import type { AnyGame, State } from "../model/game";
import type { Seat } from "../../kit/rules/rules";
import type { Label, Onlookers, Piece, Scene } from "../../kit/game/scene";
import { say } from "../languages/sentences";
import { placeOf } from "../model/hot-seat";
import { openHands } from "../../kit/game/open-hands";
import { isWatched, showsOdds } from "../../saved/practice";
import { isFar } from "../../tts/readers";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { indicesOf, type IndexMark } from "./card-indices";
import type { Table } from "../table";
import type { SceneDrawer } from "./contracts";
import type { Desk } from "../model/contracts";

/** What a part of the scene costs at most, in instructions, what each of its pieces does, and what finding the words of all labels does. */
const COST = 4_900;
const COST_OF_PIECE = 300;
const LABEL_COST = 7_400;

/**
 * The picture of the game on a desk.
 * @param inFlight the dice that are being thrown, which are left alone
 */
export function createSceneDrawer(table: Table): SceneDrawer {
  const { game, desk, reconciler, labels, effects, revealDelay, diceAndDecks } = table;
  let last: Scene = { pieces: [], spots: [] };
  /** Whether its sides are at the other ends. */
  let turned = false;
  /** Draws that have been asked for and have not reached the stage yet. */
  let queued = 0;
  /** Anyone who waits for a picture that comes when the one before it has been looked at, or with a newer one. */
  let held: (() => void)[] = [];
  /** Whether one is to come that was only to put everything back; it puts back what is asked for meanwhile, too. */
  let redrawing = false;

  function draw(drawn: (scene: Scene) => void, begins: () => void = () => undefined): void {
    queued++;
    // One state for all parts: a new game may begin between two of them.
    let state: State | undefined;
    let pieces: Piece[] = [];
    let indices: readonly IndexMark[] = [];
    let part = 0;
    let step = 0;
    let spent = 0;
    const slice = (): boolean => {
      if (state === undefined) {
        begins();
        ({ state } = desk.playthrough);
        turned = game.isTurned?.(state, onlookersOf(desk)) ?? false;
        step = revealDelay.latest();
      }
      const make = game.scene[part];
      part++;
      spent = COST;
      if (make !== undefined) {
        const made = isWatched(desk) ? openHands(make(state, turned)) : make(state, turned);
        pieces = pieces.concat(made);
        spent = made.length * COST_OF_PIECE;
        return false;
      }
      if (part === game.scene.length + 1) {
        if (revealDelay.tellsEarly(step, () => turnsUp(last.pieces, pieces))) effects.told();
        indices = largeIndices(game, desk, pieces);
        return false;
      }
      queued--;
      last = { pieces, spots: game.spots(state, turned) };
      if (desk.free) {
        effects.unmark();
        reconciler.release(last);
        for (const waiting of release()) waiting();
        drawn(last);
        revealDelay.drawn(step);
        return true;
      }
      const show = desk.playing ? game.show : undefined;
      const [monsters, marks] = [show?.monsters(state) ?? [], show?.marks(state, turned) ?? []];
      held.push(() => {
        effects.drawn(monsters, marks, indices);
        drawn(last);
        revealDelay.drawn(step);
      });
      put(last, indices);
      return true;
    };
    schedule(slice, { cost: COST, spent: () => spent });
  }

  /** Anyone who waits is no longer held. */
  function release(): (() => void)[] {
    const waiting = held;
    held = [];
    return waiting;
  }

  function put(scene: Scene, indices: readonly IndexMark[]): void {
    const label = (): boolean => {
      // A newer step may not be told yet: its picture brings the labels.
      if (!revealDelay.isOn()) write();
      return true;
    };
    const write = (): void => {
      const { playthrough, session } = desk;
      const facts = { odds: showsOdds(desk), code: playthrough.record.code, best: session.best, turned };
      const seen = game.rules.seen(playthrough.state, "spectator");
      const texts = game.labels(seen, facts).concat(titleOf(game, desk));
      schedule(labels.show(texts, game.unused?.(seen)));
    };
    revealDelay.after(() => {
      schedule(label, { cost: LABEL_COST });
    });
    const give = (): void => {
      if (scene !== last) return;
      const waiting = release();
      effects.moving(indices);
      reconciler.draw(scene, diceAndDecks.inFlight(), () => {
        for (const drawn of waiting) drawn();
      });
    };
    const seconds = revealDelay.lingering();
    if (seconds > 0) afterSeconds(seconds, "drawing the table", give);
    else give();
  }

  return {
    draw: (drawn) => {
      draw(drawn);
    },
    pieces: () => last.pieces,
    spots: () => last.spots,
    isDrawing: () => queued > 0 || held.length > 0 || reconciler.isDrawing() || revealDelay.isOn(),
    isTold: () => !revealDelay.isOn(),
    redraw: () => {
      if (redrawing) return;
      redrawing = true;
      draw(
        () => undefined,
        () => {
          redrawing = false;
        },
      );
    },
  };
}

/** The large indices of a picture, if the table is to have them. */
function largeIndices({ box }: AnyGame, desk: Desk, pieces: readonly Piece[]): IndexMark[] {
  if (desk.settings.indices !== "large") return [];
  return indicesOf(pieces, box.cards, box.cardSize, onlookersOf(desk).far.length > 0);
}

/** Who looks at the board from which end: every seat that a person has, here or away. */
function onlookersOf(desk: Pick<Desk, "hotSeat" | "seats">): Onlookers {
  const [near, far]: [Seat[], Seat[]] = [[], []];
  for (let seat = 0; seat < desk.seats.length; seat++) {
    const colour = placeOf(desk, seat);
    if (colour !== undefined) (isFar(colour) ? far : near).push(seat);
  }
  return { near, far };
}

/** The title on the board, which tells a tutorial from a game. */
function titleOf({ tutorial, words }: AnyGame, desk: Pick<Desk, "tutorial">): Label[] {
  if (tutorial === undefined) return [];
  const title = words.title();
  return [{ id: "title", text: desk.tutorial ? say("tutorialTitle", { title }) : title }];
}

/** Whether a card that lay face down, or was not there, is open in the next picture. */
export function turnsUp(before: readonly Piece[], after: readonly Piece[]): boolean {
  const open: Record<string, boolean> = {};
  for (const piece of before) for (const id of openCards(piece)) open[id] = true;
  return after.some((piece) => openCards(piece).some((id) => open[id] !== true));
}

const NONE: readonly string[] = [];

function openCards(piece: Piece): readonly string[] {
  if (piece.kind === "card") return piece.faceUp ? [piece.id] : NONE;
  return piece.kind === "pile" && piece.faceUp ? piece.cards : NONE;
}
