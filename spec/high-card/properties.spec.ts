import { drawOutcome } from "../../src/kit/rules/chance";
import { FULL_DECK } from "../../src/kit/data/cards";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { seeded } from "../../src/kit/data/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { holds } from "../support/holds";
import { expectExactChoices } from "../support/legality";
import { expectAllReached, observed } from "../support/observed";
import { english } from "./catalogue";
import { rules as plain, type Action, type State } from "./rules";

const { rules, reached } = observed(plain);
const EVERY_ACTION = FULL_DECK.map((card): Action => ({ kind: "play", card }));
const GAMES = 12;

/** What is wrong with a state between two steps; undefined if nothing is. */
function faultOf({ deck, hands, played, phase }: State): string | undefined {
  const cards = deck.concat(hands.flat(), played.flat());
  if (cards.length !== FULL_DECK.length) return `${cards.length} cards`;
  for (const card of FULL_DECK) if (!cards.includes(card)) return `${card} is not there`;
  for (const viewer of [0, 1, "spectator"] as const) {
    const seen = rules.seen({ deck, hands, played, phase, options: OPTIONS, scores: [0, 0] }, viewer);
    for (const card of deck) if (holds(seen, card)) return `${viewer} sees ${card} in the deck`;
    for (const seat of [0, 1]) {
      const hidden = (hands[seat] ?? []).concat(phase.kind === "choose" ? (played[seat] ?? []) : []);
      for (const card of hidden) if (holds(seen, card) !== (viewer === seat)) return `${viewer}: ${card}`;
    }
  }
  return undefined;
}

const OPTIONS = { target: 3, cards: 3 };

describe("Random games of High Card", () => {
  it("HC-1 to HC-5: keep every card and every secret, and offer just what is legal", () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = seeded(seed);
      const state = rules.start(seed % 2 === 0 ? {} : { target: 4, cards: 5 }, 2);
      for (let waiting = rules.waiting(state); waiting.kind !== "over"; waiting = rules.waiting(state)) {
        expectSame(faultOf(state), undefined);
        if (seed < 4) expectExactChoices(rules, EVERY_ACTION, state, [0, 1]);
        if (waiting.kind === "chance") {
          expectSame(rules.resolve(state, drawOutcome(waiting.chance, random)).kind, "done");
          continue;
        }
        const { seat, choices } = expectPresent(awaited(waiting.decisions));
        expectSame(rules.act(state, seat, expectPresent(anyAction(choices, random))).kind, "done");
      }
      expectTrue(rules.check(state, 0, { kind: "play", card: "2S" })?.reason === "gameOver");
    }
  });

  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english, {
      refusals: ["impossibleFaces", "noChance", "otherCards", "otherChance"],
    });
  });
});
