import type { Viewer } from "../../kit/rules";
import type { DealtCard, Seen, SeenCard, SeenSlot, State } from "./state";

/**
 * The information state of one viewer (RF-12): face-down cards are blank but for those in the viewer's own hand, and
 * with the option `ownFaceDown` blind those too.
 */
export function seen(state: State, viewer: Viewer): Seen {
  const looks = state.options.ownFaceDown === "look";
  return {
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    slots: state.slots.map((slot): SeenSlot => {
      if (slot.kind === "empty" || slot.up) return slot;
      return { kind: "card", up: false, tag: slot.tag };
    }),
    community: state.community,
    hands: state.hands.map((hand, seat) =>
      looks && seat === viewer ? hand : hand.map((card) => shown(card)),
    ),
    tokens: state.tokens,
    answers: state.answers,
    scores: state.scores,
    tagged: state.tagged,
    shuffles: state.shuffles,
    last: state.last,
    discard: state.discard.map((card) => shown(card)),
    counts: state.counts,
    deckSize: state.deck.length,
  };
}

/** A card as everybody sees it. */
function shown(lying: DealtCard): SeenCard {
  return lying.up ? lying : { up: false };
}
