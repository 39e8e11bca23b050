import type { Event } from "../model/game";
import type { Tint } from "../../kit/rules/box";
import type { Cue, CueTone } from "../../kit/game/show";
import type { Settings } from "../model/settings";
import { tellByLights } from "../../tts/global-rpc";
import { createRisingTexts, type Letters } from "../../tts/rising-texts";
import { ask } from "../../tts/rpc";
import { inChunks, schedule } from "../../tts/scheduler";
import { afterSeconds, whenever } from "../../tts/waits";
import { createMarkings, OUTLINES } from "./markings";
import { createMonsters } from "./monsters";
import { areStill, shake, topple } from "../../tts/set-object";
import type { Table } from "../table";
import type { Effects } from "./contracts";

/** Colours of letters in the air, bright on every board. */
const LETTERS: Record<CueTone, Tint> = {
  gain: { r: 1, g: 0.86, b: 0.35 },
  harm: { r: 1, g: 0.36, b: 0.3 },
};
/** What rises by itself, and in a moment, before all that stands on a board: points of font size, and from which height, in inches. */
const USUAL: Letters = { size: 110, from: 1.2 };
const LARGE: Letters = { size: 330, from: 4.5 };
/** For how long a piece glows, and how much later than the one before it, in seconds. */
const GLOW_TIME = 1.5;
const GLOW_STEP = 0.18;
/** For how long pieces that are to shake are waited for at most, in seconds. */
const REST_TIME = 3;

/** What it costs at most to see an event, in instructions. */
const COST = 7_400;

/** What plays the show of a game. */
export function createEffects(table: Table): Effects {
  const { game, desk, reconciler, revealDelay } = table;
  const markings = createMarkings(table);
  const monsters = createMonsters(table);
  const texts = createRisingTexts(game.rules.id, reconciler.frame);
  let noted: Event[] = [];
  /** Whether the lights tell of the end of the last game, as far as this board knows. */
  let isLit = false;

  function glow(pieces: readonly string[], tone: CueTone): void {
    const found = reconciler.find(pieces);
    pieces.forEach((piece, index) => {
      const object = found[piece];
      if (object === undefined) return;
      afterSeconds(GLOW_STEP * index, "a piece that glows", () => {
        if (!object.isDestroyed()) object.highlightOn(OUTLINES[tone], GLOW_TIME);
      });
    });
  }

  /** Shakes pieces as soon as the table is drawn. */
  function shakeAll(pieces: readonly string[]): void {
    const isDrawn = (): boolean => !reconciler.isDrawing() && areStill(reconciler.motion);
    const run = (): void => {
      for (const object of Object.values(reconciler.find(pieces)))
        if (!object.isDestroyed()) shake(reconciler.motion, object);
    };
    whenever(isDrawn, "what shakes", run, REST_TIME);
  }

  function play(cue: Cue, letters = USUAL): void {
    switch (cue.kind) {
      case "strike":
      case "fall":
        monsters[cue.kind](cue.monster);
        return;
      case "rise":
        texts.rise({ text: cue.text, at: cue.at, colour: LETTERS[cue.tone], ...letters });
        return;
      case "glow":
        glow(cue.pieces, cue.tone);
        return;
      case "shake":
        shakeAll(cue.pieces);
        return;
      case "topple":
        for (const object of Object.values(reconciler.find(cue.pieces)))
          if (!object.isDestroyed()) topple(object);
        return;
      case "finale":
        isLit = true;
        ask(Global, tellByLights, { tone: cue.tone });
        return;
    }
  }

  function playNoted(): void {
    const events = noted;
    noted = [];
    if (desk.settings.speed === "instant" || events.length === 0) return;
    const see = inChunks(events, 1, (event) => {
      for (const cue of game.show?.cues(event, desk.playthrough.state) ?? []) play(cue);
    });
    schedule(see, { cost: COST });
  }

  return {
    spawned: monsters.spawned,
    inspect: monsters.inspect,
    note: (event) => {
      noted.push(event);
    },
    forget: () => {
      noted = [];
    },
    skip: () => {
      if (isLit) ask(Global, tellByLights, { tone: "over" });
      isLit = false;
    },
    play: (cues) => {
      for (const cue of cues) play(cue, LARGE);
    },
    show: (cues) => {
      if (desk.settings.speed === "instant") return;
      revealDelay.after(() => {
        for (const cue of cues) play(cue);
      });
    },
    told: () => {
      revealDelay.after(playNoted);
    },
    point: markings.point,
    unmark: markings.clear,
    moving: markings.moving,
    drawn: (wanted, marks, indices) => {
      markings.show(marks, indices);
      const { monsters: rule } = desk.settings;
      monsters.show(wanted.filter(({ isBoss }) => isWanted(rule, isBoss)));
      revealDelay.after(playNoted);
    },
  };
}

function isWanted(rule: Settings["monsters"], isBoss: boolean): boolean {
  switch (rule) {
    case "all":
      return true;
    case "bosses":
      return isBoss;
    case "off":
      return false;
  }
}
