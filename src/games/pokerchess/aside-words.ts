import type { ChoiceWords } from "../../kit/game";
import type { Amounts } from "../../kit/rules";
import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { text } from "./languages";
import { timeValues } from "./names";
import { offerToViewer } from "./offer-words";
import type { Action, Offer, Seen } from "./state";
import { generalOf } from "./teams/roster";

/** What may be done besides the decision that is due, and the answers to it. */
const ASIDE_KINDS = [
  "forfeit",
  "offer",
  "acceptOffer",
  "declineOffer",
  "callClock",
  "proposeTime",
  "acceptTime",
  "declineTime",
  "shareEqually",
  "declineSharing",
] as const;
type Aside = Extract<Action, { kind: (typeof ASIDE_KINDS)[number] }>;

/** Whether an action is none of the decision that is due. */
export function isAside(action: Action): action is Aside {
  const kinds: readonly string[] = ASIDE_KINDS;
  return kinds.includes(action.kind);
}

/** The words of what may be done besides the decision that is due. Answers stand on every page, the rest under a tab. */
export function asideWords(seen: Seen, action: Aside, amounts: Amounts | undefined): ChoiceWords {
  const { ASIDES } = text();
  switch (action.kind) {
    case "forfeit":
      return aside(ASIDES.forfeit, ASIDES.forfeitDetail);
    case "offer":
      return aside(
        fill(ASIDES.offer, { player: seatMark(generalOf(seen, action.payer)) }),
        amounts === undefined ? payment(seen, action) : fill(text().CHOICES.amounts, { ...amounts }),
      );
    case "acceptOffer":
      return answer(ASIDES.acceptOffer, offered(seen));
    case "declineOffer":
      return answer(ASIDES.declineOffer, "");
    case "callClock":
      return aside(ASIDES.callClock, ASIDES.callClockDetail);
    case "proposeTime":
      return aside(fill(ASIDES.proposeTime, timeValues(action.change)), ASIDES.proposeTimeDetail);
    case "acceptTime":
      return answer(ASIDES.acceptTime, proposedTime(seen));
    case "declineTime":
      return answer(ASIDES.declineTime, "");
    case "shareEqually":
      return aside(ASIDES.shareEqually, ASIDES.shareDetail);
    case "declineSharing":
      return aside(ASIDES.declineSharing, ASIDES.declineSharingDetail);
  }
}

function aside(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.more, label, detail, odds: "" };
}

function answer(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "" };
}

/** Who would pay how much. */
function offered(seen: Seen): string {
  const offer = offerToViewer(seen);
  return offer === undefined ? "" : payment(seen, offer);
}

function payment(seen: Seen, { payer, amount }: Offer): string {
  if (amount === 0) return text().ASIDES.paysNothing;
  return fill(text().ASIDES.pays, { player: seatMark(generalOf(seen, payer)), amount });
}

function proposedTime({ timeOffer }: Seen): string {
  return timeOffer === undefined ? "" : fill(text().ASIDES.timeDetail, timeValues(timeOffer.change));
}
