import type { Monster } from "../../../kit/game/show";
import { monsterData } from "../../../tts/piece-data";
import { MONSTER } from "../../../tts/constants";
import type { Bench, Check } from "../check";
import { benchMemo, blockData, over } from "../workshop";

/** What becomes of something that may be a bug: an error that gets through pcall ends all that Lua was doing. */
type Outcome = "nothing" | "an error that pcall catches" | "an error that pcall does not catch";

/**
 * Tries something in a frame of its own and tells in a later one what came of it: should the error get through, that
 * frame is lost and the rest of the self-test continues.
 */
function tryFault(
  bench: Bench,
  fault: (this: void) => void,
  next: (this: void, outcome: Outcome) => void,
): void {
  let outcome: Outcome = "an error that pcall does not catch";
  bench.frames(1, () => {
    const [ok] = pcall(fault);
    outcome = ok ? "nothing" : "an error that pcall catches";
  });
  bench.frames(3, () => {
    next(outcome);
  });
}

function escaped(outcome: Outcome): boolean {
  return outcome === "an error that pcall does not catch";
}

/** What Tabletop Simulator does about bugs, and which of its errors a script can catch. */
export const FAULTS: readonly Check[] = [
  {
    name: "A destroyed object",
    fact: "behaviour 5: isDestroyed() at once, later every other use is an error; doubt deadObjectsEscapePcall",
    run: (bench) => {
      bench.spawn(blockData("victim", over(4, 0, 2)), (victim) => {
        victim.destruct();
        bench.expect("isDestroyed at once", true, victim.isDestroyed());
        bench.frames(3, () => {
          bench.expect("isDestroyed later", true, victim.isDestroyed());
          tryFault(
            bench,
            () => {
              victim.getName();
            },
            (outcome) => {
              bench.note("a use of it is", outcome);
              bench.doubt("deadObjectsEscapePcall", escaped(outcome));
              bench.done();
            },
          );
        });
      });
    },
  },
  {
    name: "A UI element that is not there",
    fact: "doubt missingInterfaceIdRaises",
    run: (bench) => {
      const data = blockData("panel", over(0, 0, 1));
      data.XmlUI = '<Text id="line" text="here" />';
      bench.spawn(data, (object) => {
        const change = (): void => {
          object.UI.setAttribute("offsuitNowhere", "text", "nothing");
        };
        tryFault(bench, change, (outcome) => {
          bench.note("setAttribute on an object is", outcome);
          const changeScreen = (): void => {
            UI.setAttribute("offsuitNowhere", "text", "nothing");
          };
          tryFault(bench, changeScreen, (onScreen) => {
            bench.note("setAttribute on the screen is", onScreen);
            bench.doubt("missingInterfaceIdRaises", escaped(outcome) || escaped(onScreen));
            bench.done();
          });
        });
      });
    },
  },
  {
    name: "The colour of the spectators",
    fact: "doubt greySeatRaises",
    run: (bench) => {
      bench.note("Player.getColors has Grey", Player.getColors().includes("Grey"));
      bench.note("spectators", Player.getSpectators().length);
      // Looked up as any other colour is, which is what may fail.
      const grey: ColorLiteral = "Grey";
      const look = (): void => {
        const seated = Player[grey].seated;
        if (seated) bench.note("Player.Grey is seated", seated);
      };
      tryFault(bench, look, (outcome) => {
        bench.note("Player.Grey is", outcome);
        bench.doubt("greySeatRaises", escaped(outcome));
        bench.done();
      });
    },
  },
  {
    name: "The calls of an RPG figure",
    fact: "doubt figureCallsRaise",
    run: figureCalls,
  },
  {
    name: "Waits after an error",
    fact: "behaviour 12: an error ends the function that raised it, and nothing else",
    run: afterAnError,
  },
];

/** The calls that a fresh figure gets, one after the other: a figure that has fallen may refuse to strike. */
const FIGURE_CALLS = ["attack", "changeMode", "die"] as const;

/** As the games set one up. */
const FIGURE: Monster = {
  id: "figure",
  shape: "orc",
  at: { x: 0, z: 0 },
  size: MONSTER.width,
  isBoss: false,
  slain: false,
};

/** Has a figure do everything that it can, each call in a frame of its own. */
function figureCalls(bench: Bench): void {
  bench.spawn(monsterData(FIGURE, benchMemo("figure"), over(0, 0, MONSTER.rest)), (object) => {
    const figure = object.RPGFigurine;
    bench.expect("it has the calls of a figure", true, figure !== undefined);
    if (figure === undefined) {
      bench.done();
      return;
    }
    let raises = false;
    const call = (index: number): void => {
      const name = FIGURE_CALLS[index];
      if (name === undefined) {
        bench.doubt("figureCallsRaise", raises);
        bench.done();
        return;
      }
      tryFault(
        bench,
        () => {
          figure[name]();
        },
        (outcome) => {
          bench.note(`${name}() is`, outcome);
          if (escaped(outcome)) raises = true;
          call(index + 1);
        },
      );
    };
    call(0);
  });
}

/** Raises the error that is hardest to catch, a dead object's, in one of several waits that are due together. */
function afterAnError(bench: Bench): void {
  bench.spawn(blockData("victim", over(4, 0, 2)), (victim) => {
    victim.destruct();
    let together = 0;
    let repeated = 0;
    const fault = (): void => {
      victim.getName();
    };
    bench.frames(5, () => {
      pcall(fault);
    });
    bench.frames(5, () => {
      together++;
    });
    Wait.time(
      bench.step(() => {
        repeated++;
        if (repeated === 1) pcall(fault);
      }),
      0.3,
      3,
    );
    bench.seconds(2, () => {
      bench.expect("waits of the same frame that still came", 1, together);
      bench.note("times that a repeated wait came, of 3, when its first time raised an error", repeated);
      bench.done();
    });
  });
}
