import type { Action } from "../model/game";
import { seeded, type Random } from "../../kit/data/random";
import type { Choice, Decision, Seat } from "../../kit/rules/rules";
import { isTakenAlone, loneChoice } from "../../kit/game/worth";
import { takesLoneChoices } from "../model/desk";
import type { Settings } from "../model/settings";
import { scheduleFair } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { isRefereed } from "./manual-chance";
import type { Table } from "../table";
import type { AutomaticDecision, Bots } from "./contracts";
import type { Scope } from "../../tts/scope";

/**
 * How long what was chosen ahead of time is shown to its person before it is taken, in seconds: the same at every speed and whatever
 * it is, so that nobody can tell one choice from another by it.
 */
const AHEAD_PAUSE = 1.5;
/** How long a bot waits before it starts to think, so that people can follow, in seconds. */
const PAUSES: Readonly<Record<Settings["speed"], number>> = { calm: 0.7, brisk: 0.3, instant: 0.05 };
/** The seeds for what bots leave to luck; their choices are on the record, so no seed is. */
const SEEDS = 1_000_000;

/** The bots of the game on a desk. */
export function createBots(table: Table): Bots {
  const { game, desk, features, revealDelay } = table;
  const { rules, words, bots } = game;
  let random: Random | undefined;

  function luck(): Random {
    random ??= seeded(math.random(SEEDS));
    return random;
  }

  function isLegal(seat: Seat, action: Action): boolean {
    return rules.check(desk.playthrough.state, seat, action) === undefined;
  }

  /**
   * What somebody would be asked though there is but one answer, and wants taken, or which is a formality; never what is asked about
   * once more, or what was just undone.
   */
  function loneAction({ seat, choices }: Decision<Action>): Action | undefined {
    if (isRefereed(desk) || desk.justUndone) return undefined;
    const [first] = choices;
    if (first?.forced === true) return first.action;
    if (!takesLoneChoices(desk)) return undefined;
    const seen = rules.seen(desk.playthrough.state, seat);
    const only = loneChoice(game, seen, choices);
    return only === undefined || !isTakenAlone(words, seen, only) ? undefined : only.action;
  }

  function chosenAhead(seat: Seat): Action | undefined {
    const action = features.chosenAhead(seat);
    return action !== undefined && isLegal(seat, action) ? action : undefined;
  }

  /** Who makes a decision without a click; undefined: nobody does. */
  function makerOf(decision: Decision<Action>): AutomaticDecision["by"] | undefined {
    if (desk.seats[decision.seat]?.player.kind === "bot") return "bot";
    if (loneAction(decision) !== undefined) return "table";
    return chosenAhead(decision.seat) === undefined ? undefined : "ahead";
  }

  /** Continues after a moment, when everybody has been told what has happened and has looked at it. */
  function goOn(what: string, run: () => void, turn: Scope, pause = PAUSES[desk.settings.speed]): void {
    const isDue = (): void => {
      revealDelay.after(() => {
        if (!turn.isOver()) run();
      });
    };
    afterSeconds(pause + revealDelay.lingering(), what, isDue, turn);
  }

  return {
    find: (decisions) => {
      for (const decision of decisions) {
        const by = decision.choices.length > 0 ? makerOf(decision) : undefined;
        if (by !== undefined) return { decision, by };
      }
      return undefined;
    },
    decide: ({ decision, by }, turn, decided) => {
      const { seat, choices } = decision;
      if (by !== "bot") {
        const take = (): void => {
          const action = by === "table" ? loneAction(decision) : chosenAhead(seat);
          if (action !== undefined) decided(seat, action);
        };
        if (by === "table") goOn("the only choice", take, turn);
        else
          revealDelay.after(() => {
            goOn("a choice ahead of time", take, turn, AHEAD_PAUSE);
          });
        return;
      }
      const player = desk.seats[seat]?.player;
      const level = player?.kind === "bot" ? player.level : undefined;
      const bot = bots.find((other) => other.level === level) ?? bots[0];
      if (bot === undefined) return;
      const { thinker } = bot;
      const isStandIn = player?.kind === "bot" && (player.standIn || player.owner !== undefined);

      /** Who stands in for somebody spends nothing that is lost for good, as long as there is another choice. */
      function withoutSpending(all: readonly Choice<Action>[]): readonly Choice<Action>[] {
        const thrifty = isStandIn ? all.filter(({ action }) => game.spends?.(action) !== true) : all;
        return thrifty.length > 0 ? thrifty : all;
      }

      function begin(): void {
        const planned = features.planned(seat);
        if (planned !== undefined && isLegal(seat, planned)) {
          decided(seat, planned);
          return;
        }
        const think = thinker(rules.seen(desk.playthrough.state, seat), withoutSpending(choices), luck());
        const slice = (): boolean => {
          const action = think();
          if (action === undefined) return false;
          decided(seat, action);
          return true;
        };
        scheduleFair(slice, { scope: turn });
      }

      goOn("a bot", begin, turn);
    },
  };
}
