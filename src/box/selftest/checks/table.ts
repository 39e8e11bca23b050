import { TABLE_REACH, TABLE_TOP } from "../../../tts/constants";
import type { Check } from "../check";

/** Lights of a moment as box/lights makes them, and how near to that they have to be read. */
const BRIGHTER = 1.7;
const DARKER = 0.4;
const TRIED = { r: 1, g: 0.82, b: 0.45 };
const CLOSE = 0.005;

/** The table that everything is on, and the people around it. */
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
  {
    name: "Lights",
    fact: "api Lighting: what is written is read, before it is applied and after; box/lights relies on it",
    run: (bench) => {
      const [lamp, room, colour] = [
        Lighting.light_intensity,
        Lighting.ambient_intensity,
        Lighting.getLightColor(),
      ];
      bench.afterwards(() => {
        Lighting.light_intensity = lamp;
        Lighting.ambient_intensity = room;
        Lighting.setLightColor(colour);
        Lighting.apply();
      });
      const read = (when: string): void => {
        const { r, g, b } = Lighting.getLightColor();
        bench.expectNear(`lamp ${when}`, lamp * BRIGHTER, CLOSE, Lighting.light_intensity);
        bench.expectNear(`room ${when}`, room * DARKER, CLOSE, Lighting.ambient_intensity);
        bench.expectNear(`red ${when}`, TRIED.r, CLOSE, r);
        bench.expectNear(`green ${when}`, TRIED.g, CLOSE, g);
        bench.expectNear(`blue ${when}`, TRIED.b, CLOSE, b);
      };
      Lighting.light_intensity = lamp * BRIGHTER;
      Lighting.ambient_intensity = room * DARKER;
      Lighting.setLightColor(Color(TRIED.r, TRIED.g, TRIED.b));
      read("before apply");
      Lighting.apply();
      read("after apply");
      bench.frames(2, () => {
        read("later");
        bench.done();
      });
    },
  },
];
