import { obeying } from "../kit/advice";
import { rivalGame } from "../kit/rival";
import type { Tally } from "../kit/tally";
import type { CreateFeature } from "../table/feature";
import { reachedIn, type Reached } from "../table/languages/reached";
import { say } from "../table/languages/sentences";
import { isRecorded } from "../table/model/permissions";
import { scheduleFair } from "../tts/scheduler";

/**
 * The bot to beat: plays the cards of a game for one that has ended, a slice a frame, for comparison. Nothing of it is saved: a
 * table that is loaded plays it again, and the same cards bring the same result.
 */
export const createBotRival: CreateFeature = ({ game, desk, invalidations }) => {
  const { rules, box, tally, hints } = game;
  const thinker = hints && obeying(hints.advisor);
  let playing: { playthrough: object; steps: number } | undefined;
  /** How the bot fares, once the game is over. */
  let rival: BotRival | undefined;

  function wait(): void {
    const { playthrough, result } = desk;
    const { steps } = playthrough.record;
    const count = steps.length;
    if (result === undefined) {
      rival = undefined;
      playing = undefined;
    }
    if (tally === undefined || thinker === undefined || result === undefined) return;
    if (!isRecorded(desk)) return;
    if (playing?.playthrough === playthrough && playing.steps === count) return;
    const mine = { playthrough, steps: count };
    playing = mine;
    rival = { kind: "thinking" };
    const think = rivalGame(rules, box.cards, playthrough.record, thinker);
    const slice = (): boolean => {
      if (playing !== mine || desk.playthrough !== playthrough || steps.length !== count) return true;
      const end = think();
      if (end === undefined) return false;
      rival = {
        kind: "done",
        own: { done: tally.progress(rules.summary(playthrough.state)).done, won: result.winners.length > 0 },
        bot: { done: tally.progress(end.summary).done, won: end.result.winners.length > 0 },
        dice: box.dice.length > 0,
      };
      invalidations.mark("panels");
      return true;
    };
    scheduleFair(slice, { spare: true });
  }

  return {
    laidOut: () => {
      rival = undefined;
    },
    waiting: wait,
    panel: () => ({ ending: () => ({ kind: "more", note: rivalLine(rival, tally) }) }),
  };
};

/** What a bot has made of the cards of the game on a board; `dice`: whether dice had a part in it, which fell otherwise. */
type BotRival = { kind: "thinking" } | { kind: "done"; own: Reached; bot: Reached; dice: boolean };

/** How a bot has fared with the same cards, in a sentence of the game's words; empty if none plays them. */
function rivalLine(rival: BotRival | undefined, tally: Pick<Tally, "reached"> | undefined): string {
  if (rival === undefined || tally === undefined) return "";
  if (rival.kind === "thinking") return say("rivalThinking");
  const { own, bot, dice } = rival;
  return say(dice ? "rivalDice" : "rivalCards", { bot: reachedIn(tally, bot), own: reachedIn(tally, own) });
}
