import { shortName } from "../../src/kit/words/card-names";
import { isCard } from "../../src/kit/data/cards";
import { enumerated } from "../../src/kit/words/enumeration";
import { catalogueWords, type GameWords } from "../../src/kit/game/game-words";
import { isRecord } from "../../src/kit/data/data";
import type { Viewer } from "../../src/kit/rules/rules";
import type { Label } from "../../src/kit/game/scene";
import { seatMark } from "../../src/kit/game/seat-names";
import { fill, valuesFrom, type Values } from "../../src/kit/words/words";
import { text } from "./catalogue";
import type { Action, AnyReason, Event, Seen } from "./rules";

export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, named),
  prompt,
  status: (seen) => enumerated(labels(seen).map((label) => label.text)),
  choice: (_seen, { action }) => ({
    group: "",
    label: fill(text().PLAY, named(action)),
    detail: "",
    odds: "",
  }),
  confirm: () => undefined,
  event: (event) => fill(text().EVENTS[event.kind], named(event)),
  hints: () => [],
  figures: (_total, { highestScore = 0 }) => fill(text().FIGURES, { highestScore }),
  when: () => "",
  ruleExample: "HC-2",
  result: ({ phase }) => {
    const player = seatMark(phase.kind === "over" ? phase.winner : 0);
    return { headline: fill(text().WINNER, { player }), sentence: text().RESULT };
  },
};

function prompt({ phase, played }: Seen, viewer: Viewer): string {
  const isAsked = viewer !== "spectator" && played[viewer]?.length === 0;
  return text().PROMPTS[phase.kind === "choose" && !isAsked ? "chosen" : phase.kind];
}

/** The fields of an event, an action or a refusal, with cards and seats as their names. */
function named(fields: unknown): Values {
  const values = valuesFrom(fields, (id) => (isCard(id) ? shortName(id) : id));
  const seat = isRecord(fields) ? fields["seat"] : undefined;
  return typeof seat === "number" ? { ...values, player: seatMark(seat) } : values;
}

/** The texts on the board that change. */
export function labels({ scores, deckSize }: Seen): Label[] {
  const { deck, score } = text().BOARD_WORDS;
  const list = scores.map((points, seat): Label => {
    return { id: `score${seat}`, text: fill(score, { player: seatMark(seat), points }) };
  });
  return list.concat([{ id: "deck", text: fill(deck, { count: deckSize }) }]);
}
