import type { ChoiceWords } from "../../kit/game";
import { fill } from "../../kit/words";
import { buffTotal, maxHp } from "./board";
import { isRed, type Potion } from "./cards";
import * as english from "./english";
import { cardName, roomName } from "./names";
import { rethrowOdds, rollOdds } from "./odds";
import { certain, chances, outcomeDetail, plain } from "./prospects";
import { BRIBES, PIPS, type Action, type Seen } from "./state";

type Preparing = Extract<Action, { kind: "equip" | "bribe" | "flee" | "fight" }>;
type Answer = Extract<Action, { kind: "misplace" | "misplaceEnemy" | "swap" | "trade" | "pill" | "accept" }>;
type Rolling = Extract<Action, { kind: "roll" | "resolve" | "counter" | "rerollAll" }>;

/** The words of what belongs to a combat, but for abilities. */
export function combatChoiceWords(seen: Seen, action: Preparing | Answer | Rolling): ChoiceWords {
  switch (action.kind) {
    case "equip":
    case "bribe":
    case "flee":
    case "fight":
      return preparingWords(seen, action);
    case "roll":
    case "resolve":
    case "counter":
    case "rerollAll":
      return rollingWords(seen, action);
    default:
      return answerWords(seen, action);
  }
}

function preparingWords(seen: Seen, action: Preparing): ChoiceWords {
  switch (action.kind) {
    case "equip": {
      const label = fill(english.CHOICES.equip, { card: cardName(action.card) });
      const detail = fill(english.CHOICES.equipDetail, { atk: addedBy(seen, action.card) });
      return { group: english.GROUPS.equip, label, ...certain(detail) };
    }
    case "bribe": {
      const price = BRIBES[(seen.enemy?.tier ?? 0) - 1] ?? 0;
      const detail = fill(english.CHOICES.bribeDetail, { price });
      return { group: english.GROUPS.flee, label: english.CHOICES.bribe, ...certain(detail) };
    }
    case "flee":
      return { group: english.GROUPS.flee, label: english.CHOICES.flee, ...certain(english.CHOICES.free) };
    case "fight":
      return { group: "", label: english.CHOICES.fight, ...chances(rollOdds(seen)) };
  }
}

/** What a card adds to the player's blows once it lies under the dice (PRR-12.1). */
function addedBy(seen: Seen, card: Potion): number {
  return buffTotal({ ...seen, equip: seen.equip.concat([card]) }, "equip") - buffTotal(seen, "equip");
}

function rollingWords(seen: Seen, action: Rolling): ChoiceWords {
  const { phase } = seen;
  switch (action.kind) {
    case "roll":
      return { group: "", label: english.CHOICES.roll, ...chances(rollOdds(seen)) };
    case "resolve":
      return plain(english.CHOICES.resolve, phase.kind === "postRoll" ? outcomeDetail(seen, phase.roll) : "");
    case "counter": {
      const odds = phase.kind === "tie" ? rethrowOdds(seen, phase.roll) : undefined;
      return { group: "", label: english.CHOICES.counter, ...chances(odds) };
    }
    case "rerollAll":
      return { group: "", label: english.CHOICES.rerollAll, ...chances(rollOdds(seen)) };
  }
}

function answerWords(seen: Seen, action: Answer): ChoiceWords {
  switch (action.kind) {
    case "misplace":
      return {
        group: isRed(action.card) ? english.GROUPS.red : english.GROUPS.blue,
        label: fill(english.CHOICES.misplace, { card: cardName(action.card) }),
        ...certain(""),
      };
    case "misplaceEnemy":
      return plain(fill(english.CHOICES.misplaceEnemy, { card: cardName(action.card) }), "");
    case "swap": {
      const card = seen.phase.kind === "scout" ? seen.phase.cards[action.peek] : undefined;
      const values = { card: card === undefined ? "" : cardName(card), room: roomName(seen, action.room) };
      return {
        group: english.GROUPS.peeks[action.peek] ?? "",
        label: fill(english.CHOICES.swap, values),
        ...certain(""),
      };
    }
    case "trade": {
      const hp = seen.options.trade === "MAX" ? maxHp(seen) : PIPS;
      return plain(english.CHOICES.trade, fill(english.CHOICES.getUpDetail, { atk: seen.atk - 1, hp }));
    }
    case "pill": {
      const values = { atk: seen.fullAtk, hp: maxHp(seen) };
      return plain(english.CHOICES.pill, fill(english.CHOICES.getUpDetail, values));
    }
    case "accept":
      return plain(english.CHOICES.accept, english.CHOICES.acceptDetail);
  }
}
