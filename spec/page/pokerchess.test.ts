import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ObjectView } from "../../src/preview/protocol";
import { SQUARE } from "../../src/games/pokerchess/scene/layout";
import { fill } from "../../src/kit/words/words";
import { english, startOf } from "../support/english";
import { eventually, like, usePreview, type Visit } from "./page";

/** How far towards the opposing pawn the mouse points at the next square: it takes a pawn by its middle, above its foot. */
const NEXT_SQUARE = 0.12;

describe("Pokerchess on the page", () => {
  const visitPage = usePreview();

  it("is played against a computer after one click: a pawn is dragged, an illegal drop goes back with its rule", async () => {
    const visit = await visitPage({ parameters: "seed=5&speed=8&fresh=1&game=pokerchess" });
    await noClock(visit);
    await visit.press(english.table.SENTENCES.startFilled);
    await isToMove(visit);
    const hand = (await visit.objects()).filter(
      ({ tooltip }) => tooltip?.name === english.pokerchess.HOLE_CAPTIONS.private.white.name,
    );
    assert.equal(hand.length, 1, "the private card");
    assert.equal(hand[0]?.shows, "face");

    const [own, opposing] = await kingsPawns(visit);
    const from = await visit.spot(own);
    const far = await visit.spot(opposing);
    await visit.drag(from, { x: from.x + (far.x - from.x) * 0.6, y: from.y + (far.y - from.y) * 0.6 });
    await visit.panel
      .getByText(/\(PC-5\.\d\)/)
      .first()
      .waitFor();
    await isAt(visit, own, own.position.z);
    await visit.quiet();

    const forward = Math.sign(opposing.position.z - own.position.z) * SQUARE;
    const again = await visit.spot(own);
    const next = {
      x: again.x + (far.x - again.x) * NEXT_SQUARE,
      y: again.y + (far.y - again.y) * NEXT_SQUARE,
    };
    await visit.drag(again, next);
    await isAt(visit, own, own.position.z + forward);
  });
});

/** Nobody is hurried: the page may be slow. */
async function noClock(visit: Visit): Promise<void> {
  await visit.press(english.table.SENTENCES.optionsTab);
  const clock = visit.panel.getByRole("button", {
    name: like(english.pokerchess.OPTION_WORDS.clockMode.label),
  });
  const more = visit.panel.getByRole("button", { name: like(english.table.SENTENCES.more) });
  await clock.or(more).first().waitFor();
  while ((await clock.count()) === 0) {
    const page = (await visit.offers()).find((offer) =>
      offer.startsWith(startOf(english.table.SENTENCES.more)),
    );
    assert.ok(page !== undefined, "no page of the options has the clock");
    await visit.press(page);
    await visit.panel.getByRole("button", { name: page }).waitFor({ state: "hidden" });
  }
  const before = await clock.innerText();
  await clock.click();
  await eventually(async () => assert.notEqual(await clock.innerText(), before));
  await visit.press(english.table.SENTENCES.back);
}

async function isToMove(visit: Visit): Promise<void> {
  await eventually(async () => {
    await visit.run(2);
    assert.match(await visit.panel.innerText(), like(english.table.SENTENCES.yourMove));
  });
  await visit.quiet();
}

/** The king's pawns, one's own first. */
async function kingsPawns(visit: Visit): Promise<[ObjectView, ObjectView]> {
  const objects = await visit.objects();
  const pawns = [english.pokerchess.MAN_NAMES.P, english.pokerchess.MAN_NAMES.p].map((name) => {
    const found = objects.filter(({ tooltip }) => tooltip?.name.startsWith(name) === true);
    const [pawn] = found.sort((a, b) => a.position.x - b.position.x).slice(4);
    assert.ok(pawn !== undefined && found.length === 8, name);
    return pawn;
  });
  const [white, black] = pawns;
  assert.ok(white !== undefined && black !== undefined);
  const isWhite = (await visit.panel.innerText()).includes(
    fill(english.pokerchess.STATUS.side, { side: "White", stacks: "White" }),
  );
  return isWhite ? [white, black] : [black, white];
}

/** Waits until a piece is so far from the reader. */
async function isAt(visit: Visit, { guid }: ObjectView, z: number): Promise<void> {
  await eventually(async () => {
    await visit.run(1);
    const piece = (await visit.objects()).find((object) => object.guid === guid);
    assert.ok(piece !== undefined && piece.heldBy === undefined);
    assert.ok(Math.abs(piece.position.z - z) < SQUARE / 4, `it stands at ${piece.position.z}, not at ${z}`);
  });
}
