import type { Action } from "../table/model/game";
import { following, topped, type Standing, type Tutorial, type TutorialStep } from "../kit/game/tutorial";
import type { Seat } from "../kit/rules/rules";
import { refused } from "../table/commands/result";
import { layOut } from "../table/commands/start-game";
import type { NoContents } from "../table/commands/commands";
import type { FeatureOf, Made } from "../table/feature";
import type { Table, Guide } from "../table/table";
import { button } from "../table/panel/view";
import { standardOptions } from "../kit/rules/options";
import { say } from "../table/languages/sentences";
import { refusalToDeal } from "../table/model/permissions";
import type { Coaching } from "../table/panel/shown";

/** How many pieces of advice are among some steps of a tutorial. */
function adviceIn(steps: readonly TutorialStep<Action>[]): number {
  return steps.filter(({ kind }) => kind === "advice").length;
}

/** The tutorial, whose coach has a say while the game on the table is one and follows it. */
export const TUTORIAL: FeatureOf<{ learn: NoContents }> = {
  rights: { learn: "players" },
  create: createTutorial,
};

function createTutorial(table: Table): Made<typeof TUTORIAL> | undefined {
  const {
    game: { tutorial, rules },
    desk,
  } = table;
  const follow = tutorial === undefined ? undefined : following(tutorial);
  const learner = tutorial?.learner;

  function standing(): Standing<Action> | undefined {
    return desk.tutorial ? follow?.(desk.playthrough.record.steps) : undefined;
  }

  /** The seat that decides next in the tutorial, and what. */
  function act(): { seat: Seat; action: Action } | undefined {
    const now = standing();
    if (now?.kind !== "guided" || learner === undefined) return undefined;
    switch (now.next.kind) {
      case "advice":
        return { seat: learner, action: now.next.action };
      case "reply":
        return now.next;
      default:
        return undefined;
    }
  }

  function planned(seat: Seat): Action | undefined {
    const next = act();
    return next?.seat === seat ? next.action : undefined;
  }

  const guide: Guide = {
    faces: (point) => {
      const now = standing();
      if (point.kind !== "roll" || now?.kind !== "guided" || now.next.kind !== "rolled") return undefined;
      return { kind: "rolled", faces: [...now.next.faces] };
    },
    arranged: (outcome) => {
      const now = standing();
      if (outcome.kind !== "shuffled" || now?.kind !== "guided" || now.next.kind !== "shuffled")
        return outcome;
      return { kind: "shuffled", order: topped(outcome.order, now.next.top) };
    },
    due: (decisions) => {
      const next = act();
      return next === undefined ? decisions : decisions.filter(({ seat }) => seat === next.seat);
    },
    planned,
  };
  if (tutorial === undefined) return undefined;

  /** What the learner is told, who is to decide. */
  function coaching(script: Tutorial<Action>): Coaching | undefined {
    const now = standing();
    if (now === undefined) return undefined;
    if (now.kind === "free") {
      if (!now.lastWord) return undefined;
      return { says: now.ended ? script.farewell() : say("coachLeaves"), part: undefined };
    }
    const { next, taken } = now;
    if (next.kind !== "advice") return undefined;
    const part = { number: adviceIn(script.steps.slice(0, taken + 1)), count: adviceIn(script.steps) };
    return { says: next.says(), part };
  }

  return {
    guide,
    advised: (seat) => (seat === learner ? planned(seat) : undefined),
    handlers: {
      learn: (player) => {
        const why = refusalToDeal(desk);
        if (why !== undefined) return refused(why);
        // It is played as the designer means the game, by one person with bots.
        table.panelStates.openSheet(player.color, undefined);
        table.seating.seatLearner(player, tutorial);
        table.cameras.begin();
        const options = { ...standardOptions(rules.options), ...tutorial.options };
        return layOut(table, options, { playing: true, tutorial: true, code: undefined });
      },
    },
    panel: (_viewer, { seat, decides }) => ({
      coaching: decides && seat === learner ? coaching(tutorial) : undefined,
      learn: desk.playing ? undefined : button("learn", "go", { kind: "learn" }),
      lobby: () => ({ choices: [button("learn", "plain", { kind: "learn" })], note: "" }),
      ending: () => {
        if (!desk.tutorial) return { kind: "more", note: "" };
        const next = [button("learnAgain", "plain", { kind: "learn" })];
        return { kind: "whole", note: say("tutorialOver"), next };
      },
    }),
  };
}
