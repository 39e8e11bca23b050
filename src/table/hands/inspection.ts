import { same } from "../../kit/data";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import type { Caption, Piece } from "../../kit/scene";
import { nameSeats } from "../../kit/seat-names";
import type { Company } from "../seats/company";
import { seatOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import { overFrames } from "../time/frames";
import { boardPoint } from "../objects/geometry";
import { memoPrefix, pieceOf } from "../objects/memo";
import type { Sheet } from "../panel/view";
import type { Picture } from "../stage/picture";
import type { Players } from "../play/players";
import { possibilitiesOf, type Possibility } from "./possibilities";
import type { Screens } from "../panel/screens";
import type { Stage } from "../stage/stage";
import { pieceLines } from "../views/sheets/piece";
import { pieceAt, pieceNamed } from "./whereabouts";
import { say } from "../words";

/** The name under which the board itself is asked about. */
const BOARD = "board";

/** What a viewer may know of a piece. */
export interface PieceSight {
  caption: Caption;
  /** Why the viewer can do nothing with any piece just now, if that is so. */
  barred: string | undefined;
  /** What the viewer can do with it; undefined while that is still being found out. */
  choices: readonly Possibility<GameAction>[] | undefined;
}

/** What was found out for a viewer, and when. */
interface Finding<Action> {
  piece: string;
  turn: number;
  possibilities: readonly Possibility<Action>[] | undefined;
}

/**
 * What somebody asks of a piece: what it is, and what can be done with it.
 * @noSelf
 */
export interface Inspection {
  /** Tells a player of a piece: in the panel, or in the chat where that is folded up. */
  inspect: (player: Player, piece: string) => void;
  /** The piece of an object. */
  pieceOf: (guid: string) => string;
  /** The piece that lies at a place of the table. */
  pieceAt: (x: number, z: number) => string;
  /** What a viewer reads on a sheet; it is shown anew when more has been found out. */
  look: (viewer: ColorLiteral, sheet: Sheet | undefined) => PieceSight | undefined;
  /** Chooses what a viewer was told of with this number, if it is that still. */
  choose: (player: Player, index: number, action: GameAction) => void;
}

/**
 * What inspections work with.
 * @noSelf
 */
interface Surroundings<Action> {
  company: Company;
  stage: Stage;
  picture: Picture;
  flow: Flow<Action>;
  players: Players<Action>;
  screens: Screens;
}

/** The inspections of pieces on a stage. All that is told of a piece is its caption, which is open to everybody. */
export function createInspection<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { company, stage, picture, flow, players, screens }: Surroundings<Action>,
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

  function barredFor(viewer: ColorLiteral): string | undefined {
    if (desk.free) return say("handsOffPrompt");
    if (!desk.playing) return say("lobby");
    return desk.result === undefined ? players.barred(Player[viewer]) : say("gameOver");
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
    if (finding?.piece !== name || finding.turn !== flow.turn()) {
      finding = { piece: name, turn: flow.turn(), possibilities: undefined };
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
        finding.possibilities = slice();
        if (finding.possibilities === undefined) return false;
        ready();
        return true;
      },
      { wanted: () => flow.isAt(finding.turn) && findings[viewer] === finding },
    );
  }

  function inspect(player: Player, piece: string): void {
    const { color } = player;
    if (!screens.isFolded(color)) {
      screens.openSheet(color, { kind: "piece", piece });
      return;
    }
    const tell = (): void => {
      const sight = look(color, piece, tell);
      if (sight.choices === undefined) return;
      for (const line of pieceLines(sight)) player.print(line);
    };
    tell();
  }

  return {
    inspect,
    pieceOf: (guid) => pieceOf(prefix, getObjectFromGUID(guid)?.memo) ?? BOARD,
    pieceAt: (x, z) => pieceAt(picture.pieces(), boardPoint(stage.frame(), x, z))?.id ?? BOARD,
    look: (viewer, sheet) => {
      if (sheet?.kind !== "piece") return undefined;
      return look(viewer, sheet.piece, () => {
        screens.showAnew(viewer);
      });
    },
    choose: (player, index, action) => {
      const possibility = findings[player.color]?.possibilities?.[index];
      if (possibility === undefined || !same(possibility.action, action))
        players.refuse(player, say("cannotNow"));
      else players.choose(player, possibility.action);
    },
  };
}
