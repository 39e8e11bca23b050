import { TABLE_REACH, TABLE_TOP } from "../../../table/tts/constants";
import type { Check } from "../check";

/** The table that everything stands on, and the people around it. */
export const TABLE: readonly Check[] = [
  {
    name: "The table",
    fact: "constants TABLE_TOP; save-format 3",
    run: (bench) => {
      bench.expect("kind", "Table_RPG", Tables.getTable());
      const hits = Physics.cast({
        origin: Vector(TABLE_REACH.x, 5, TABLE_REACH.z),
        direction: Vector(0, -1, 0),
        max_distance: 10,
      });
      const heights = hits.map(({ point }) => point.y ?? 0).filter((height) => height > 0);
      // The emulator's rays meet objects only.
      bench.note(
        `heights at its corner (TABLE_TOP is ${TABLE_TOP})`,
        heights.map((h) => string.format("%.3f", h)).join(" "),
      );
      bench.done();
    },
  },
  {
    name: "People",
    fact: "behaviour 9: exactly one host; available colours are those with a hand",
    run: (bench) => {
      const hosts = Player.getPlayers().filter(({ host }) => host === true);
      bench.expect("hosts", 1, hosts.length);
      const colours = Player.getAvailableColors().filter((colour) => colour !== "Grey" && colour !== "Black");
      const withHand = colours.filter((colour) => Player[colour].getHandCount() > 0);
      bench.expect("available colours without a hand", 0, colours.length - withHand.length);
      bench.note("available colours", Player.getAvailableColors().join(" "));
      bench.done();
    },
  },
];
