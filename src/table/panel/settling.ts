import type { GameWords } from "../../kit/game";
import type { Refusal } from "../../kit/refusal";
import type { Screens } from "./screens";
import type { Sync } from "../command/sync";
import { hasRule } from "../languages/rule-book";
import { isTableSentence, say } from "../languages/words";
import { isRefused, type Settle } from "../command/answers";

/** What settles every answer: the only place where somebody is told why not. */
export function createSettling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "refusal">,
  screens: Pick<Screens, "tell">,
  sync: Pick<Sync, "mark">,
): Settle {
  function sentenceOf(refusal: Refusal): string {
    return isTableSentence(refusal.reason) ? say(refusal.reason, refusal.values) : words.refusal(refusal);
  }

  return (player, answer) => {
    if (!isRefused(answer)) {
      sync.mark(answer, player.color);
      return;
    }
    const { why } = answer;
    if (typeof why === "string") screens.tell(player, why);
    else screens.tell(player, sentenceOf(why), hasRule(attachedRules, why.rule) ? why.rule : undefined);
    sync.mark("panel", player.color);
  };
}
