import { same } from "../../kit/data";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import type { Caption, Piece } from "../../kit/scene";
import { nameSeats } from "../../kit/seat-names";
import { refused, type Answer, type Handlers } from "../command/answers";
import type { Company } from "../state/company";
import { seatOf, type Desk } from "../state/desk";
import { overFrames } from "../time/tasks";
import { boardPoint } from "../objects/geometry";
import { memoPrefix, pieceOf } from "../objects/memo";
import type { Sheet } from "../command/commands";
import type { Picture } from "../stage/picture";
import type { Players } from "../play/players";
import { pieceLines, type PieceSight } from "./piece-sight";
import { possibilitiesOf, type Possibility } from "./possibilities";
import type { Glances } from "../panel/glances";
import type { Screens } from "../panel/screens";
import type { Stage } from "../stage/stage";
import type { Sync } from "../command/sync";
import type { Scope } from "../time/scope";
import { pieceAt, pieceNamed } from "../objects/whereabouts";
import type { TableReason } from "../languages/reasons";

/** The name under which the board itself is asked about. */
const BOARD = "board";

/** What was found out for a viewer, and when. */
interface Finding<Action> {
  piece: string;
  /** The turn in which it was found out, until something else is asked. */
  scope: Scope;
  possibilities: readonly Possibility<Action>[] | undefined;
}

/**
 * What somebody asks of a piece: what it is, and what can be done with it.
 * @noSelf
 */
export interface Inspection {
  /** Tells a player of a piece: in the panel, or in the chat where that is folded up. */
  inspect: (player: Player, piece: string) => Answer;
  /** The same for the piece that the object with a GUID is. */
  inspectObject: (this: void, player: Player, guid: string) => Answer;
  /** The piece of an object. */
  pieceOf: (guid: string) => string;
  /** The piece that is at a place of the table. */
  pieceAt: (x: number, z: number) => string;
  /** What a viewer reads on a sheet; it is shown again when more has been found out. */
  look: (viewer: ColorLiteral, sheet: Sheet | undefined) => PieceSight | undefined;
  /** Chooses what a viewer was told of, if it is that still. */
  handlers: Handlers<"choosePossible">;
}

/** @noSelf */
interface Surroundings<Action> {
  company: Company;
  stage: Stage;
  picture: Picture;
  /** The turn that the table is at. */
  turn: (this: void) => Scope;
  players: Pick<Players<Action>, "take" | "barred" | "late">;
  glances: Pick<Glances, "openSheet">;
  screens: Pick<Screens, "isFolded">;
  sync: Pick<Sync, "mark">;
}

/** The inspections of pieces on a stage. All that is told of a piece is its caption, which is open to everybody. */
export function createInspection<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { company, stage, picture, turn, players, glances, screens, sync }: Surroundings<Action>,
): Inspection {
  const { rules, words } = game;
  const prefix = memoPrefix(rules.id);
  const findings: Record<string, Finding<Action> | undefined> = {};

  function captionOf(piece: Piece | undefined): Caption {
    if (piece === undefined) return { name: words.title(), note: words.hook() };
    const { name, note } = piece.caption;
    const names = company.names();
    return { name: nameSeats(name, names), note: nameSeats(note, names) };
  }

  function barredFor(viewer: ColorLiteral): TableReason | undefined {
    if (desk.free) return { kind: "handsOff" };
    if (!desk.playing) return { kind: "notDealt" };
    return desk.result === undefined ? players.barred(viewer) : { kind: "gameOver" };
  }

  /** What was found out about a piece; if nothing was since the last turn, that is begun. */
  function look(viewer: ColorLiteral, name: string, ready: () => void): PieceSight {
    const piece = pieceNamed(picture.pieces(), name);
    const caption = captionOf(piece);
    const barred = barredFor(viewer);
    const seat = seatOf(desk, viewer);
    if (barred !== undefined || seat === undefined || piece === undefined)
      return { caption, barred, choices: [] };
    let finding = findings[viewer];
    if (finding?.piece !== name || finding.scope.isOver()) {
      finding = { piece: name, scope: turn(), possibilities: undefined };
      findings[viewer] = finding;
      search(viewer, finding, seat, piece, ready);
    }
    return { caption, barred, choices: finding.possibilities };
  }

  function search(
    viewer: ColorLiteral,
    finding: Finding<Action>,
    seat: Seat,
    piece: Piece,
    ready: () => void,
  ): void {
    const { state } = desk.playthrough;
    const question = { state, seat, piece, pieces: picture.pieces(), spots: picture.spots() };
    const slice = possibilitiesOf(game, question);
    overFrames(
      () => {
        // Something else has been asked meanwhile.
        if (findings[viewer] !== finding) return true;
        finding.possibilities = slice();
        if (finding.possibilities === undefined) return false;
        ready();
        return true;
      },
      { scope: finding.scope },
    );
  }

  function pieceWith(guid: string): string {
    return pieceOf(prefix, getObjectFromGUID(guid)?.memo) ?? BOARD;
  }

  function inspect(player: Player, piece: string): Answer {
    const { color } = player;
    if (!screens.isFolded(color)) {
      glances.openSheet(color, { kind: "piece", piece });
      return "panel";
    }
    const tell = (): void => {
      const sight = look(color, piece, tell);
      if (sight.choices === undefined) return;
      for (const line of pieceLines(sight)) player.print(line);
    };
    tell();
    return "nothing";
  }

  return {
    inspect,
    inspectObject: (player, guid) => inspect(player, pieceWith(guid)),
    pieceOf: pieceWith,
    pieceAt: (x, z) => pieceAt(picture.pieces(), boardPoint(stage.frame(), x, z))?.id ?? BOARD,
    look: (viewer, sheet) => {
      if (sheet?.kind !== "piece") return undefined;
      return look(viewer, sheet.piece, () => {
        sync.mark("panel", viewer);
      });
    },
    handlers: {
      choosePossible: (player, { choice, action, moment }) => {
        glances.openSheet(player.color, undefined);
        sync.mark("panel", player.color);
        const late = players.late(player, moment);
        if (late !== undefined) return late;
        const possibility = findings[player.color]?.possibilities?.[choice];
        return possibility !== undefined && same(possibility.action, action)
          ? players.take(player, possibility.action)
          : refused({ kind: "cannotNow" });
      },
    },
  };
}
