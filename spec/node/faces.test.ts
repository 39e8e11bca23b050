import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { GAMES } from "../../src/games";
import { contrast } from "./contrast";

/** What WCAG 2.2 asks for at level AA. */
const ENOUGH = 4.5;
const GROUNDS = ["mat", "band", "place", "danger", "own"] as const;

const PALETTES = GAMES.map((game) => ({ id: game.id, palette: game.visit(({ face }) => face.palette) }));

/** Colours as people see them who lack one kind of cones, by Viénot, Brettel and Mollon (1999): linear red, green, blue. */
const WITHOUT: Record<"red" | "green", readonly (readonly number[])[]> = {
  red: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  green: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

describe("the faces of the games", () => {
  for (const { id, palette } of PALETTES) {
    it(`${id}: letters and captions are read on every ground, and titles on the board`, () => {
      for (const ground of GROUNDS) {
        for (const letters of ["letters", "captions"] as const) {
          const ratio = contrast(palette[ground], palette[letters]);
          assert.ok(ratio >= ENOUGH, `${letters} on ${ground}: ${ratio.toFixed(1)}`);
        }
      }
      for (const ground of ["mat", "band"] as const) {
        const ratio = contrast(palette[ground], palette.accent);
        assert.ok(ratio >= ENOUGH, `titles on ${ground}: ${ratio.toFixed(1)}`);
      }
    });

    it(`${id}: lines are seen on the board`, () => {
      assert.ok(contrast(palette.mat, palette.line) >= 3);
    });

    it(`${id}: all colours are written as #RRGGBB`, () => {
      for (const colour of Object.values<string>({ ...palette })) assert.match(colour, /^#[0-9A-F]{6}$/);
    });
  }

  it("no two boards look alike, to those who lack a kind of cones neither", () => {
    const ways: ((colour: string) => number[])[] = [linear, without("red"), without("green")];
    for (const seen of ways) {
      for (const [index, one] of PALETTES.entries()) {
        for (const other of PALETTES.slice(index + 1)) {
          const apart = distance(seen(one.palette.mat), seen(other.palette.mat));
          assert.ok(apart >= 12, `${one.id} and ${other.id} are ${apart.toFixed(1)} apart`);
        }
      }
    }
  });

  it("are drawn with few elements", () => {
    for (const game of GAMES) {
      const { emblem, ornaments } = game.visit(({ face }) => face);
      assert.ok(emblem.length > 5, `${game.id} has no emblem`);
      assert.ok(emblem.length <= 40 && ornaments.length <= 60, `${emblem.length}, ${ornaments.length}`);
    }
  });
});

function linear(colour: string): number[] {
  return [1, 3, 5].map((from) => {
    const value = parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function without(cones: "red" | "green"): (colour: string) => number[] {
  return (colour) => {
    const given = linear(colour);
    return WITHOUT[cones].map((row) => row.reduce((sum, share, at) => sum + share * (given[at] ?? 0), 0));
  };
}

/** How different two colours look, in CIE L*a*b*: 2 is just seen. */
function distance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

function lab([r = 0, g = 0, b = 0]: readonly number[]): number[] {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
