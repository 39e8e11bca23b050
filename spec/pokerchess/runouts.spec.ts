import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { thoughtOut } from "../../src/kit/rules/policy";
import { strengthOf } from "../../src/kit/poker/strength";
import { below, seeded } from "../../src/kit/data/random";
import { unseenCards, type HeldCards, type ShowdownOdds } from "../../src/games/pokerchess/rules/odds";
import { runouts } from "../../src/games/pokerchess/rules/runouts";
import { expectSame } from "../support/expect";

/** The same odds by dealing every board and every hidden card, one after the other. */
function dealtOneByOne(cards: HeldCards): ShowdownOdds {
  const { match, hidden, opposing, community } = cards;
  const unseen = unseenCards(cards);
  let boards: Card[][] = [community.slice()];
  while ((boards[0]?.length ?? 5) < 5) {
    boards = boards.flatMap((board) => {
      const last = board.length === community.length ? -1 : unseen.indexOf(board[board.length - 1] ?? "2S");
      return unseen.slice(last + 1).map((card) => board.concat([card]));
    });
  }
  let [wins, ties, all] = [0, 0, 0];
  for (const board of boards) {
    const own = strengthOf(board.concat([match, hidden]));
    for (const card of unseen) {
      if (board.includes(card)) continue;
      const theirs = strengthOf(board.concat([opposing, card]));
      all++;
      if (own > theirs) wins++;
      else if (own === theirs) ties++;
    }
  }
  return { win: wins / all, tie: ties / all };
}

function expectExact(cards: HeldCards): void {
  expectSame(
    thoughtOut(runouts(cards)),
    dealtOneByOne(cards),
    `${cards.match} ${cards.hidden} ${cards.community.join(" ")}`,
  );
}

describe("PC-7.11 the odds of a showdown once a board is dealt", () => {
  it("are exact on the flop, whether a flush is near or not", () => {
    expectExact({ match: "TC", hidden: "KH", opposing: "9D", community: ["2S", "7H", "QD"] });
    expectExact({ match: "9S", hidden: "8S", opposing: "AS", community: ["7S", "6S", "KD"] });
  });

  it("are exact on the turn and on the river, with any cards", () => {
    const random = seeded(41);
    for (let game = 0; game < 30; game++) {
      // Few suits, so that flushes are near.
      const hasFew = game % 3 === 0;
      const deck: Card[] = FULL_DECK.filter((card) => !hasFew || card.endsWith("S") || card.endsWith("H"));
      const [match = "2S", hidden = "2S", opposing = "2S", ...community] = Array.from(
        { length: 7 + (game % 2) },
        () => deck.splice(below(random, deck.length), 1)[0] ?? "2S",
      );
      expectExact({ match, hidden, opposing, community });
    }
  });

  it("are certain where nothing can change them", () => {
    const royal: HeldCards = { match: "AS", hidden: "KS", opposing: "9D", community: ["QS", "JS", "TS"] };
    expectSame(thoughtOut(runouts(royal)), { win: 1, tie: 0 });
  });
});
