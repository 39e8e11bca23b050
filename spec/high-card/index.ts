import type { Game } from "../../src/kit/game/game";
import { face } from "./face";
import { tutorial } from "./tutorial";
import { bots, hints, policies } from "./policies";
import { presets, rules, type Action, type AnyReason, type Event, type Seen, type State } from "./rules";
import { box, gesture, scene, spots } from "./scene";
import { labels, words } from "./words";

/** High Card, the example of docs/adding-a-game.md. */
export const highCard: Game<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  box,
  face,
  scene,
  spots,
  labels,
  gesture,
  presets,
  tutorial,
  hints,
  bots,
  policies,
  keys: { isRoll: () => false, isPass: () => false },
};
