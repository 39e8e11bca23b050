import { GAMES } from "../../src/games";
import { checkFigure } from "../../src/kit/data/check-figure";
import { CODE_LETTERS } from "../../src/kit/data/code-letters";
import {
  standardOptions,
  type Options,
  type OptionSpec,
  type OptionValue,
} from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import {
  LONGEST_NAME,
  LONGEST_RULES_CODE,
  readRulesCode,
  readRulesName,
  rulesCode,
} from "../../src/kit/record/rules-code";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** How many random options of each game are tried, and of how many every single slip. */
const TRIES = 60;
const SLIPS = 4;

function anyValue(spec: OptionSpec, random: Random): OptionValue {
  switch (spec.kind) {
    case "switch":
      return below(random, 2) === 1;
    case "choice":
      return expectPresent(spec.values[below(random, spec.values.length)]);
    case "number":
      return spec.min + below(random, spec.max - spec.min + 1);
  }
}

/** Options of which about one in `rarity` is not as designed. */
function anyOptions(specs: readonly OptionSpec[], random: Random, rarity: number): Options {
  const options = standardOptions(specs);
  for (const spec of specs) if (below(random, rarity) === 0) options[spec.name] = anyValue(spec, random);
  return options;
}

const TABLES = GAMES.map((game) => ({ id: game.id, specs: game.visit(({ rules }) => rules.options) }));
const [FIRST] = TABLES;
const VERSION = "XY7";

describe("A rules code", () => {
  for (const { id, specs } of TABLES) {
    it(`brings back any options of ${id}, in letters of any size`, () => {
      const random = seeded(1);
      const codes: Record<string, boolean> = {};
      for (let tried = 0; tried < TRIES; tried++) {
        const options = anyOptions(specs, random, 1 + (tried % 4));
        const code = rulesCode(id, specs, options);
        codes[code] = true;
        expectSame(readRulesCode(code, id, specs), { kind: "options", options, unknown: [] }, code);
        expectSame(readRulesCode(` ${code.toLowerCase()} `, id, specs), readRulesCode(code, id, specs));
      }
      expectTrue(Object.keys(codes).length > TRIES / 2, "the options that were tried are all alike");
    });

    it(`of ${id} is refused with any one letter of it wrong`, () => {
      const random = seeded(2);
      let slips = 0;
      for (let tried = 0; tried < SLIPS; tried++) {
        const code = rulesCode(id, specs, anyOptions(specs, random, 3));
        for (let place = 0; place < code.length; place++) {
          for (const letter of `${CODE_LETTERS}!`) {
            if (letter === code.charAt(place)) continue;
            const slip = `${code.slice(0, place)}${letter}${code.slice(place + 1)}`;
            expectSame(readRulesCode(slip, id, specs).kind, "unreadable", slip);
            slips++;
          }
          const less = `${code.slice(0, place)}${code.slice(place + 1)}`;
          expectSame(readRulesCode(less, id, specs).kind, "unreadable", less);
        }
      }
      expectTrue(slips > 500, `${slips} slips`);
    });

    it(`of ${id} is of no other game`, () => {
      const code = rulesCode(id, specs, standardOptions(specs));
      for (const other of TABLES) {
        const read = readRulesCode(code, other.id, other.specs);
        expectSame(read.kind, other.id === id ? "options" : "otherGame", `${code} in ${other.id}`);
      }
    });

    it(`of ${id} has letters of its own for each option`, () => {
      const random = seeded(3);
      const seen: string[] = [];
      const all: Options = {};
      for (const spec of specs) {
        const options = standardOptions(specs);
        while (options[spec.name] === spec.standard) options[spec.name] = anyValue(spec, random);
        all[spec.name] = options[spec.name] ?? spec.standard;
        const [, part = ""] = rulesCode(id, specs, options).split("-");
        const [letters = ""] = string.match(part, "^%u+");
        expectTrue(!seen.includes(letters), `${spec.name} goes by ${letters}, like another one`);
        seen.push(letters);
      }
      expectSame(seen.length, specs.length);
      expectTrue(rulesCode(id, specs, all).length <= LONGEST_RULES_CODE, rulesCode(id, specs, all));
    });
  }

  it("stays as it is: whoever has one keeps it", () => {
    const codes: Record<string, [string, Options]> = {
      "cards-vs-dice": ["CVD-LIFE18-KC0-KP1", { life: 18, ksCleave: false, ksPips: "ones" }],
      "roll-flush": ["RF-JM1-OFD1-MT40", { joinMin: 1, ownFaceDown: "blind", maxTurns: 40 }],
      "rogue-solitaire": ["RS-DIAG1-AL2-SJ5", { diagonal: true, aceLoss: "jokerFirst", startJokers: 5 }],
      "pokers-rogue-reckoning": [
        "PRR-GRID1-SH18-EAT3-RESH1",
        { grid: "3x3", startHp: 18, enemyAtkT1: 3, reshuffle: true },
      ],
      pokerchess: [
        "POKE-PDS1-TL100-SC16-CM2",
        { pawnDoubleStep: true, turnLimit: 100, startingChips: 16, clockMode: "none" },
      ],
    };
    for (const { id, specs } of TABLES) {
      const [body, options] = expectPresent(codes[id], `no code of ${id}`);
      expectSame(rulesCode(id, specs, options), `${body}-${checkFigure(body)}`);
    }
  });

  it("of another version says what is not known, and brings the rest", () => {
    const { id, specs } = expectPresent(FIRST);
    const body = `CVD-LIFE18-${VERSION}-LIFE99-KC2-RECY1`;
    const read = readRulesCode(`${body}-${checkFigure(body)}`, id, specs);
    const options = { ...standardOptions(specs), life: 18, recycle: true };
    expectSame(read, { kind: "options", options, unknown: [VERSION, "LIFE99", "KC2"] });
  });

  it("is nothing that is no code", () => {
    const { id, specs } = expectPresent(FIRST);
    for (const text of ["", "-", "CVD", "CVD-", "CVD-12", "LIFE=18", "上-上", "----", "CVD-LIFE18"])
      expectSame(readRulesCode(text, id, specs).kind, "unreadable", text);
  });

  it("finds any one wrong letter in a text of 300, however the others are", () => {
    // A wrong letter changes the sum by its distance times a power; four letters tell sums apart that differ by no multiple of this.
    const [modulus, told] = [2147483629, 30 ** 4];
    let power = 1;
    for (let place = 0; place < 300; place++) {
      for (let distance = 1; distance <= 45; distance++) {
        const change = (distance * power) % modulus;
        expectTrue(change % told !== 0 && (modulus - change) % told !== 0, `${distance} at ${place}`);
      }
      power = (power * 41) % modulus;
    }
  });
});

describe("A name of rules", () => {
  it("is kept in capitals and digits, from a letter on", () => {
    expectSame(readRulesName("club night"), "CLUBNIGHT");
    expectSame(readRulesName("2nd-äß Club 7"), "NDCLUB7");
    expectSame(readRulesName("上上"), "");
    expectSame(readRulesName("abcdefghijklmnopqrst").length, LONGEST_NAME);
  });
});
