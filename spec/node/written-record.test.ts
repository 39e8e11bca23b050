import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Chess } from "chess.js";
import { inLanguage } from "../../scripts/build/translations";
import { algebraic, isChess } from "../../src/games/pokerchess/pgn/algebraic";
import type { PlayedGame } from "../../scripts/play/record-file";
import { walk } from "../../scripts/play/walk";
import { writtenRecord } from "../../scripts/play/written-record";
import { Complaint } from "../../scripts/terminal/complaint";
import { GAMES } from "../../src/games";
import { pokerchess } from "../../src/games/pokerchess";
import { writeBoard } from "../../src/games/pokerchess/rules/chess/notation";
import { readPosition } from "../../src/games/pokerchess/rules/chess/reading";
import { manOf, squareOf } from "../../src/games/pokerchess/rules/chess/position";
import { PROMOTIONS } from "../../src/games/pokerchess/rules/state";
import type { WritingWay } from "../../src/kit/game/notation";
import type { Options } from "../../src/kit/rules/options";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { entryOf, playedGame } from "./played-game";

/** The positions of a game of Pokerchess: at its beginning and after each turn, but for one that leaves no position of chess. */
function positionsOf(played: PlayedGame): string[] {
  const positions: string[] = [];
  let turn = -1;
  const { state } = walk(pokerchess.rules, played, Infinity, (before) => () => {
    if (before.turn > Math.max(turn, 0)) positions.push(writeBoard(before.position.board));
    turn = before.turn;
  });
  const last = writeBoard(state.position.board);
  if (/K/.test(last) && /k/.test(last) && !/^[^/]*P|p[^/]*$/.test(last)) positions.push(last);
  return positions;
}

/** The positions of all games in a text of PGN, as chess.js finds them. */
function positionsIn(text: string): string[] {
  const boards: string[] = [];
  for (const part of text.split(/\n\n(?=\[Event )/)) {
    const chess = new Chess();
    chess.loadPgn(part);
    const history = chess.history({ verbose: true });
    const [first = chess.fen()] = history.map(({ before }) => before);
    boards.push(boardOf(first), ...history.map(({ after }) => boardOf(after)));
  }
  return boards;
}

/** A game as a table writes it into the Notebook. */
function notebookText(played: PlayedGame, reader: WritingWay["reader"]): string {
  const { names } = played;
  const { rules, words, notation } = withSeatNames(pokerchess, () => names);
  assert.ok(notation !== undefined);
  const writer = notation.begin(words, { names, reader, isMarkup: true });
  const { state } = walk(rules, played, Infinity, (before, step) => {
    writer.before(before, step);
    return (events) => {
      const slice = writer.after(before, events);
      while (!slice());
    };
  });
  return writer.text(state, ["It is over."]);
}

function boardOf(fen: string): string {
  return fen.split(" ")[0] ?? "";
}

/** Without positions that come twice in a row: the last turn of a game may change nothing, and be no move. */
function changes(positions: readonly string[]): string[] {
  return positions.filter((position, index) => position !== positions[index - 1]);
}

const OPTIONS: readonly Options[] = [
  {},
  { pawnDoubleStep: true, enPassant: true, castling: true },
  { tieRule: "capture", noMoveRule: "lose" },
  { castling: true, pawnDoubleStep: true, startingChips: 100 },
];
describe("Pokerchess as PGN", () => {
  it("is read by chess.js, whose position after every move is ours", () => {
    let failures = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const names = seed % 10 === 0 ? ["sensible", "random"] : ["random"];
      const changed = OPTIONS[seed % OPTIONS.length] ?? {};
      const played = playedGame(entryOf("pokerchess"), { seed, names, changed });
      const { lines, fits } = writtenRecord(played, "pgn", Infinity);
      const text = lines.join("\n");
      assert.ok(fits);
      assert.deepEqual(changes(positionsIn(text)), changes(positionsOf(played)), `the game of seed ${seed}`);
      failures += text.split(" fails, and ").length - 1;
      assert.match(text, /\n(1-0|0-1|1\/2-1\/2)$/);
    }
    assert.ok(failures > 100);
  });

  it("is read by chess.js as a table writes it into the Notebook, during the game and after it", () => {
    for (let seed = 51; seed <= 60; seed++) {
      const played = playedGame(entryOf("pokerchess"), { seed, names: ["random"] });
      for (const reader of ["spectator", "everything"] as const) {
        const text = notebookText(played, reader);
        assert.deepEqual(
          changes(positionsIn(text)),
          changes(positionsOf(played)),
          `the game of seed ${seed}`,
        );
        // Nothing that could be BBCode, but for the tags.
        assert.doesNotMatch(text.replaceAll(/^\[\w+ ".*"\]$/gm, ""), /[[\]]/);
        const dealt = text.match(/^Dealt to \w+ \(\w\w( \w\w)?\)$/gm) ?? [];
        assert.ok(dealt.length > 0);
        for (const line of dealt) assert.equal(line.split(" ").length, reader === "spectator" ? 4 : 5, line);
      }
    }
  });

  it("writes every move of a position as chess.js does, but for the signs of check", () => {
    const positions = [
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
      "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -",
      "1n2r3/P1P3k1/8/3pP3/8/N1N3N1/8/K2R3R w - d6",
      "4k3/8/Q2Q4/8/8/Q6b/7p/1K4N1 b - -",
      "4k3/8/Q2Q4/8/8/Q6b/7p/1K4N1 w - -",
      "4r2k/8/8/4N3/2N5/8/8/4K3 w - -",
    ];
    for (const position of positions) {
      const ours = readPosition(position);
      assert.ok(ours !== undefined);
      const set = { pawnDoubleStep: true, enPassant: true, castling: true };
      for (const { from, to, promotion, san } of new Chess(`${position} 0 1`).moves({ verbose: true })) {
        const move = { from: squareOf(from) ?? 0, to: squareOf(to) ?? 0 };
        const become = PROMOTIONS.find((shape) => manOf("black", shape) === promotion);
        assert.ok(isChess(ours, set, move), `${position} ${san}`);
        assert.equal(algebraic(ours, set, move, become), san.replace(/[+#]/, ""), position);
      }
    }
  });

  it("tells each battle as poker players write down a hand", () => {
    const played = playedGame(entryOf("pokerchess"), { seed: 3, names: ["sensible"] });
    const text = writtenRecord(played, "pgn", Infinity).lines.join("\n");
    assert.match(
      text,
      /: posts the blind 1\n[^}]*\*\*\* HOLE CARDS \*\*\*\nDealt to \w+ \[\w\w \w\w\]\n[^}]*\*\*\* FLOP \*\*\* \[\w\w \w\w \w\w\]\n[^}]*\*\*\* TURN \*\*\* \[\w\w \w\w \w\w\] \[\w\w\]\n/,
    );
    assert.match(text, /\*\*\* SHOW DOWN \*\*\*\n\w+: shows \[\w\w \w\w\] \([^)]+\)\n/);
    const chips = text.match(/collected \d+ from pot/g) ?? [];
    assert.ok(chips.length >= (text.match(/posts the blind/g) ?? []).length);
  });

  it("says what is under way, and is no form for a game without chess", () => {
    const played = playedGame(entryOf("pokerchess"), { seed: 3, names: ["sensible"] });
    assert.match(writtenRecord(played, "pgn", 40).lines.join("\n"), /\[Result "\*"\][^]*\*$/);
    const broken = writtenRecord({ ...played, steps: ["?"] }, "pgn", Infinity);
    assert.ok(!broken.fits);
    assert.match(broken.lines.join("\n"), /Step 1 does not fit/);
    const dice = playedGame(entryOf("cards-vs-dice"), { seed: 3, names: ["random"] });
    assert.throws(() => writtenRecord(dice, "pgn", Infinity), Complaint);
  });
});

describe("a record for people and programs", () => {
  for (const entry of GAMES) {
    const played = playedGame(entry, { seed: 3, names: ["random"] });

    it(`of ${entry.id} has a line for each step, in the language that is spoken`, () => {
      const { lines } = writtenRecord(played, "text", Infinity);
      const numbered = lines.filter((line) => /^\d+\. ./.test(line));
      assert.equal(numbered.length, played.steps.length);
      const german = inLanguage("de", () => writtenRecord(played, "text", Infinity).lines);
      assert.equal(german.length, lines.length);
      assert.match(german[0] ?? "", /, gespielt von White/);
      const alike = numbered.filter((line) => german.includes(line));
      assert.ok(alike.length < numbered.length / 10, alike.slice(0, 5).join("\n"));
    });

    it(`of ${entry.id} is JSON with every step as it was`, () => {
      const value: unknown = JSON.parse(writtenRecord(played, "json", Infinity).lines.join("\n"));
      assert.ok(typeof value === "object" && value !== null && "steps" in value && "result" in value);
      assert.ok(Array.isArray(value.steps));
      assert.equal(value.steps.length, played.steps.length);
      assert.ok(value.result !== null);
    });
  }
});
