import type { Seat, Viewer } from "../../kit/rules";
import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { text } from "./languages";
import { playerNames } from "./names";
import { peopleOf } from "./people";
import type { Generalship, Phase, Seen } from "./state";
import type { FormingPhase } from "./teams/forming";
import { NOT_VOTED, UNNAMED } from "./teams/generals";
import { sideOfTeam, teamOfSeat } from "./teams/roster";

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
