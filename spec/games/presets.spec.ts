import { playOut } from "../../src/commands/playout";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import { allows, presetOptions, type Options, type Preset } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** How games are compared: who plays them, and how many. */
interface Comparison {
  policy: string;
  games: number;
}

/** What came of some games: how many decisions they took, and the sums of their figures. */
interface Account {
  decisions: number;
  figures: Record<string, number>;
}

function playMany<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  options: Options,
  { policy, games }: Comparison,
): Account {
  const decide = expectPresent(game.policies[policy]);
  const policies = [];
  for (let seat = 0; seat < game.rules.seats.min; seat++) policies.push(decide);
  const account: Account = { decisions: 0, figures: { won: 0 } };
  for (let seed = 1; seed <= games; seed++) {
    const ending = playOut(game, { options, policies, seed });
    account.decisions += ending.decisions;
    if (ending.kind === "stuck") continue;
    const figures = game.rules.summary(ending.state);
    for (const name of Object.keys(figures)) {
      account.figures[name] = (account.figures[name] ?? 0) + (figures[name] ?? 0);
    }
    account.figures["won"] = (account.figures["won"] ?? 0) + ending.result.winners.length;
  }
  return account;
}

/** What comes of the same games as designed and by a preset. */
function compare<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  name: Preset["name"],
  comparison: Comparison,
): { designed: Account; preset: Account } {
  const preset = expectPresent(game.presets.find((other) => other.name === name));
  return {
    designed: playMany(game, {}, comparison),
    preset: playMany(game, preset.options, comparison),
  };
}

function expectMore(figure: string, { designed, preset }: { designed: Account; preset: Account }): void {
  const [usual, eased] = [designed.figures[figure] ?? 0, preset.figures[figure] ?? 0];
  expectTrue(eased > usual, `${figure}: ${eased} by the preset, ${usual} as designed`);
}

function expectShorter({ designed, preset }: { designed: Account; preset: Account }): void {
  expectTrue(
    preset.decisions < designed.decisions,
    `${preset.decisions} decisions by the preset, ${designed.decisions} as designed`,
  );
}

describe("the presets", () => {
  it("change only options that there are, to other values that they can take", () => {
    for (const entry of GAMES_UNDER_TEST) {
      entry.visit(({ rules, presets }) => {
        expectSame(
          presets.map(({ name }) => name),
          ["easy", "quick"],
          rules.id,
        );
        for (const preset of presets) {
          for (const name of Object.keys(preset.options)) {
            const spec = expectPresent(
              rules.options.find((other) => other.name === name),
              `${rules.id} has no option ${name}`,
            );
            expectTrue(allows(spec, preset.options[name]), `${rules.id}: ${name} cannot be so`);
            expectTrue(preset.options[name] !== spec.standard, `${rules.id}: ${name} is so anyway`);
          }
          expectSame(
            Object.keys(presetOptions(rules.options, preset)).length,
            rules.options.length,
            `the options of ${rules.id} that are set`,
          );
        }
      });
    }
  });

  it("make Cards vs Dice easier, or shorter", () => {
    expectMore("won", compare(cardsVsDice, "easy", { policy: "sensible", games: 10 }));
    expectShorter(compare(cardsVsDice, "quick", { policy: "random", games: 40 }));
  });

  it("make Roll Flush easier, or shorter", () => {
    const eased = compare(rollFlush, "easy", { policy: "random", games: 3 });
    expectTrue(
      (eased.preset.figures["busts"] ?? 0) < (eased.designed.figures["busts"] ?? 0),
      "beginners bust no less",
    );
    expectShorter(compare(rollFlush, "quick", { policy: "random", games: 3 }));
  });

  it("make Rogue: The Solitaire-Like easier, or shorter", () => {
    expectMore("floors", compare(rogueSolitaire, "easy", { policy: "sensible", games: 12 }));
    expectShorter(compare(rogueSolitaire, "quick", { policy: "sensible", games: 12 }));
  });

  it("make Poker's Rogue Reckoning easier, or shorter", () => {
    expectMore("killed", compare(pokersRogueReckoning, "easy", { policy: "naive", games: 10 }));
    expectShorter(compare(pokersRogueReckoning, "quick", { policy: "sensible", games: 6 }));
  });

  it("make Pokerchess easier, for there is no clock, or shorter", () => {
    const easy = expectPresent(pokerchess.presets.find(({ name }) => name === "easy"));
    const clock = expectPresent(pokerchess.rules.clock);
    const timed = clock.face(pokerchess.rules.start(presetOptions(pokerchess.rules.options, easy), 2));
    expectSame(timed, undefined);
    expectShorter(compare(pokerchess, "quick", { policy: "random", games: 2 }));
  });
});
