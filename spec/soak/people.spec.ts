import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { writeJson } from "../../src/saved/json";
import { expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { ACTS, SHELF_ACTS } from "./people/acts";
import { come, type Coming, type Happened } from "./people/visit";

/** How many tables of a kind people come to, and how much they do at each. */
type Kind = Omit<Coming, "seed"> & { tables: number };

const QUIET = { moveLimit: 0, battleLimit: 0, turnLimit: 200 };
/** One seed alone, to see a failure again; and the first one of a longer run. */
const ONLY = tonumber(os.getenv("OFFSUIT_PEOPLE") ?? "");
const FIRST = tonumber(os.getenv("OFFSUIT_PEOPLE_FROM") ?? "1") ?? 1;

/** What came of it at all tables. */
const happened: Happened = {};

/** What has to happen somewhere, so that this proves anything. */
const GRANTED = [
  "hands",
  "end",
  "rule",
  "undo",
  "hints",
  "swap",
  "setting",
  "seat of a person",
  "seat of a bot",
];

describe("Whatever two to eight people do, a seat, a secret and a consent are theirs", () => {
  const visits = <State, Action extends GameAction, Event extends GameEvent, Seen>(
    name: string,
    game: Game<State, Action, Event, Seen>,
    { tables, ...coming }: Kind,
  ): void => {
    it(name, () => {
      const faults: string[] = [];
      for (let number = FIRST; number < FIRST + tables * SCALE; number++) {
        const seed = number;
        if (ONLY !== undefined && ONLY !== seed) continue;
        const [isFine, fault] = pcall(() => {
          come(game, { ...coming, seed }, happened);
        });
        if (!isFine) faults.push(tostring(fault));
      }
      if (faults.length > 0) error(`${faults.length} tables failed\n${faults.join("\n\n")}`, 0);
    });
  };
  const usual = { options: {}, onShelf: false, acts: 60, tables: 3 };
  visits("Roll Flush", rollFlush, usual);
  visits("Pokerchess", pokerchess, { ...usual, options: QUIET });
  visits("Pokerchess against the clock", pokerchess, { ...usual, tables: 1 });
  visits("Roll Flush on the shelf", rollFlush, { ...usual, onShelf: true, acts: 42, tables: 1 });
  visits("Pokerchess on the shelf", pokerchess, {
    ...usual,
    onShelf: true,
    acts: 42,
    tables: 1,
  });

  it("and all of it happens", () => {
    if (SCALE > 1) io.write(`# ${writeJson(happened)}\n`);
    // With one seed alone not everything does.
    if (ONLY !== undefined) return;
    const acts = ACTS.concat(SHELF_ACTS).map(({ name }) => name);
    for (const what of acts.concat(GRANTED))
      expectTrue((happened[what] ?? 0) > 0, `${what} never happened: ${writeJson(happened)}`);
  });
});
