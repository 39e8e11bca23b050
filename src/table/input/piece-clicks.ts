import { type CommandResult } from "../commands/result";
import { seatOf } from "../model/desk";
import { refusalToUsePieces } from "../model/permissions";
import { pileOf } from "../../tts/piece-ids";
import type { Table } from "../table";
import type { PieceClicks } from "./contracts";

/** For how long a piece that is only clicked is in hand at most, in seconds, and how far it moves meanwhile, in inches. */
const CLICK_TIME = 0.5;
const CLICK_REACH = 0.6;
/** What is taken up so soon after something else is taken up together with it, in seconds. */
const TOGETHER = 0.1;

/** A piece in somebody's hand. */
interface Press {
  object: GObject;
  at: number;
  x: number;
  z: number;
  /** Whether it is the only one that was taken up. */
  alone: boolean;
}

/** The clicks on the pieces of a table. */
export function createPieceClicks({ game, desk, choose, pieceInfo, input }: Table): PieceClicks {
  const presses: Record<string, Press | undefined> = {};

  function pickedUp(colour: ColorLiteral, object: GObject): void {
    const { x = 0, z = 0 } = object.getPosition();
    const at = Time.time;
    const other = presses[colour];
    presses[colour] = { object, at, x, z, alone: other === undefined || at - other.at > TOGETHER };
  }

  function letGo(colour: ColorLiteral, object: GObject): boolean {
    const press = presses[colour];
    if (press?.object !== object) return false;
    presses[colour] = undefined;
    const { x = 0, z = 0 } = object.getPosition();
    const moved = Math.max(Math.abs(x - press.x), Math.abs(z - press.z));
    return press.alone && moved <= CLICK_REACH && Time.time - press.at <= CLICK_TIME;
  }

  function answer(player: Player, piece: string): CommandResult {
    if (!input.allows(player)) return "nothing";
    const seat = seatOf(desk, player.color);
    if (seat === undefined || refusalToUsePieces(desk, player.color) !== undefined)
      return pieceInfo.inspect(player, piece);
    const { state } = desk.playthrough;
    const action = game.gesture(state, { kind: "click", piece: pileOf(piece) ?? piece });
    const isLegal = action !== undefined && game.rules.check(state, seat, action) === undefined;
    return isLegal ? choose.take(player, action) : pieceInfo.inspect(player, piece);
  }

  return { pickedUp, letGo, answer };
}
