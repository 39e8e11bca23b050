import { keepWay } from "../../saved/former-ways";
import { remark } from "../../saved/remarks";
import { costOfUndo } from "../../kit/record/playthrough";
import { say } from "../languages/sentences";
import { undoRuleOf } from "../model/desk";
import { isRemembered, undoFor } from "../model/permissions";
import { sharesMouse, whoseAtMouse } from "../model/hot-seat";
import { ownersBeside } from "../model/owners";
import { everybodyAt } from "../model/seats";
import { refused, type CommandResult, type Handlers } from "./result";
import { personsAt } from "../../tts/players";
import type { Table } from "../table";

/** What undoes a player's last choice, with all that has followed from it. */
export function createUndo(table: Table): Handlers<"undo"> {
  const { game, desk, consent, questions, features, replay, tell } = table;

  /** What others have chosen is undone only if they agree; they are told of anything else. */
  function takeBack(player: Player, left: number): CommandResult {
    const { color: colour } = player;
    const whose = whoseAtMouse(desk, colour);
    const isOpen = undoRuleOf(desk) === "open";
    const cost = costOfUndo(isOpen ? desk.playthrough.revealing : [], left, whose);
    const go = (): CommandResult => {
      remark(desk, cost.count ? "cardTakenBack" : "takenBack", desk.lines.length);
      const others = everybodyAt(desk.seats).filter((other) => other !== colour);
      tell("notice", say("takesBack", { colour }), personsAt(others));
      if (!desk.tutorial) keepWay(desk, left);
      desk.justUndone = true;
      features.rewound();
      replay.rewind(left);
      return "nothing";
    };
    const { steps } = desk.playthrough.record;
    const [count, last, step] = [steps.length, steps[steps.length - 1], steps[left]];
    const isTheirs = steps.slice(left).some((step) => step.kind === "act" && whose(step.seat) === "other");
    // Against the clock a choice is final once others are to react to it, and a bet always.
    const isClocked = game.rules.clock?.face(desk.playthrough.state) !== undefined;
    const isFinal = isClocked || (step?.kind === "act" && game.binds?.(step.action) === true);
    const isSeen = isFinal && desk.deciding.some((seat) => whose(seat) === "other");
    // While somebody is asked, time may pass that a bank pays for.
    const still = (): boolean => {
      const now = desk.playthrough.record.steps;
      return now[count - 1] === last && now.slice(count).every(({ kind }) => kind === "time");
    };
    if (isTheirs || isSeen || cost.consent) {
      const text = (): string => say("askUndo", { colour });
      if (!sharesMouse(desk, colour) || ownersBeside(desk, colour).length > 0)
        return consent.ask(player, { about: "undoOfOthers", what: () => say("undo"), question: text }, go, {
          still,
        });
      // Those at the same mouse answer with it.
      questions.ask({ asker: player, asked: player, text, still, yes: go });
      return "panel";
    }
    if (!cost.count || !isRemembered(desk)) return go();
    questions.ask({ asker: player, asked: player, text: () => say("undoCounts"), still, yes: go });
    return "nothing";
  }

  return {
    undo: (player, { left: shown }) => {
      const left = undoFor(desk, player.color);
      if (typeof left !== "number") return refused(left);
      if (shown !== undefined && shown !== left) return refused({ kind: "cannotNow" });
      return takeBack(player, left);
    },
  };
}
