import type { Chance } from "../../../kit/chance";
import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import type { Loss } from "../../../saved/damage";
import { hasShelf } from "../../api/global";
import { handsFor } from "../../chance/referee";
import type { BusyReason } from "../../languages/reasons";
import { lobbyOf, type Lobby } from "../../options/lobby";
import { isSecret } from "../../saving/keeping";
import { mayPause } from "../../seats/pause";
import type { Desk } from "../../state/desk";
import type { Settings } from "../../state/settings";

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  /** Dice or a deck wait for the hands of these people. */
  | { kind: "byHand"; what: Chance["kind"]; hands: readonly ColorLiteral[] }
  | { kind: "over"; headline: string; sentence: string }
  | { kind: "handsOff" }
  /** Somebody has paused the game; whether the viewer may go on with it. */
  | { kind: "paused"; by: ColorLiteral; mayGoOn: boolean };

/** What was lost of a save, and whether its text comes into the Notebook only when the game is over. */
export interface LossSight {
  loss: Loss;
  waits: boolean;
}

/** What the table does, and how it is set. */
export interface TableSight {
  activity: Activity;
  lobby: Lobby | undefined;
  settings: Settings;
  /** Whether the game has a box on the table. */
  hasShelf: boolean;
  /** Whether something went wrong that nobody has reported. */
  isBroken: boolean;
  /** What was lost of a damaged save, until somebody has read it. */
  loss: LossSight | undefined;
}

/** The table of a desk, for a viewer who has seen this of the game. */
export function tableFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  seen: Seen,
): TableSight {
  const { settings, happenings, loss, kept } = desk;
  return {
    activity: activityOf(game, desk, viewer, seen),
    lobby: desk.playing ? undefined : lobbyOf(game, desk),
    settings,
    hasShelf: hasShelf(),
    isBroken: happenings.mistake !== undefined,
    loss: loss && { loss, waits: kept !== undefined && isSecret(desk) },
  };
}

function activityOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  viewer: ColorLiteral,
  seen: Seen,
): Activity {
  if (desk.free) return { kind: "handsOff" };
  if (desk.busy !== undefined) return { kind: "busy", why: desk.busy };
  if (!desk.playing) return { kind: "lobby" };
  if (desk.byHand !== undefined) return { kind: "byHand", what: desk.byHand.kind, hands: handsFor(desk) };
  if (desk.result !== undefined) return { kind: "over", ...game.words.result(seen) };
  if (desk.paused !== undefined) return { kind: "paused", by: desk.paused, mayGoOn: mayPause(desk, viewer) };
  return { kind: "deciding" };
}
