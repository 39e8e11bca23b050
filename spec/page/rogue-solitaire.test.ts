import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { cardName } from "../../src/games/rogue-solitaire/words/names";
import { placeAt, shownAt } from "../../src/games/rogue-solitaire/rules/board";
import { orderByCode } from "../../src/kit/record/deal-code";
import { fill } from "../../src/kit/words/words";
import { eventually, like, usePreview } from "./page";
import { english } from "../support/english";

const { CAPTIONS } = english.rogue;

const CODE = "2026-11-21";

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.5;
}

describe("Rogue: The Solitaire-Like on the page", () => {
  const visitPage = usePreview();

  it("is dealt by a code that is typed into the panel, and fought by dragging YOU on to a card", async () => {
    const visit = await visitPage({ parameters: "seed=6&speed=8&fresh=1&game=rogue-solitaire" });
    const { panel } = visit;
    await visit.press(english.table.SENTENCES.optionsTab);
    const field = panel.locator("input:visible");
    await field.fill(CODE.toLowerCase());
    await field.press("Enter");
    await eventually(async () => assert.ok((await visit.offers()).some((offer) => offer.includes(CODE))));
    await visit.press(english.table.SENTENCES.back);
    await visit.press(english.table.SENTENCES.start);
    await eventually(async () =>
      assert.ok((await visit.offers()).some((offer) => like(english.rogue.CHOICES.flip).test(offer))),
    );
    assert.equal(await field.count(), 0);
    await visit.quiet();

    const state = rules.start({}, 1);
    rules.resolve(state, {
      kind: "shuffled",
      order: orderByCode(CODE, 1, state.deck, rogueSolitaire.box.cards),
    });
    const enemy = placeAt(state, "r3c1");
    assert.ok(enemy.kind === "card");
    rules.act(state, 0, { kind: "flip", cell: "r3c1" });
    assert.equal(shownAt(state, "r3c1"), enemy.card);

    const you = await visit.object(CAPTIONS.you.name);
    const [above] = (await visit.objects())
      .filter(
        ({ shows, position: { x, z } }) => shows === "back" && near(x, you.position.x) && z > you.position.z,
      )
      .sort((a, b) => a.position.z - b.position.z);
    assert.ok(above !== undefined, "no card lies above YOU");
    await visit.drag(await visit.spot(you), await visit.spot(above));
    await eventually(async () =>
      assert.ok(
        (await panel.innerText()).includes(fill(english.rogue.EVENTS.lost, { enemy: cardName(enemy.card) })),
      ),
    );
    await visit.quiet();
  });
});
