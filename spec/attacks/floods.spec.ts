import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { HOTKEY_LABELS } from "../../src/table/input/hotkeys";
import { partId } from "../../src/table/panel/layout";
import { expectPresent, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { expectWithin, limitOf } from "../support/limits";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectHeard, opensSettings } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { refusalSentence } from "../../src/table/languages/sentences";

/** For how many frames an answer is waited for, even if it comes too late. */
const PATIENCE = 20 * limitOf("answer");
/** How long a flood lasts, in frames: longer ones only pile up more where they pile up at all. */
const FRAMES = 120;

/** How many choices are made while a host changes settings, and after how many frames each is tried again. */
const CHOICES = 4;
const CLICKED_AGAIN = 12;

/** What somebody does in every frame without end. */
interface Flood {
  name: string;
  /** Whether it takes one of the players; otherwise a spectator does it. */
  seated: boolean;
  act: (this: void, player: PlayerVerbs, board: string) => void;
}

const FLOODS: readonly Flood[] = [
  {
    name: "keys for what is refused",
    seated: false,
    act: (player) => {
      player.pressesHotkey(HOTKEY_LABELS.hint);
      player.pressesHotkey(HOTKEY_LABELS.hint);
    },
  },
  {
    name: "clicks on sheets",
    seated: false,
    act: (player, board) => {
      player.clicks(partId(board, "Grey", "footer2"));
    },
  },
  {
    name: "lines of the chat",
    seated: false,
    act: (player) => {
      for (let line = 0; line < 8; line++) player.says("!offsuit");
    },
  },
  {
    name: "questions what this is",
    seated: false,
    act: (player) => {
      player.pressesHotkey(HOTKEY_LABELS.piece);
      player.pressesHotkey(HOTKEY_LABELS.piece);
    },
  },
  {
    name: "keys for choices of others",
    seated: true,
    act: (player) => {
      player.pressesHotkey(HOTKEY_LABELS.choice1);
      player.pressesHotkey(HOTKEY_LABELS.roll);
      player.pressesHotkey(HOTKEY_LABELS.piece);
    },
  },
];

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  for (const flood of FLOODS) {
    if (flood.seated && game.rules.seats.max === 1) continue;
    it(`${game.rules.id}: ${flood.name} without end keep nobody else waiting`, () => {
      const table = at.open({ seed: 321 });
      const anna = table.joins("Anna");
      anna.stands();
      at.deal(table, table.player("White"));
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      const player = at.personAt(table, seat);
      const other = ["White", "Blue"].find((colour) => colour !== player.color());
      const flooder = flood.seated ? table.player(expectPresent(other)) : anna;
      const { guid } = at.piece(table, "board");
      for (let frame = 0; frame < FRAMES; frame++) {
        flood.act(flooder, guid);
        table.frames(1);
      }
      const before = at.reportOf(table).steps.length;
      // Groups and pages are opened on the way: what they open is waited for as in any spec.
      at.clickAction(table, state, at.decider("sensible", 321)(state, seat), seat);
      const frames = framesUntil(table, () => at.reportOf(table).steps.length > before);
      expectWithin("answer", frames);
      expectHeard(table, flooder.color(), refusalSentence({ kind: "slowDown" }));
      at.waitForPeople(table, 120);
      expectSound(table);
    });
  }

  if (game.rules.seats.max === 1) return;
  for (const setting of [english.table.SETTING_NAMES.odds, english.table.SETTING_NAMES.automation])
    it(`${game.rules.id}: a host who changes settings without end (${setting}) keeps nobody waiting`, () => {
      const table = at.open({ seed: 322 });
      const host = table.player("White");
      at.deal(table, host);
      opensSettings(table, host);
      const flood = (): void => {
        const label = host.sees().panels.find(({ text }) => text.startsWith(`${setting}: `));
        if (label?.id !== undefined) host.clicks(label.id);
        table.frames(1);
      };
      const decide = at.decider("random", 322);
      let answered = 0;
      for (let choice = 0; choice < CHOICES; choice++) {
        const seat = at.decidingSeat(at.stateOf(table));
        if (seat === undefined) break;
        for (let frame = 0; frame < FRAMES; frame++) flood();
        const before = at.reportOf(table).steps.length;
        const action = decide(at.stateOf(table), seat);
        let frames = 0;
        while (at.reportOf(table).steps.length === before && frames <= PATIENCE) {
          // What the table refuses because it is busy is clicked again.
          if (frames % CLICKED_AGAIN === 0) at.take(table, action, seat);
          flood();
          frames++;
        }
        expectWithin("answer", frames);
        answered++;
        at.waitForPeople(table, 120);
      }
      expectTrue(answered > 0, "nobody has chosen");
      expectSound(table);
    });
}

/** How many frames pass until something holds, somewhat more than allowed at most. */
function framesUntil(table: EmulatedTable, holds: () => boolean): number {
  let frames = 0;
  while (!holds() && frames <= PATIENCE) {
    table.frames(1);
    frames++;
  }
  return frames;
}

describe("a flood", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
