import { chipsData } from "../../../tts/chips";
import { CARD_SIZE, CHESS_BOARD, CHESS_REST, CHESS_WIDTH, CHIP, PAWN, TOKEN } from "../../../tts/constants";
import { cardData, pawnData, tokenData } from "../../../tts/object-data";
import type { ChessShape } from "../../../kit/game/scene";
import type { Check } from "../check";
import { benchMemo, blockData, FLOOR, over } from "../workshop";
import { HEIGHT_TOLERANCE, measure, type Sample } from "./measuring";
import { chessData, chessBoardData } from "../../../tts/piece-data";

const SHAPES: readonly ChessShape[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const WHITE = { r: 1, g: 1, b: 1 };

/** What we know of a piece, under the name of its constant. */
function known(
  name: string,
  { rest, width }: { rest: number; width: number },
): Pick<Sample, "rest" | "width"> {
  return { rest: { path: `${name}.rest`, value: rest }, width: { path: `${name}.width`, value: width } };
}

/** How large the pieces are and how high they rest. */
export const SIZES: readonly Check[] = [
  {
    name: "Blocks and cards",
    fact: "constants BLOCK_TOP, CARD_SIZE: a block of scale 1 is 1 wide, its pivot is its middle",
    run: (bench) => {
      const card = cardData({ id: "AS", card: "AS" }, benchMemo("AS"), over(6, 0, 2), 1);
      card.Locked = true;
      bench.spawnAll([blockData("board", over(-4, 0, 2), 4, 0.1, 3), card], ([board, lying]) => {
        if (board === undefined || lying === undefined) return;
        const { size, center } = board.getBounds();
        bench.expectNear("width of a block of 4", 4, 0.02, size.x);
        bench.expectNear("height of a block of 0.1", 0.1, 0.02, size.y);
        bench.expectNear("depth of a block of 3", 3, 0.02, size.z);
        bench.expectNear("height of its middle", 2, 0.02, (center.y ?? 0) - FLOOR);
        const { size: cardSize } = lying.getBoundsNormalized();
        bench.measure(
          "width of a card",
          { path: "CARD_SIZE.width", value: CARD_SIZE.width },
          0.1,
          cardSize.x,
        );
        bench.measure(
          "depth of a card",
          { path: "CARD_SIZE.depth", value: CARD_SIZE.depth },
          0.1,
          cardSize.z,
        );
        bench.note("thickness of a card", cardSize.y);
        bench.done();
      });
    },
  },
  {
    name: "Tokens, pawns and chips",
    fact: "constants TOKEN, PAWN, CHIP",
    run: (bench) => {
      const token = { id: "token", size: 1, tint: WHITE };
      measure(bench, [
        {
          what: "a token",
          data: tokenData(token, benchMemo("token"), over(-9, 0, 0.6)),
          ...known("TOKEN", TOKEN),
        },
        {
          what: "a pawn",
          data: pawnData(token, benchMemo("pawn"), over(-3, 0, 0.3)),
          ...known("PAWN", PAWN),
        },
        {
          what: "a chip",
          data: chipsData(1, benchMemo("chip"), over(3, 0, 0.3)),
          ...known("CHIP", CHIP),
        },
        {
          what: "ten chips",
          data: chipsData(10, benchMemo("chips"), over(9, 0, 0.3)),
          ...known("CHIP", CHIP),
        },
      ]);
    },
  },
  {
    name: "Chess pieces",
    fact: "constants CHESS_REST, CHESS_WIDTH",
    run: (bench) => {
      measure(
        bench,
        SHAPES.map((shape, index) => {
          const pose = over(index * 4 - 10, 0, CHESS_REST[shape] + 0.2);
          const data = chessData({ colour: "white" }, shape, benchMemo(shape), pose);
          const rest = { path: `CHESS_REST.${shape}`, value: CHESS_REST[shape] };
          return { what: `a ${shape}`, data, rest, width: { path: "CHESS_WIDTH", value: CHESS_WIDTH } };
        }),
      );
    },
  },
  {
    name: "The chess board",
    fact: "constants CHESS_BOARD, save-format 5.2",
    run: (bench) => {
      const data = chessBoardData(benchMemo("chessboard"), over(0, 0, CHESS_BOARD.rest + 0.2));
      bench.spawn(data, (board) => {
        bench.note("snap points that a script can read", board.getSnapPoints().length);
        bench.until(
          () => board.resting,
          5,
          () => {
            const { size, center } = board.getBounds();
            const height = (board.getPosition().y ?? 0) - FLOOR;
            const { rest, width, top } = CHESS_BOARD;
            const highest = (center.y ?? 0) + (size.y ?? 0) / 2 - FLOOR;
            bench.measure("height", { path: "CHESS_BOARD.rest", value: rest }, HEIGHT_TOLERANCE, height);
            bench.measure("width", { path: "CHESS_BOARD.width", value: width }, 0.5, size.x);
            bench.measure("top of the box around it", { path: "CHESS_BOARD.top", value: top }, 0.1, highest);
            bench.done();
          },
        );
      });
    },
  },
];
