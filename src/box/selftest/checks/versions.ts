import { isRecord } from "../../../kit/data/data";
import type { Check } from "../check";

/** What runs here: the report begins its notes with it. */
export const VERSIONS: readonly Check[] = [
  {
    name: "Versions",
    fact: "moonsharp: MoonSharp 2.0.0.0 and Lua 5.2",
    run: (bench) => {
      bench.note("_VERSION", scriptGlobals["_VERSION"]);
      const moonsharp = scriptGlobals["_MOONSHARP"];
      if (isRecord(moonsharp)) {
        for (const field of ["version", "luacompat", "platform", "is_aot"]) {
          bench.note(`_MOONSHARP.${field}`, moonsharp[field]);
        }
      }
      bench.note("Info.name", Info.name);
      bench.note("objects on the table", getObjects().length);
      bench.note("people at the table", Player.getPlayers().length);
      bench.note("seconds since the table was loaded", Time.time);
      bench.done();
    },
  },
];
