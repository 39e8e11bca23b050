import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { fill } from "../../src/kit/words/words";
import type { ObjectView } from "../../src/preview/protocol";
import { builtInCard } from "../../src/preview/page/bodies/cards/numbers";
import { WORDS } from "../../src/preview/page/shell/words";
import { eventually, like, usePreview, type Visit } from "./page";
import { english, startOf } from "../support/english";

const { BOARD_WORDS, CHOICES, EVENTS } = english.rollFlush;

const { toolbar: LABELS } = WORDS;
const COLOURS = ["White", "Orange", "Blue", "Purple"];

/** How far a card is pushed to be kept or not, in CSS pixels: less than a card's length. */
const PUSH = 35;

/** For how long the colours of the panel are watched, in milliseconds. */
const WATCHED = 2000;

/** An answer that tags a card, or ends the turn where none can be tagged. */
const TAKE = new RegExp(`${like(CHOICES.tag).source}|${like(CHOICES.bust).source}`);

/** How the name of a card of a large hand ends. */
const KEPT = BOARD_WORDS.handKept.replace("{card}", "");
const LAID = BOARD_WORDS.handLaid.replace("{card}", "");

describe("Roll Flush on the page", () => {
  const visitPage = usePreview();

  it("is played against a computer after one click, with keys and hands", async () => {
    const visit = await visitPage({ parameters: "seed=5&speed=8&fresh=1&game=roll-flush" });
    const { page } = visit;
    await visit.press(english.table.SENTENCES.startFilled);
    await isToMove(visit);
    await peeks(visit);

    const [die] = await dice(visit);
    assert.ok(die !== undefined);
    await visit.pointAt(die);
    await page.keyboard.press("r");
    await offersOne(visit, TAKE);
    const faces = (await dice(visit)).map(({ tooltip }) => Number(tooltip?.value));
    const [total] = /\d+/.exec(await sentence(visit, like(english.rollFlush.PROMPTS.rolled))) ?? [];
    assert.equal(
      Number(total),
      faces.reduce((sum, face) => sum + face, 0),
    );
    await visit.press(TAKE);
    await visit.press(CHOICES.stop);
    await offersOne(visit, like(CHOICES.keep));
    await visit.quiet();

    const card = (await ownCards(visit)).find(({ tooltip }) => tooltip?.name.endsWith(KEPT) === true);
    assert.ok(card !== undefined);
    const { x, y } = await visit.spot(card);
    await visit.drag({ x, y }, { x, y: y + PUSH });
    await eventually(async () => assert.ok((await now(visit, card)).tooltip?.name.endsWith(LAID)));
    await visit.quiet();
    const back = await visit.spot(card);
    await visit.drag(back, { x: back.x, y: back.y - PUSH });
    await eventually(async () => assert.ok((await now(visit, card)).tooltip?.name.endsWith(KEPT)));
    await visit.press(like(CHOICES.keep));

    await offersOne(visit, like(CHOICES.score));
    await visit.quiet();
    await visit.pointAt(await visit.object(fill(BOARD_WORDS.answerName, { player: "White" })));
    await page.keyboard.press("f");
    await hasSaid(visit, startOf(EVENTS.bonusWon));
  });

  it("is played by four people, who swap by hand, leave and come back", async () => {
    const visit = await visitPage({ parameters: "seed=5&speed=8&fresh=1&game=roll-flush" });
    const { page } = visit;
    const seats = page.getByRole("group", { name: LABELS.seats });
    const seat = (colour: string) => seats.locator(`[data-colour=${colour}] .seat-look`);
    const lookAs = async (colour: string): Promise<void> => {
      await seat(colour).click();
      await page.locator(`.seat-yours[data-colour=${colour}]`).waitFor();
      await visit.quiet();
    };
    for (const colour of COLOURS.slice(1).concat(COLOURS.slice(0, 1))) await lookAs(colour);
    const called = (colour: string): string =>
      `${colour} (${colour === "White" ? "Host" : `Guest ${COLOURS.indexOf(colour)}`})`;
    await visit.panel
      .getByText(fill(english.table.SENTENCES.lobbyFull, { names: COLOURS.map(called).join(", ") }))
      .waitFor();
    await visit.press(english.table.SENTENCES.start);
    await visit.run(10);
    const headline = await sentence(visit, /'s turn$|^Your turn$/);
    const mover = COLOURS.find((colour) => headline.startsWith(colour)) ?? "White";
    await lookAs(mover);
    await isToMove(visit);

    const [first, second] = (await slots(visit)).filter(({ shows }) => shows === "face");
    assert.ok(first !== undefined && second !== undefined);
    await visit.drag(await visit.spot(first), await visit.spot(second));
    await eventually(async () => {
      await visit.run(1);
      const places = [await now(visit, second), await now(visit, first)].map(({ position }) => position.x);
      for (const [index, { position }] of [first, second].entries())
        assert.ok(Math.abs(position.x - (places[index] ?? NaN)) < 0.5, "the cards have changed places");
    });

    await lookAs("White");
    const leaver = COLOURS.find((colour) => colour !== "White" && colour !== mover) ?? "";
    await page.getByRole("button", { name: LABELS.leave(leaver) }).click();
    await offersOne(visit, fill(english.table.SENTENCES.waitFor, { colour: leaver }));
    const [strange] = await Promise.all([
      strangeColours(page),
      visit.press(fill(english.table.SENTENCES.standIn, { colour: leaver })),
    ]);
    assert.deepEqual(strange, []);
    await hasSaid(visit, fill(english.table.SENTENCES.botStandsIn, { colour: called(leaver) }));
    await lookAs(leaver);
    await hasSaid(visit, fill(english.table.SENTENCES.playsAgain, { colour: called(leaver) }));
  });
});

/** Waits until it is for the viewer to move. */
async function isToMove(visit: Visit): Promise<void> {
  await eventually(async () => {
    await visit.run(2);
    assert.match(await visit.panel.innerText(), like(english.table.SENTENCES.yourMove));
  });
  await visit.quiet();
}

async function offersOne(visit: Visit, offer: string | RegExp): Promise<void> {
  await eventually(async () => {
    await visit.run(1);
    assert.ok(
      (await visit.panel.getByRole("button", { name: offer }).count()) > 0,
      (await visit.offers()).join(),
    );
  });
}

/** A line of the panel. */
async function sentence({ panel }: Visit, wanted: RegExp): Promise<string> {
  const lines = (await panel.innerText()).split("\n");
  const found = lines.find((line) => wanted.test(line));
  assert.ok(found !== undefined, lines.join("\n"));
  return found;
}

/** Waits until the panel has said something, if only for a moment. */
async function hasSaid(visit: Visit, line: string): Promise<void> {
  await eventually(async () => {
    await visit.run(1);
    const said = await visit.page.evaluate(
      (wanted) => window.heard?.some(({ change }) => JSON.stringify(change.screen ?? {}).includes(wanted)),
      line,
    );
    assert.ok(said, `not said: ${line}`);
  });
}

/** The viewer sees the own face-down card by Alt and Shift, and no other one. */
async function peeks(visit: Visit): Promise<void> {
  const { page } = visit;
  const hidden = (await visit.objects()).filter(({ type, shows }) => type === "Card" && shows === "back");
  assert.ok(
    hidden.length >= 2,
    "one in hand, and one on slot 7; the computer's too, unless it has moved first",
  );
  for (const card of hidden) {
    await visit.pointAt(card);
    await page.keyboard.down("Alt");
    await page.keyboard.down("Shift");
    await visit.run(1);
    await page.keyboard.up("Shift");
    await page.keyboard.up("Alt");
  }
  const [own] = await ownCards(visit);
  const found = (await visit.heard()).flatMap(({ change }) => change.peeked ?? []);
  assert.deepEqual(
    found.map(({ guid }) => guid),
    [own?.guid],
  );
  const [face] = found;
  const picture = `/cards/${builtInCard(face?.card ?? -1) ?? ""}.svg`;
  await eventually(async () => {
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    assert.ok(
      fetched.some((address) => address.endsWith(picture)),
      picture,
    );
  });
}

async function dice(visit: Visit): Promise<ObjectView[]> {
  return (await visit.objects()).filter(({ type }) => type === "Dice");
}

/** The cards in front of White, from left to right: beside the tokens, as far as those of the next player. */
async function ownCards(visit: Visit): Promise<ObjectView[]> {
  const [own, ...others] = COLOURS.map((player) => fill(BOARD_WORDS.tokenName, { player, token: "Swap" }));
  const { position: token } = await visit.object(own ?? "");
  const next = (await visit.objects())
    .filter(({ tooltip }) => others.includes(tooltip?.name ?? ""))
    .filter(({ position }) => Math.abs(position.z - token.z) < 1)
    .map(({ position }) => position.x);
  return cardsWhere(
    visit,
    ({ x, z }) => Math.abs(z - token.z) < 3 && x > token.x && x < Math.min(...next, Infinity),
  );
}

/** The cards on the slots, from left to right: they are between the deck and the hands before them. */
async function slots(visit: Visit): Promise<ObjectView[]> {
  const deck = await visit.object("Deck");
  return cardsWhere(visit, ({ z }) => z < deck.position.z - 3 && z > deck.position.z - 10);
}

async function cardsWhere(
  visit: Visit,
  lies: (position: ObjectView["position"]) => boolean,
): Promise<ObjectView[]> {
  const cards = (await visit.objects()).filter(({ type, position }) => type === "Card" && lies(position));
  return cards.sort((one, other) => one.position.x - other.position.x);
}

/** An object as the page knows it now. */
async function now(visit: Visit, { guid }: ObjectView): Promise<ObjectView> {
  const found = (await visit.objects()).find((object) => object.guid === guid);
  assert.ok(found !== undefined, `${guid} is gone`);
  return found;
}

/** The buttons of the panel that show for a while, in any picture, a colour that is not theirs. */
async function strangeColours(page: Page): Promise<string[]> {
  const shown = await page.evaluate(async (milliseconds) => {
    const seen: { button: string; colour: string; own: string[] }[] = [];
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      for (const button of document.querySelectorAll<HTMLElement>("#interface button:not(.sheet-handle)")) {
        const style = getComputedStyle(button);
        const own = ["normal", "highlighted", "pressed"].map((state) => style.getPropertyValue(`--${state}`));
        seen.push({ button: button.innerText, colour: style.backgroundColor, own });
      }
      await new Promise(requestAnimationFrame);
    }
    return seen;
  }, WATCHED);
  const strange = shown.filter(({ colour, own }) => !own.map(parts).includes(parts(colour)));
  return [...new Set(strange.map(({ button, colour }) => `${button}: ${colour}`))];
}

/** Red, green and blue of a colour as a style sheet writes it, with or without its alpha. */
function parts(colour: string): string {
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).join();
}
