import type { Action } from "../model/game";
import type { Seat } from "../../kit/rules/rules";
import type { Spot } from "../../kit/game/scene";
import { isRefused, refused, type CommandResult } from "../commands/result";
import { isServedBy } from "../game/manual-chance";
import { seatOf } from "../model/desk";
import { refusalToChoose, refusalToUsePieces, refusalWhileCovered } from "../model/permissions";
import { createHighlights } from "../stage/markings";
import { isHeld } from "../../tts/set-object";
import { boardPoint, type BoardPoint } from "../../tts/geometry";
import { pieceNamed } from "../../tts/hit-test";
import { memoPrefix, pieceOf, pileOf } from "../../tts/piece-ids";
import { personAt } from "../../tts/players";
import { openScope, inChunks, schedule } from "../../tts/scheduler";
import { afterFrames, whenever } from "../../tts/waits";
import type { Table } from "../table";
import type { Gestures, Key } from "./contracts";

/** Of how many places is asked in one slice whether a piece may be dropped there: each may cost a way over the board. */
export const SPOTS_PER_SLICE = 4;
/** What that costs at most, in instructions. */
const COST = 4_900;

/** The gestures on a stage. */
export function createGestures(table: Table): Gestures {
  const { game, desk, reconciler, sceneDrawer, choose, reply, pieceClicks } = table;
  const highlights = createHighlights(table);
  const prefix = memoPrefix(game.rules.id);
  /** From taking a piece up to letting it go, or to taking up another one. */
  let grip = openScope();

  function actionAt(piece: string, spot: string): Action | undefined {
    return game.gesture(desk.playthrough.state, { kind: "drop", piece, spot });
  }

  /** Shows where the held piece may be dropped: first where something is, for that is seen at once. */
  function pickedUp(colour: ColorLiteral, object: GObject): void {
    const piece = pieceOf(prefix, object.memo);
    pieceClicks.pickedUp(colour, object);
    const seat = seatOf(desk, colour);
    if (piece === undefined || seat === undefined || refusalToUsePieces(desk, colour) !== undefined) return;
    letGo();
    const mine = grip;
    const spots = sceneDrawer.spots();
    const occupied = spots.filter((spot) => spot.pieces.length > 0);
    const asked = occupied.concat(spots.filter((spot) => spot.pieces.length === 0));
    let found = 0;
    const search = inChunks(asked, SPOTS_PER_SLICE, (spot) => {
      if (isLegal(seat, piece, spot)) highlights.add(spot);
      found++;
      if (found === occupied.length || found === asked.length) highlights.show();
    });
    schedule(search, { cost: COST, scope: mine });
    // A piece that is deleted, or whose holder has left, is never dropped.
    whenever(
      () => object.isDestroyed() || !isHeld(object),
      "a lost piece",
      () => {
        if (!mine.isOver()) letGo();
      },
    );
  }

  function isLegal(seat: Seat, piece: string, spot: Spot): boolean {
    const action = actionAt(piece, spot.id);
    return action !== undefined && game.rules.check(desk.playthrough.state, seat, action) === undefined;
  }

  /** Nobody holds the piece any more for which places are shown. */
  function letGo(): void {
    grip.end();
    grip = openScope();
    highlights.clear();
  }

  function dropped(colour: ColorLiteral, object: GObject): void {
    letGo();
    const isClick = pieceClicks.letGo(colour, object);
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined || desk.free) return;
    const by = personAt(colour);
    if (by !== undefined && served(by, piece)) return;
    // Snapping, merging and other scripts have their say before the piece is where it was dropped.
    afterFrames(2, "a dropped piece", () => {
      const spot = object.isDestroyed() ? undefined : spotOf(object);
      schedule(() => {
        const player = personAt(colour);
        if (player === undefined) return true;
        const answer = isClick ? pieceClicks.answer(player, piece) : putAt(player, piece, spot);
        reply(player, answer);
        // What stands for nothing goes back.
        if (answer === "panel" || isRefused(answer)) reply(player, "table");
        return true;
      });
    });
  }

  /** Somebody puts a piece at a place. */
  function putAt(player: Player, piece: string, spot: Spot | undefined): CommandResult {
    if (spot === undefined || !desk.playing) return "table";
    const covered = refusalWhileCovered(desk, player.color);
    if (covered !== undefined) return refused(covered);
    const action = actionAt(piece, spot.id);
    const seat = seatOf(desk, player.color);
    if (isKnown(piece, seat)) {
      if (action !== undefined) return choose.take(player, action);
      return spot.pieces.includes(piece) ? "table" : refused({ kind: "nothingThere" });
    }
    // Why a card cannot be put somewhere would tell which one it is.
    if (seat !== undefined && action !== undefined && refusalToChoose(desk, player.color) === undefined) {
      if (game.rules.check(desk.playthrough.state, seat, action) === undefined)
        return choose.take(player, action);
    }
    return spot.pieces.includes(piece) ? "table" : refused({ kind: "unknownPiece" });
  }

  /** Whether a seat may know which piece it is. */
  function isKnown(id: string, seat: Seat | undefined): boolean {
    const piece = pieceNamed(sceneDrawer.pieces(), id);
    if (piece?.kind === "pile") return piece.faceUp;
    if (piece?.kind !== "card" || piece.faceUp || piece.sight === "everyone") return true;
    return piece.sight !== "nobody" && seat !== undefined && piece.sight.includes(seat);
  }

  /** Where a piece is now: a drawing that is under way may soon send it home. */
  function spotOf(object: GObject): Spot | undefined {
    const at = object.getPosition();
    return nearestSpot(sceneDrawer.spots(), boardPoint(reconciler.frame(), at.x ?? 0, at.z ?? 0));
  }

  function pressed(player: Player, kind: Key, object: GObject): boolean {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined || desk.free || !desk.playing) return false;
    if (kind === "roll" && served(player, piece)) return true;
    const action = game.gesture(desk.playthrough.state, { kind, piece: pileOf(piece) ?? piece });
    if (action === undefined) return false;
    schedule(() => {
      reply(player, choose.take(player, action));
      return true;
    });
    return true;
  }

  /** Throws or shuffles if a piece is what waits for that; answers whether it is. */
  function served(player: Player, piece: string): boolean {
    if (desk.byHand === undefined || !isServedBy(desk.byHand, piece)) return false;
    schedule(() => {
      reply(player, choose.throwFor(player) ?? "nothing");
      return true;
    });
    return true;
  }

  return { pickedUp, dropped, pressed };
}

/** The spot around a point; where spots overlap, the one whose middle is nearest. */
function nearestSpot(spots: readonly Spot[], point: BoardPoint): Spot | undefined {
  let nearest: Spot | undefined;
  let best = 0;
  for (const spot of spots) {
    const dx = Math.abs(point.x - spot.x);
    const dz = Math.abs(point.z - spot.z);
    if (dx > spot.width / 2 || dz > spot.depth / 2) continue;
    if (nearest !== undefined && dx + dz >= best) continue;
    nearest = spot;
    best = dx + dz;
  }
  return nearest;
}
