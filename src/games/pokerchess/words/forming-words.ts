import type { ChoiceWords } from "../../../kit/game";
import type { Seat, Viewer } from "../../../kit/rules";
import { seatMark } from "../../../kit/seat-names";
import { fill, fillCount } from "../../../kit/words";
import { text } from "../catalogue";
import { shapeOn, squareName } from "../rules/chess/position";
import type { Action, Generalship, Phase, Seen } from "../rules/state";
import { leavesOut } from "../rules/teams/assigning";
import { formingDecisions, formingPhase, type FormingPhase } from "../rules/teams/forming";
import { NOT_VOTED, UNNAMED } from "../rules/teams/generals";
import { generalOfTeam, peopleOf, sideOfTeam, teamOfSeat, TEAMS } from "../rules/teams/roster";
import { playerNames } from "./names";

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

/** What there is to do first: the pieces are to be dealt out, or all have some. */
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
  const seat = viewer === "spectator" ? undefined : viewer;
  switch (phase.kind) {
    case "division":
      return divisionPrompt(seen, phase, seat);
    case "captains": {
      const ballot = seat === undefined ? undefined : phase.ballots[seat];
      return ballot?.cast === false ? text().PROMPTS.captains : text().WAITING.captains;
    }
    case "draft":
      return draftPrompt(seen, phase, seat);
    case "generals":
      return generalsPrompt(seen, phase, seat);
    case "assigning": {
      const team = seen.teams.findIndex(([general]) => general === seat);
      return phase.ready[team] === false ? text().PROMPTS.assigning : text().WAITING.assigning;
    }
  }
}

function divisionPrompt(
  seen: Seen,
  { accepted }: Extract<Phase, { kind: "division" }>,
  seat: Seat | undefined,
): string {
  const asked = seat !== undefined && accepted[seat] === false;
  return fill(asked ? text().PROMPTS.division : text().WAITING.division, {
    first: playerNames(peopleOf(seen, sideOfTeam(seen, 0))),
    second: playerNames(peopleOf(seen, sideOfTeam(seen, 1))),
  });
}

function draftPrompt(
  seen: Seen,
  { captains, turn }: Extract<Phase, { kind: "draft" }>,
  seat: Seat | undefined,
): string {
  const free: Seat[] = [];
  for (let person = 0; person < seen.people; person++) {
    if (teamOfSeat(seen, person) === undefined) free.push(person);
  }
  const captain = captains[turn] ?? 0;
  return fill(captain === seat ? text().PROMPTS.draft : text().WAITING.draft, {
    player: seatMark(captain),
    team: turn + 1,
    free: playerNames(free),
  });
}

function generalsPrompt(
  seen: Seen,
  phase: Extract<Phase, { kind: "generals" }>,
  seat: Seat | undefined,
): string {
  const team = seat === undefined ? undefined : teamOfSeat(seen, seat);
  const generalship = team === undefined ? undefined : phase.teams[team];
  if (team === undefined || generalship === undefined || seat === undefined) return text().WAITING.generals;
  const place = seen.teams[team]?.indexOf(seat) ?? -1;
  return hasSpoken(generalship, place) ? text().WAITING.generals : askFor(generalship, team + 1);
}

/** Whether this member has no more to say in the search for the team's General. */
function hasSpoken(generalship: Generalship, place: number): boolean {
  switch (generalship.kind) {
    case "consent":
      return generalship.named[place] !== UNNAMED;
    case "ballot":
      return generalship.ballots[place]?.cast !== false;
    case "runoff":
      return generalship.votes[place] !== NOT_VOTED;
    case "found":
      return true;
  }
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
    case "found":
      return text().WAITING.generals;
  }
}
