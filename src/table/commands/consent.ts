import { listed } from "../../kit/enumeration";
import { colourName, say } from "../languages/sentences";
import { othersThan } from "../model/permissions";
import type { CommandResult } from "./result";
import type { Table } from "../table";

/**
 * What no player may do alone: it happens when everybody else who plays and is here has said yes.
 * @noSelf
 */
export interface Consent {
  /**
   * Asks the others; where there are none, it happens at once.
   * @param question what they are asked, with who asks in it
   * @param act what then happens
   * @param still whether it still means what it meant, where that takes more than the same game and the same people
   */
  ask: (
    player: Player,
    question: string,
    act: (this: void) => CommandResult,
    still?: (this: void) => boolean,
  ) => CommandResult;
}

/** The consent of those who play the game on a desk. */
export function createConsent(
  table: Pick<Table, "desk" | "questions" | "panels" | "invalidations">,
): Consent {
  const { desk, questions, panels, invalidations } = table;
  return {
    ask: (player, question, act, still = () => true) => {
      const others = othersThan(desk, player.color);
      if (others.length === 0) return act();
      const asked: ColorLiteral[] = [];
      const agreed: ColorLiteral[] = [];
      for (const colour of others) {
        const yes = (): CommandResult => {
          agreed.push(colour);
          panels.write(say("agrees", { colour }));
          invalidations.mark("panels");
          return agreed.length === others.length ? act() : "nothing";
        };
        const put = { asker: player, asked: Player[colour], text: question, still, yes };
        if (questions.ask(put)) asked.push(colour);
      }
      if (asked.length === others.length)
        panels.tell(
          player,
          say("consentAsked", { players: listed(asked.map((colour) => colourName(colour))) }),
        );
      return "panel";
    },
  };
}
