import { GAMES } from "../../src/games";
import { expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { SCALE } from "../support/scale";
import { ACTS } from "./adversary/acts";
import { nothingTried, writeTried, type Tried } from "./adversary/report";
import { besiege, type LeftOut } from "./adversary/siege";

/** How many tables of each game are attacked, ten bursts each; the soak attacks many more, under other seeds. */
const TABLES = tonumber(os.getenv("OFFSUIT_TABLES") ?? "1") ?? 1;
/** To see one failure again: "GAME SEED", and after that the acts that are left out. */
const [ONLY, SEED, ...LEFT_OUT] = (os.getenv("OFFSUIT_ADVERSARY") ?? "").split(" ");

const tried: Record<string, Tried> = {};

function leftOut(): LeftOut {
  const list: Record<string, true | undefined> = {};
  for (const act of LEFT_OUT) list[act] = true;
  return list;
}

describe("Whatever two or three people do to a table, all of it or at once", () => {
  const isOneNamed = ONLY !== undefined && ONLY !== "";
  for (const entry of isOneNamed ? GAMES.filter(({ id }) => id === ONLY) : GAMES_OF_TODAY) {
    it(`${entry.id}: the record grows by the rules, nobody reads what is hidden, all is soon as it was`, () => {
      const counts = nothingTried();
      tried[entry.id] = counts;
      const faults: string[] = [];
      for (let number = 1; number <= TABLES * SCALE; number++) {
        const seed = number;
        if (SEED !== undefined && SEED !== "" && tonumber(SEED) !== seed) continue;
        const [isFine, fault] = pcall(() => {
          entry.visit((game) => {
            besiege(game, seed, counts, leftOut());
          });
        });
        if (!isFine) faults.push(tostring(fault));
      }
      writeTried(
        tried,
        GAMES.map(({ id }) => id),
      );
      if (faults.length > 0) error(`${faults.length} tables failed\n${faults.join("\n\n")}`, 0);
      if (SEED !== undefined) return;
      expectTrue(
        counts.free * 4 > counts.bursts,
        `M03: hands were off in ${counts.free} of ${counts.bursts} bursts`,
      );
      const undone = ACTS.map(([name]) => name).filter((name) => counts.kinds[name] === undefined);
      expectSame(undone, [], "kinds of acts that nobody has tried");
    });
  }
});
