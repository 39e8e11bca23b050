import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WORDS as SHELL } from "../../src/preview/page/shell/words";
import { english } from "../support/english";
import { like, usePreview, type Visit } from "./page";

const PHONE = { width: 390, height: 844 };
/** More answers than a game ever takes. */
const MOST_ANSWERS = 400;
/** Fewer than a game ever takes. */
const FEW_ANSWERS = 8;
/** So many seconds of the table's time after an answer there is mostly another question. */
const SECONDS = 6;

const { start, playAgain, rematch } = english.table.SENTENCES;
const FIGHT = english.cardsVsDice.CHOICES;
const DUNGEON = english.rogue.CHOICES;

/** What goes on with a game, the best first. */
const WAYS_ON: Readonly<Record<string, readonly string[]>> = {
  "cards-vs-dice": [FIGHT.calm, FIGHT.face, FIGHT.cleave, FIGHT.assign, FIGHT.end],
  "rogue-solitaire": [
    DUNGEON.decline,
    DUNGEON.flip,
    DUNGEON.attack,
    DUNGEON.payJoker,
    DUNGEON.payAce,
    DUNGEON.capture,
    DUNGEON.keep,
    DUNGEON.walk,
  ],
};

describe("a game on a phone", () => {
  const visitPage = usePreview();

  for (const [game, ways] of Object.entries(WAYS_ON))
    it(`of ${game} is played to its end by touch alone`, async () => {
      const parameters = `seed=3&speed=0&fresh=1&game=${game}`;
      const visit = await visitPage({ parameters, viewport: PHONE, touch: true, tools: false });
      await visit.run(SECONDS);
      await tap(visit, start);
      let answers = 0;
      for (let waited = 0; ; waited++) {
        await visit.run(SECONDS);
        const offers = await visit.offers();
        if (offers.includes(playAgain) || offers.includes(rematch)) break;
        assert.ok(waited < MOST_ANSWERS, `still: ${offers.join(", ")}`);
        const agree = visit.page
          .getByRole("dialog", { name: SHELL.dialog.kinds.confirm })
          .getByRole("button", { name: SHELL.dialog.ok });
        const [way] = ways.flatMap((each) => offers.filter((offer) => like(each).test(offer)));
        if (await agree.isVisible()) await agree.tap();
        else if (way !== undefined) {
          await tap(visit, way);
          answers++;
        }
      }
      assert.ok(answers > FEW_ANSWERS, `over after ${answers} answers`);
    });
});

/** A finger taps the first button of the sheet that says so, where it is seen. */
async function tap({ panel }: Visit, name: string): Promise<void> {
  await panel
    .getByRole("button", { name: like(name) })
    .first()
    .tap();
}
