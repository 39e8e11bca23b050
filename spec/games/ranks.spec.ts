import { allows, sameOptions, standardOptions } from "../../src/kit/rules/options";
import { rankName, rankOf, rankOptions } from "../../src/kit/game/ranks";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

const RANKS = 10;

describe("The ladders of the games", () => {
  it("are those of the games for one", () => {
    const climbable: string[] = [];
    for (const entry of GAMES_UNDER_TEST)
      entry.visit(({ rules, ladder }) => {
        expectSame(ladder !== undefined, rules.seats.max === 1, rules.id);
        if (ladder !== undefined) climbable.push(rules.id);
      });
    expectSame(climbable.length, 3);
  });

  it("have ten ranks with names of their own, each with one twist more than the last", () => {
    for (const entry of GAMES_UNDER_TEST)
      entry.visit(({ rules, ladder, words }) => {
        if (ladder === undefined) return;
        const { options: specs, id } = rules;
        expectSame(ladder.ranks.length, RANKS, id);
        expectTrue(ladder.designed >= 1 && ladder.designed < RANKS, id);
        let before = standardOptions(specs);
        const names: string[] = [];
        ladder.ranks.forEach(({ name, twist }, place) => {
          const number = place + 1;
          const options = rankOptions(specs, ladder, number);
          for (const option of Object.keys(twist)) {
            const spec = expectPresent(specs.find((other) => other.name === option));
            expectTrue(allows(spec, twist[option]), `${id}: ${option} cannot be so`);
            if (spec.kind === "number" && spec.offered !== undefined)
              expectTrue(
                spec.offered.some((offered) => offered === twist[option]),
                id,
              );
          }
          const changed = specs.filter((spec) => !sameOptions([spec], before, options));
          // What a ladder begins with may be set up by several options.
          expectSame(changed.length, Object.keys(twist).length, `${id}, rank ${number}`);
          if (number > 1) expectSame(changed.length, 1, `${id}, rank ${number}`);
          expectSame(rankOf(specs, ladder, options), number, id);
          const called = rankName(ladder, number, words);
          expectTrue(called !== name && !names.includes(called), `${id}: ${called}`);
          names.push(called);
          before = options;
        });
      });
  });
});
