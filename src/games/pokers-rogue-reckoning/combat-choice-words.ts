import type { ChoiceWords } from "../../kit/game";
import { fill } from "../../kit/words";
import { must } from "../../kit/must";
import { buffTotal, maxHp } from "./board";
import { isRed, type Potion } from "./cards";
import { text } from "./languages";
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
      const label = fill(text().CHOICES.equip, { card: cardName(action.card) });
      const detail = fill(text().CHOICES.equipDetail, { atk: addedBy(seen, action.card) });
      return { group: text().GROUPS.equip, label, ...certain(detail) };
    }
    case "bribe": {
      const price = must(BRIBES[must(seen.enemy, "an enemy to bribe").tier - 1], "the price of a bribe");
      const detail = fill(text().CHOICES.bribeDetail, { price });
      return { group: text().GROUPS.flee, label: text().CHOICES.bribe, ...certain(detail) };
    }
    case "flee":
      return { group: text().GROUPS.flee, label: text().CHOICES.flee, ...certain(text().CHOICES.free) };
    case "fight":
      return { group: "", label: text().CHOICES.fight, ...chances(rollOdds(seen)) };
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
      return { group: "", label: text().CHOICES.roll, ...chances(rollOdds(seen)) };
    case "resolve":
      return plain(text().CHOICES.resolve, phase.kind === "postRoll" ? outcomeDetail(seen, phase.roll) : "");
    case "counter": {
      const odds = phase.kind === "tie" ? rethrowOdds(seen, phase.roll) : undefined;
      return { group: "", label: text().CHOICES.counter, ...chances(odds) };
    }
    case "rerollAll":
      return { group: "", label: text().CHOICES.rerollAll, ...chances(rollOdds(seen)) };
  }
}

function answerWords(seen: Seen, action: Answer): ChoiceWords {
  switch (action.kind) {
    case "misplace":
      return {
        group: isRed(action.card) ? text().GROUPS.red : text().GROUPS.blue,
        label: fill(text().CHOICES.misplace, { card: cardName(action.card) }),
        ...certain(""),
      };
    case "misplaceEnemy":
      return plain(fill(text().CHOICES.misplaceEnemy, { card: cardName(action.card) }), "");
    case "swap": {
      const card = seen.phase.kind === "scout" ? seen.phase.cards[action.peek] : undefined;
      const values = { card: card === undefined ? "" : cardName(card), room: roomName(seen, action.room) };
      return {
        group: action.peek === 0 ? text().GROUPS.firstPeek : text().GROUPS.secondPeek,
        label: fill(text().CHOICES.swap, values),
        ...certain(""),
      };
    }
    case "trade": {
      const hp = seen.options.trade === "MAX" ? maxHp(seen) : PIPS;
      return plain(text().CHOICES.trade, fill(text().CHOICES.getUpDetail, { atk: seen.atk - 1, hp }));
    }
    case "pill": {
      const values = { atk: seen.fullAtk, hp: maxHp(seen) };
      return plain(text().CHOICES.pill, fill(text().CHOICES.getUpDetail, values));
    }
    case "accept":
      return plain(text().CHOICES.accept, text().CHOICES.acceptDetail);
  }
}
