import assert from "node:assert/strict";
import type { PlayedGame } from "../../scripts/play/record-file";
import { playOut } from "../../src/commands/playout";
import { GAMES, type GameEntry } from "../../src/games";
import { standardOptions, type Options } from "../../src/kit/rules/options";
import { packed } from "../../src/kit/record/record";

/** A game as these policies play it, one after the other. */
export function playedGame(
  entry: GameEntry,
  { seed, names, changed = {} }: { seed: number; names: readonly string[]; changed?: Options },
): PlayedGame {
  return entry.visit(({ rules, box, policies }) => {
    const seats = rules.seats.min;
    const options = { ...standardOptions(rules.options), ...changed };
    const seated = Array.from({ length: seats }, (_, seat) => {
      const policy = policies[names[seat % names.length] ?? ""];
      assert.ok(policy !== undefined);
      return policy;
    });
    const steps: string[] = [];
    playOut({ rules, box, policies }, { options, policies: seated, seed }, (_state, step) => {
      if (step !== undefined) steps.push(JSON.stringify(packed(step)));
    });
    const colours = ["White", "Blue", "Purple", "Orange"].slice(0, seats);
    return { game: entry, options, seats, code: undefined, names: colours, steps };
  });
}

/** The game of this id. */
export function entryOf(id: string): GameEntry {
  const entry = GAMES.find((other) => other.id === id);
  assert.ok(entry !== undefined);
  return entry;
}
