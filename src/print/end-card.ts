import type { PrintItem } from "../kit/rules/box";
import { BOARD_THICKNESS, PIXELS_PER_UNIT } from "../tts/constants";
import { END_CARD, END_CLICKED } from "../tts/board-sides";
import { buttonXml, element, pixels, printed } from "./board-print";

/** The card that shows how a game has ended: its size, and how far above the board it is, over the tallest king, in inches. */
export const CARD = { width: 25, depth: 11, above: 5.8 };
const RIM = 0.12;

const TEXTS: readonly PrintItem[] = [
  { id: END_CARD.headline, kind: "title", x: 0, z: 3, width: 23.5, depth: 3, text: "" },
  { id: END_CARD.sentence, kind: "value", x: 0, z: -0.6, width: 23, depth: 3.6, text: "" },
  { id: END_CARD.note, kind: "caption", x: 0, z: -4.1, width: 23, depth: 2, text: "" },
];
const BUTTON: PrintItem = {
  ...{ id: `${END_CARD.card}-button`, kind: "value", text: "" },
  ...{ x: 0, z: 0, width: CARD.width, depth: CARD.depth },
};
/** It is seen only while somebody points at it. */
const UNSEEN = { colors: "#FFFFFF00|#FFFFFF14|#FFFFFF29|#FFFFFF00", textColor: "#FFFFFF" };

/** The card for one side of a board, hidden until a game has ended; a click anywhere on it puts it away. */
export function endCardXml(idOf: (id: string) => string): string {
  const turnedTo = (item: PrintItem): PrintItem => ({ ...item, id: idOf(item.id) });
  const up = -(CARD.above / BOARD_THICKNESS) * PIXELS_PER_UNIT;
  const card = [
    `${element("Panel", [
      ["id", idOf(END_CARD.card)],
      ["width", pixels(CARD.width)],
      ["height", pixels(CARD.depth)],
      ["position", `0 0 ${up}`],
      ["active", "false"],
      ["class", "line"],
    ])}>`,
    `${element("Panel", [
      ["width", pixels(CARD.width - 2 * RIM)],
      ["height", pixels(CARD.depth - 2 * RIM)],
      ["class", "mat"],
    ])} />`,
    buttonXml(turnedTo(BUTTON), END_CLICKED, UNSEEN),
  ];
  return card
    .concat(
      TEXTS.map((item) => printed(turnedTo(item))),
      ["</Panel>"],
    )
    .join("\n");
}
