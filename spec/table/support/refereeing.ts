import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { below, seeded, type Random } from "../../../src/kit/data/random";
import { expectPresent, expectSame } from "../../support/expect";
import { english } from "../../support/english";
import type { GameTable } from "../game-table";

/** How a game is played by hand at a referee's table: by whose judgement. */
interface RefereedPlan {
  policy: string;
  seed: number;
  /** The dice of the game; those to be thrown are loose. */
  dice: readonly string[];
}

/** Somebody who can be clicked for by this button, if anybody can. */
function whoeverSees(table: EmulatedTable, button: string): PlayerVerbs | undefined {
  for (const { color } of table.world.people) {
    const player = table.player(color);
    if (color !== "Grey" && player.sees().panels.some(({ text }) => text === button)) return player;
  }
  return undefined;
}

/** Throws the dice by R, by letting one go or by the button, and shuffles by the button, until somebody is to decide. */
export function serveByHand<State, Action>(
  { piece, reportOf, waitForPeople }: GameTable<State, Action>,
  table: EmulatedTable,
  dice: readonly string[],
  random: Random,
): void {
  for (let { byHand } = reportOf(table); byHand !== ""; { byHand } = reportOf(table)) {
    const button = byHand === "roll" ? english.table.SENTENCES.rollNow : english.table.SENTENCES.shuffleNow;
    const player = expectPresent(whoeverSees(table, button), `nobody can ${button}`);
    const loose = dice.map((die) => piece(table, die)).find(({ state }) => state.Locked !== true);
    const way = byHand === "roll" ? below(random, 3) : 0;
    if (way === 1) player.rolls(expectPresent(loose, "no die is loose"));
    else if (way === 2) player.drags(expectPresent(loose, "no die is loose")).to(0, -8);
    else player.clicks(button);
    waitForPeople(table, 120);
  }
}

/** Plays a dealt game to its end with a referee: by gestures where there are, sometimes by the buttons that are asked for. */
export function playRefereed<State, Action>(
  game: GameTable<State, Action>,
  table: EmulatedTable,
  { policy, seed, dice }: RefereedPlan,
): void {
  const random = seeded(seed);
  serveByHand(game, table, dice, random);
  game.playToTheEnd(
    table,
    (at, state, action, seat = 0, player = game.personAt(at, seat)) => {
      const asked = english.table.SENTENCES.listAll;
      const hidden = player.sees().panels.some(({ text }) => text === asked);
      if (hidden && below(random, 4) === 0) {
        player.clicks(asked);
        at.seconds(0.8);
        game.clickAction(at, state, action, seat, player);
      } else game.dragAction(at, state, action, seat, player, below(random, 4));
      game.waitForPeople(at, 120);
      serveByHand(game, at, dice, random);
    },
    { policy, seed },
  );
  expectSame(game.reportOf(table).settings.automation, "referee");
}
