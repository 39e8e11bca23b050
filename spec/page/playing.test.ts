import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WORDS as SHELL } from "../../src/preview/page/shell/words";
import { fill } from "../../src/kit/words/words";
import { eventually, like, usePreview, type Visit } from "./page";
import { english } from "../support/english";

const { CHOICES, RESULTS } = english.cardsVsDice;
const { CARD_NAME, SUIT_NAMES } = english.kit;

/** More decisions than a game ever takes. */
const MOST_DECISIONS = 200;

/** What an answer of the panel says that continues the game without throwing one's life. */
const WAYS_ON = [CHOICES.calm, CHOICES.face, CHOICES.cleave, CHOICES.assign, CHOICES.end].map((sentence) =>
  like(sentence),
);

/** An answer of the panel that a die does when it is dropped on the card. */
const FACE_OFF = new RegExp(
  fill(CHOICES.face.replace(/[()]/g, "\\$&"), {
    card: fill(CARD_NAME, { rank: "(.+)", suit: "(.+)" }),
    target: ".+",
  }),
);

const SUITS: Readonly<Record<string, string>> = {
  [SUIT_NAMES.S]: "♠",
  [SUIT_NAMES.H]: "♥",
  [SUIT_NAMES.D]: "♦",
  [SUIT_NAMES.C]: "♣",
};

describe("a game on the page", () => {
  const visitPage = usePreview();

  it("is played to its end by clicks and drags", async () => {
    const visit = await visitPage();
    await visit.press(english.table.SENTENCES.start);
    let drags = 0;
    let offers = await nextOffers(visit);
    for (let decisions = 0; !isOver(offers); decisions++) {
      assert.ok(decisions < MOST_DECISIONS, `still: ${offers.join(", ")}`);
      const answer = offers.find((offer) => goesOn(offer));
      assert.ok(answer !== undefined, offers.join(", "));
      const [weapon] = offers.filter((offer) => /^d\d+$/.test(offer));
      const target = FACE_OFF.exec(answer);
      if (weapon !== undefined && target !== null && decisions % 2 === 1) {
        const [, rank = "", suit = ""] = target;
        await dragOnTo(visit, weapon, `${rank.length > 2 ? rank.slice(0, 1) : rank}${SUITS[suit] ?? ""},`);
        drags++;
      } else await visit.press(answer);
      offers = await nextOffers(visit, offers);
    }
    assert.ok(drags >= 5, `only ${drags} attacks by dragging`);
    const end = await visit.panel.innerText();
    const results = Object.values(RESULTS).map(({ headline }) => headline);
    assert.ok(
      results.some((headline) => end.startsWith(headline)),
      end,
    );
    await visit.page.getByRole("tab", { name: "Errors (0)" }).click();
    assert.equal(await visit.page.locator(".log-errors").innerText(), "");
  });

  it("refuses what the rules forbid, says why, and puts the die back", async () => {
    const visit = await visitPage();
    await visit.press(english.table.SENTENCES.start);
    await nextOffers(visit);
    await visit.press(like(english.cardsVsDice.CHOICES.calm));
    await nextOffers(visit);
    const die = await visit.object("d8");
    await dragOnTo(visit, "d8", fill(english.cardsVsDice.BOARD_WORDS.bossName, { card: "J♠" }));
    const sentence = fill(english.cardsVsDice.REFUSALS.shielded, {
      target: english.cardsVsDice.TARGET_NAMES.b1,
      shield: english.cardsVsDice.TARGET_NAMES.m1,
    });
    await isTold(visit, fill(english.cardsVsDice.WITH_RULE, { sentence, rule: "CVD-5.5" }));
    await isBack(visit, die.guid, die.position);
    const offers = await visit.offers();
    assert.ok(offers.includes("d8"), offers.join(", "));
  });
});

/** Drags a die on to the card whose name begins so. */
async function dragOnTo(visit: Visit, die: string, card: string): Promise<void> {
  const [from, to] = [await visit.spot(await visit.object(die)), await visit.spot(await visit.object(card))];
  await visit.drag(from, to);
}

/** Waits until the panel says something. */
async function isTold({ panel }: Visit, sentence: string): Promise<void> {
  await panel.getByText(sentence).first().waitFor();
}

/** Waits until a piece is where it lay. */
async function isBack(visit: Visit, guid: string, place: { x: number; z: number }): Promise<void> {
  await eventually(async () => {
    await visit.run(1);
    const piece = (await visit.objects()).find((object) => object.guid === guid);
    assert.ok(piece !== undefined && piece.heldBy === undefined);
    const { x, z } = piece.position;
    assert.ok(Math.hypot(x - place.x, z - place.z) < 0.5, `it lies at ${x}, ${z}`);
  });
}

/**
 * Lets time pass until the panel offers something else than before, and goes on offering it: a lone choice the table takes by itself.
 * What the table asks about first is agreed to.
 */
async function nextOffers(visit: Visit, before: readonly string[] = []): Promise<string[]> {
  let offers: string[] = [];
  await eventually(async () => {
    await visit.run(2);
    const agree = visit.page
      .getByRole("dialog", { name: SHELL.dialog.kinds.confirm })
      .getByRole("button", { name: SHELL.dialog.ok });
    if (await agree.isVisible()) await agree.click();
    offers = await visit.offers();
    assert.notDeepEqual(offers, before);
    assert.ok(
      isOver(offers) || offers.some((offer) => WAYS_ON.some((way) => way.test(offer))),
      offers.join(", "),
    );
    await visit.run(2);
    assert.deepEqual(await visit.offers(), offers);
  });
  return offers;
}

function goesOn(offer: string): boolean {
  return WAYS_ON.some((way) => way.test(offer));
}

function isOver(offers: readonly string[]): boolean {
  const { playAgain, rematch } = english.table.SENTENCES;
  return offers.includes(playAgain) || offers.includes(rematch);
}
