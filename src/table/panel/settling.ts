import type { GameWords } from "../../kit/game";
import type { Screens } from "./screens";
import type { Sync } from "../command/sync";
import { hasRule } from "../../kit/rule-book";
import { reasonSentence } from "../languages/words";
import { isRefused, type Settle } from "../command/answers";

/** What settles every answer: the only place where somebody is told why not. */
export function createSettling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "refusal">,
  screens: Pick<Screens, "tell">,
  sync: Pick<Sync, "mark">,
): Settle {
  return (player, answer) => {
    if (!isRefused(answer)) {
      sync.mark(answer, player.color);
      return;
    }
    const { why } = answer;
    if (why.kind !== "refusal") screens.tell(player, reasonSentence(why));
    else screens.tell(player, words.refusal(why), hasRule(attachedRules, why.rule) ? why.rule : undefined);
    sync.mark("panel", player.color);
  };
}
