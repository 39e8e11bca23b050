import type { Seat, Viewer } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { shapeOn, squareName } from "../rules/chess/position";
import type { Action, Generalship, Phase, Seen } from "../rules/state";
import { leavesOut } from "../rules/teams/assigning";
import { formingDecisions, formingPhase, type FormingPhase } from "../rules/teams/forming";
import { generalOfTeam, peopleOf, sideOfTeam, teamOfSeat, TEAMS } from "../rules/teams/roster";
import { playerNames } from "./names";
import type { ChoiceWords } from "../../../kit/game/game-words";

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
      | "assignWing"
      | "split"
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
      return pinned(words.cast, fillCount(words, "castDetail", { count: approvedCount(seen) }));
    case "assign":
      return assignWords(seen, action.man, seatMark(action.seat));
    case "assignWing":
      return ofPerson(fill(words.assignWing[action.wing], { player: seatMark(action.seat) }), "");
    case "split":
    case "ready":
      return dealtWords(action.kind, leavesOut(seen));
  }
}

function ofPerson(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.people, label, detail, odds: "" };
}

/** The words of dealing out the pieces, and of being ready once all have some. */
function dealtWords(kind: "split" | "ready", leaves: boolean): ChoiceWords {
  const { split, splitDetail, ready, readyDetail } = text().FORMING_CHOICES;
  if (kind === "split" && !leaves) return ofPerson(split, splitDetail);
  return { ...(kind === "split" ? pinned(split, splitDetail) : pinned(ready, readyDetail)), rank: "first" };
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

/** Who still has to choose while the teams are formed; nobody at any other time. */
export function awaitedInForming(seen: Seen): Seat[] {
  const { phase } = seen;
  // The Generals give pieces away in a way of their own, which is long to list.
  if (phase.kind === "assigning")
    return TEAMS.filter((team) => phase.ready[team] === false).map((team) => generalOfTeam(seen, team));
  const awaited = formingDecisions(seen).filter(({ choices }) => choices.length > 0);
  return awaited.map(({ seat }) => seat);
}

/** What somebody is asked while the teams are formed (PC-12.2 to PC-12.9), or reads meanwhile. */
export function formingPrompt(seen: Seen, phase: FormingPhase, viewer: Viewer): string {
  const asked = viewer !== "spectator" && awaitedInForming(seen).includes(viewer);
  const sentences = asked ? text().PROMPTS : text().WAITING;
  switch (phase.kind) {
    case "division":
      return fill(sentences.division, {
        first: playerNames(peopleOf(seen, sideOfTeam(seen, 0))),
        second: playerNames(peopleOf(seen, sideOfTeam(seen, 1))),
      });
    case "captains":
    case "assigning":
      return sentences[phase.kind];
    case "draft":
      return fill(sentences.draft, draftValues(seen, phase));
    case "generals": {
      const team = asked ? teamOfSeat(seen, viewer) : undefined;
      const generalship = team === undefined ? undefined : phase.teams[team];
      if (team === undefined || generalship === undefined) return text().WAITING.generals;
      return askFor(generalship, team + 1);
    }
  }
}

function draftValues(seen: Seen, { captains, turn }: Extract<Phase, { kind: "draft" }>): Values {
  const free: Seat[] = [];
  for (let person = 0; person < seen.people; person++) {
    if (teamOfSeat(seen, person) === undefined) free.push(person);
  }
  return { player: seatMark(captains[turn] ?? 0), team: turn + 1, free: playerNames(free) };
}

function askFor(generalship: Generalship, team: number): string {
  switch (generalship.kind) {
    case "consent":
    case "ballot":
      return fill(text().PROMPTS[generalship.kind], { team });
    case "runoff": {
      const [first = 0, second = 0] = generalship.finalists;
      return fill(text().PROMPTS.runoff, { team, first: seatMark(first), second: seatMark(second) });
    }
    case "tied":
    case "found":
      return "";
  }
}
