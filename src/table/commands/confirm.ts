import type { Action } from "../model/game";
import { same } from "../../kit/data/data";
import { retold } from "../../kit/words/language";
import type { Step } from "../../kit/record/record";
import { seatOf } from "../model/desk";
import { refusalToChoose } from "../model/permissions";
import { isStill, versionOf } from "../model/versions";
import { isRefused, refused, type CommandResult, type Handlers } from "./result";
import type { Table } from "../table";
import type { ChoiceWords } from "../../kit/game/game-words";

/** A choice of a seat. */
type Choosing = Extract<Step<Action>, { kind: "act" }>;

/**
 * Asks before a step that cannot be undone; the answer counts only at the same version, or, of what can be done besides the turns,
 * as long as it is legal.
 * @noSelf
 */
export interface Confirmation {
  /** Asks a player; a piece goes back until the answer. */
  ask: (player: Player, question: (this: void) => string, step: Choosing) => CommandResult;
  handlers: Handlers<"confirm" | "reconsider">;
}

/**
 * The questions at a table, in the panel or, where that shows nothing, in its strip and the chat.
 * @param choose takes a choice without another question
 */
export function createConfirmation(
  table: Table,
  choose: (player: Player, action: Action) => CommandResult,
): Confirmation {
  const { desk, questions, panelStates, panels, invalidations } = table;
  return {
    ask: (player, question, step) => {
      const { seat, action } = step;
      const { color: colour } = player;
      if (questions.isAskedInChat(colour) || panels.isFolded(colour)) {
        askInStrip(table, player, question, step, () => choose(player, action));
      } else {
        const asked = retold(() => wordsOf(table, step));
        const { versions } = desk;
        const game = asked().rank === "aside" ? versions.games : undefined;
        const asks = { version: versionOf(versions, seat), game };
        panelStates.warn(colour, { question, act: () => asked().label, action, ...asks });
        invalidations.mark("panel", colour);
      }
      return "table";
    },
    handlers: {
      confirm: (player, { action, version }) => {
        const { color: colour } = player;
        const { warning } = panelStates.of(colour);
        const { versions } = desk;
        if (warning?.version !== version || !same(warning.action, action))
          return refused({ kind: "cannotNow" });
        if (!isStill(warning, versionOf(versions, seatOf(desk, colour)), versions.games))
          return refused({ kind: "cannotNow" });
        const answer = choose(player, warning.action);
        if (isRefused(answer)) return answer;
        panelStates.warn(colour, undefined);
        invalidations.mark("panel", colour);
        return answer;
      },
      reconsider: ({ color }) => {
        panelStates.warn(color, undefined);
        return "panel";
      },
    },
  };
}

function wordsOf({ game: { rules, words }, desk }: Table, { seat, action }: Choosing): ChoiceWords {
  return words.choice(rules.seen(desk.playthrough.state, seat), { action, rule: "" });
}

/** Asks somebody who sees no answers in the panel. */
function askInStrip(
  table: Table,
  player: Player,
  text: (this: void) => string,
  step: Choosing,
  yes: (this: void) => CommandResult,
): void {
  const { game, desk, questions } = table;
  const { seat, action } = step;
  const version = versionOf(desk.versions, seat);
  const lasts = wordsOf(table, step).rank === "aside";
  const { color: colour } = player;
  questions.ask({
    asker: player,
    asked: player,
    text,
    still: () =>
      seatOf(desk, colour) === seat &&
      (lasts || versionOf(desk.versions, seat) === version) &&
      refusalToChoose(desk, colour) === undefined &&
      game.rules.check(desk.playthrough.state, seat, action) === undefined,
    yes,
  });
}
