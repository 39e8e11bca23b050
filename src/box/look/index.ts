import { attempt } from "../../tts/errors";
import { afterFrames } from "../../tts/waits";
import { BOARD_TOP } from "../../tts/constants";
import type { Command } from "../commands";
import { tell } from "../words";
import { cardMaker, MIDDLE, PREFIX } from "./card";
import { typed } from "../../table/commands/commands";

const NAME = "look";
/** The name by which an error is reported. */
const CARD = "the card to look at";

/** How the host's camera looks at the card: from above its lower edge. */
const CAMERA = { pitch: 80, yaw: 0, distance: 26 };

/** The command that lays out, beside the table, a card of everything that only eyes can judge, or takes it away. */
export function lookCommand(): Command {
  /** Counts the cards, so that one that was taken away while it was laid out is not laid out further. */
  let card = 0;

  function layOut(): void {
    card++;
    const mine = card;
    const next = cardMaker();
    const step = (): void => {
      if (mine !== card) return;
      const made = next();
      if (made === undefined) return;
      for (const data of made) spawnObjectData({ data });
      afterFrames(1, CARD, step);
    };
    attempt(CARD, step);
  }

  return {
    name: NAME,
    summary: "lookSummary",
    hostOnly: true,
    run: (player) => {
      if (removeCard()) {
        card++;
        player.print(tell("lookRemoved"));
        return;
      }
      layOut();
      player.lookAt({ position: { x: MIDDLE.x, y: BOARD_TOP, z: MIDDLE.z }, ...CAMERA });
      player.print(tell("lookLaidOut", { command: typed(NAME) }));
    },
  };
}

/** Takes the card off the table. @returns whether anything of one was there */
export function removeCard(): boolean {
  let found = false;
  for (const object of getObjects()) {
    if (object.isDestroyed() || !object.memo?.startsWith(PREFIX)) continue;
    found = true;
    object.destruct();
  }
  return found;
}
