import type { ChoiceWords } from "../../kit/game";
import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { shapeOn } from "./chess/position";
import { squareName } from "./chess/squares";
import { text } from "./languages";
import type { Action, Seen } from "./state";
import { formingPhase } from "./teams/forming";

type Forming = Extract<
  Action,
  {
    kind:
      | "place"
      | "agree"
      | "disagree"
      | "approve"
      | "disapprove"
      | "cast"
      | "pick"
      | "nominate"
      | "vote"
      | "abstain"
      | "assign"
      | "ready";
  }
>;

/** The words of what may be done while the teams are formed (PC-12.2 to PC-12.9). */
export function formingWords(seen: Seen, action: Forming): ChoiceWords {
  const words = text().FORMING_CHOICES;
  switch (action.kind) {
    case "place":
      return ofPerson(fill(words.place, { player: seatMark(action.seat), team: action.team + 1 }), "");
    case "approve":
      return ofPerson(fill(words.approve, { player: seatMark(action.seat) }), words.approveDetail);
    case "disapprove":
      return ofPerson(fill(words.disapprove, { player: seatMark(action.seat) }), words.disapproveDetail);
    case "pick":
    case "nominate":
    case "vote":
      return ofPerson(fill(words[action.kind], { player: seatMark(action.seat) }), "");
    case "agree":
    case "disagree":
    case "abstain":
      return pinned(words[action.kind], "");
    case "cast":
      return pinned(words.cast, fill(words.castDetail, { count: approvedCount(seen) }));
    case "assign":
      return assignWords(seen, action.man, seatMark(action.seat));
    case "ready":
      return pinned(words.ready, words.readyDetail);
  }
}

function ofPerson(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.people, label, detail, odds: "" };
}

function pinned(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "" };
}

/** How many people are on the viewer's ballot; those of the others are blank (PC-12.3, PC-12.6). */
function approvedCount(seen: Seen): number {
  const phase = formingPhase(seen);
  let count = 0;
  if (phase?.kind === "captains") for (const { approved } of phase.ballots) count += approved.length;
  if (phase?.kind !== "generals") return count;
  for (const generalship of phase.teams) {
    if (generalship.kind === "ballot")
      for (const { approved } of generalship.ballots) count += approved.length;
  }
  return count;
}

function assignWords({ men, position, phase }: Seen, man: string, player: string): ChoiceWords {
  const square = men.indexOf(man);
  const shape = shapeOn(position.board, square);
  const given =
    phase.kind === "assigning" ? phase.given.find((gifts) => gifts[man] !== undefined) : undefined;
  const owner = given?.[man];
  return {
    group: text().SHAPE_GROUPS[shape],
    label: fill(text().FORMING_CHOICES.assign, {
      shape: text().SHAPE_TITLES[shape],
      square: squareName(square),
      player,
    }),
    detail: owner === undefined ? "" : fill(text().FORMING_CHOICES.assignDetail, { player: seatMark(owner) }),
    odds: "",
  };
}
