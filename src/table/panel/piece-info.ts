import { same } from "../../kit/data/data";
import type { Seat } from "../../kit/rules/rules";
import type { Caption, Piece } from "../../kit/game/scene";
import { nameSeats } from "../../kit/game/seat-names";
import { isRefused, refused, type CommandResult } from "../commands/result";
import { text } from "../languages/table-texts";
import { choiceName, refusalSentence } from "../languages/sentences";
import { decidingSeatOf, seatOf } from "../model/desk";
import { refusalToTellInChat, refusalToUsePieces } from "../model/permissions";
import { versionOf } from "../model/versions";
import { boardPoint } from "../../tts/geometry";
import { pieceAt, pieceNamed } from "../../tts/hit-test";
import { memoPrefix, pieceOf } from "../../tts/piece-ids";
import { schedule } from "../../tts/scheduler";
import { possibilitiesOf } from "../game/piece-actions";
import type { Table } from "../table";
import type { PieceInfo } from "./contracts";
import type { PieceModel } from "./shown";
import type { Offer, Possibility } from "../game/contracts";
import type { ChoiceWords } from "../../kit/game/game-words";
import type { Scope } from "../../tts/scope";

/** The name under which the board itself is asked about. */
const BOARD = "board";

/** What was found out for a viewer, and when. */
interface Finding {
  piece: string;
  /** The turn in which it was found out, until something else is asked, and what was offered. */
  scope: Scope;
  offers: readonly Offer[];
  possibilities: readonly Possibility[] | undefined;
}

/** The inspections of pieces on a stage. All that is told of a piece is its caption, which is open to everybody. */
export function createPieceInfo(table: Table): PieceInfo {
  const { game, desk, visibility, reconciler, sceneDrawer, choose } = table;
  const { panelStates, panels, invalidations, flow } = table;
  const { rules, words } = game;
  const prefix = memoPrefix(rules.id);
  const findings: Record<string, Finding | undefined> = {};

  function captionOf(piece: Piece | undefined): Caption {
    if (piece === undefined) return { name: words.title(), note: words.hook() };
    const { name, note } = piece.caption;
    const names = visibility.names();
    return { name: nameSeats(name, names), note: nameSeats(note, names) };
  }

  /** What was found out about a piece; if nothing was since the last turn, that is begun. */
  function look(viewer: ColorLiteral, name: string, ready: () => void): PieceModel {
    const piece = pieceNamed(sceneDrawer.pieces(), name);
    const caption = captionOf(piece);
    const barred = refusalToUsePieces(desk, viewer);
    const seat = seatOf(desk, viewer);
    if (barred !== undefined || seat === undefined || piece === undefined)
      return { caption, barred, choices: [] };
    let finding = findings[viewer];
    if (finding?.piece !== name || finding.scope.isOver() || finding.offers !== desk.offers) {
      finding = { piece: name, scope: flow.turn(), offers: desk.offers, possibilities: undefined };
      findings[viewer] = finding;
      search(viewer, finding, seat, piece, ready);
    }
    return { caption, barred, choices: finding.possibilities };
  }

  function search(viewer: ColorLiteral, finding: Finding, seat: Seat, piece: Piece, ready: () => void): void {
    const { state } = desk.playthrough;
    const question = { state, seat, piece, pieces: sceneDrawer.pieces(), spots: sceneDrawer.spots() };
    const slice = possibilitiesOf(game, question);
    schedule(
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

  function inspect(player: Player, piece: string): CommandResult {
    const { color } = player;
    if (!panels.isFolded(color)) {
      const seat = decidingSeatOf(desk, color);
      const asked = seat === undefined ? undefined : versionOf(desk.versions, seat);
      panelStates.openSheet(color, { kind: "piece", piece, asked });
      return "panel";
    }
    const why = refusalToTellInChat(desk, color);
    if (why !== undefined) return refused(why);
    const tell = (): void => {
      const context = look(color, piece, tell);
      if (context.choices === undefined) return;
      for (const line of pieceLines(context)) player.print(line);
    };
    tell();
    return "nothing";
  }

  return {
    inspect,
    inspectObject: (player, guid) => inspect(player, pieceWith(guid)),
    pieceOf: pieceWith,
    pieceAt: (x, z) => pieceAt(sceneDrawer.pieces(), boardPoint(reconciler.frame(), x, z))?.id ?? BOARD,
    look: (viewer, sheet) => {
      if (sheet?.kind !== "piece") return undefined;
      return look(viewer, sheet.piece, () => {
        invalidations.mark("panel", viewer);
      });
    },
    handlers: {
      choosePossible: (player, { choice, action, version }) => {
        const late = choose.late(player, version);
        if (late !== undefined) return late;
        const possibility = findings[player.color]?.possibilities?.[choice];
        if (possibility === undefined || !same(possibility.action, action))
          return refused({ kind: "cannotNow" });
        const answer = choose.take(player, possibility.action);
        if (isRefused(answer)) return answer;
        panelStates.openSheet(player.color, undefined);
        invalidations.mark("panel", player.color);
        return answer;
      },
    },
  };
}

/** What can be done with a piece, in words: where two choices read alike, the group tells them apart. */
export function toldApart(choices: readonly Possibility[]): ChoiceWords[] {
  const times: Record<string, number | undefined> = {};
  for (const { words } of choices) times[words.label] = (times[words.label] ?? 0) + 1;
  return choices.map(({ words }) =>
    times[words.label] === 1 ? words : { ...words, label: choiceName(words) },
  );
}

/** What is known of a piece, as lines of the chat. */
export function pieceLines(context: PieceModel): string[] {
  const { choices = [] } = context;
  return [context.caption.name].concat(
    aboutPiece(context),
    toldApart(choices).map(({ label }) => `- ${label}`),
  );
}

/** What can be known of a piece, and whether anything can be done with it. */
export function aboutPiece({ caption: { note }, barred, choices }: PieceModel): string[] {
  const paragraphs = note === "" ? [] : [note];
  const { HELP } = text();
  if (barred !== undefined) return paragraphs.concat([refusalSentence(barred)]);
  if (choices === undefined) return paragraphs.concat([HELP.pieceAsking]);
  return paragraphs.concat([choices.length === 0 ? HELP.pieceIdle : HELP.pieceChoices]);
}
