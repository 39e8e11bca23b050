import { must } from "../../../../kit/data/must";
import type { Choice, Decision, Seat } from "../../../../kit/rules/rules";
import { deal, drawValue } from "../deck";
import type { Event } from "../events";
import type { GameOptions } from "../options";
import type { TeamReason } from "../reasons";
import type { Action, Generalship, Lot, OpenState, Phase, State, TeamNumber } from "../state";
import { foundTeams } from "./chips";
import {
  allCast,
  ballotChoices,
  checkBallot,
  electFinalists,
  electGeneral,
  emptyBallots,
  mark,
  seenBallots,
  votesOn,
} from "./elections";
import { beginUndrawn } from "../white";
import { membersOf, TEAMS, teamOfSeat } from "./roster";

type Generals = Extract<Phase, { kind: "generals" }>;

/** Marks a member who has named nobody yet, and in a runoff one who votes for nobody or has not voted. */
export const UNNAMED = -1;
const ABSTAINED = -1;
export const NOT_VOTED = -2;
/** In the place of a name or vote that others have given. */
const SECRET = -3;

/** The teams are divided: each finds its General; somebody alone is the General at once (PC-12.1, PC-12.5). */
export function startGenerals(state: State, teams: readonly (readonly Seat[])[], events: Event[]): void {
  state.teams = teams.map((team) => team.slice().sort((a, b) => a - b));
  const [first = [], second = []] = state.teams;
  events.push({ kind: "divided", first, second });
  state.phase = {
    kind: "generals",
    teams: state.teams.map((team): Generalship => {
      const [member = 0] = team;
      return team.length === 1
        ? { kind: "found", general: member }
        : { kind: "consent", named: team.map(() => UNNAMED) };
    }),
  };
}

/** What the members of teams without General have left to say (PC-12.5, PC-12.6). */
export function generalsDecisions(open: OpenState, phase: Generals): Decision<Action>[] {
  const decisions: Decision<Action>[] = [];
  for (let seat = 0; seat < open.people; seat++) {
    const team = teamOfSeat(open, seat);
    const members = team === undefined ? [] : membersOf(open, team);
    const generalship = team === undefined ? undefined : phase.teams[team];
    if (generalship !== undefined) {
      decisions.push({ seat, choices: choicesOf(generalship, members, members.indexOf(seat)) });
    }
  }
  return decisions;
}

function choicesOf(generalship: Generalship, members: readonly Seat[], place: number): Choice<Action>[] {
  switch (generalship.kind) {
    case "consent":
      if (generalship.named[place] !== UNNAMED) return [];
      return members.map((seat) => ({ action: { kind: "nominate", seat }, rule: "PC-12.5" }));
    case "ballot": {
      const ballot = generalship.ballots[place];
      return ballot === undefined || ballot.cast ? [] : ballotChoices(ballot, members, "PC-12.6");
    }
    case "runoff": {
      if (generalship.votes[place] !== NOT_VOTED) return [];
      const votes = generalship.finalists.map((seat): Choice<Action> => ({
        action: { kind: "vote", seat },
        rule: "PC-12.6",
      }));
      votes.push({ action: { kind: "abstain" }, rule: "PC-12.6" });
      return votes;
    }
    case "tied":
    case "found":
      return [];
  }
}

/** Why a person may not do this while the Generals are found, or undefined (PC-12.5, PC-12.6). */
export function checkGenerals(
  open: OpenState,
  phase: Generals,
  seat: Seat,
  action: Action,
): TeamReason | undefined {
  const team = teamOfSeat(open, seat);
  const generalship = team === undefined ? undefined : phase.teams[team];
  if (team === undefined || generalship === undefined) return "unknownPerson";
  const members = membersOf(open, team);
  const place = members.indexOf(seat);
  switch (generalship.kind) {
    case "consent":
      return checkName(generalship, members, place, action);
    case "ballot": {
      const ballot = generalship.ballots[place];
      return ballot === undefined
        ? "unknownPerson"
        : checkBallot(ballot, members, action, "approvalsUndecided");
    }
    case "runoff":
      return checkVote(generalship, place, action);
    case "tied":
      return "generalTied";
    case "found":
      return "generalFound";
  }
}

function checkName(
  { named }: Extract<Generalship, { kind: "consent" }>,
  members: readonly Seat[],
  place: number,
  action: Action,
): TeamReason | undefined {
  if (action.kind !== "nominate") return "generalUndecided";
  if (named[place] !== UNNAMED) return "alreadyNamed";
  return members.includes(action.seat) ? undefined : "notInTeam";
}

function checkVote(
  { finalists, votes }: Extract<Generalship, { kind: "runoff" }>,
  place: number,
  action: Action,
): TeamReason | undefined {
  if (action.kind !== "vote" && action.kind !== "abstain") return "runoffUndecided";
  if (votes[place] !== NOT_VOTED) return "alreadyVoted";
  if (action.kind === "abstain") return undefined;
  return finalists.includes(action.seat) ? undefined : "notFinalist";
}

/** One member names, approves or votes; once the last one of the team has, it is counted (PC-12.5, PC-12.6). */
export function performGenerals(
  state: State,
  phase: Generals,
  seat: Seat,
  action: Action,
  events: Event[],
): void {
  const team = teamOfSeat(state, seat);
  const generalship = team === undefined ? undefined : phase.teams[team];
  if (team === undefined || generalship === undefined) return;
  const members = membersOf(state, team);
  if (!record(generalship, members.indexOf(seat), action)) return;
  events.push({ kind: "ballotCast", seat });
  const next = counted(generalship, { members, team, tie: state.options.generalTie }, events);
  phase.teams[team] = next;
  if (next.kind === "found" && generalship.kind !== "found") {
    events.push({ kind: "generalFound", seat: next.general });
  }
  finish(state, phase, events);
}

/** Notes down what a member says; whether that is the member's last word. */
function record(generalship: Generalship, place: number, action: Action): boolean {
  switch (generalship.kind) {
    case "consent":
      if (action.kind === "nominate") generalship.named[place] = action.seat;
      return true;
    case "ballot": {
      const ballot = generalship.ballots[place];
      if (ballot !== undefined) mark(ballot, action);
      return ballot?.cast === true;
    }
    case "runoff":
      generalship.votes[place] = action.kind === "vote" ? action.seat : ABSTAINED;
      return true;
    case "tied":
    case "found":
      return false;
  }
}

/** Whose General is found, and what decides where two disagree (PC-12.6). */
interface Search {
  members: readonly Seat[];
  team: TeamNumber;
  tie: GameOptions["generalTie"];
}

/** What follows from what the members have said; the same again while somebody has not spoken. */
function counted(generalship: Generalship, { members, team, tie }: Search, events: Event[]): Generalship {
  switch (generalship.kind) {
    case "consent": {
      const { named } = generalship;
      const [general = UNNAMED] = named;
      if (named.includes(UNNAMED)) return generalship;
      if (named.every((other) => other === general)) return { kind: "found", general };
      if (members.length === 2 && tie === "card") {
        events.push({ kind: "generalTied", team });
        return { kind: "tied" };
      }
      events.push({ kind: "noGeneralYet", team });
      return { kind: "ballot", ballots: emptyBallots(members.length) };
    }
    case "ballot": {
      if (!allCast(generalship.ballots)) return generalship;
      const { approvals, finalists } = electFinalists(members, votesOn(generalship.ballots));
      const first = must(finalists[0], "a first finalist");
      const second = must(finalists[1], "a second finalist");
      events.push({ kind: "finalists", first, second });
      return { kind: "runoff", finalists, approvals, votes: members.map(() => NOT_VOTED) };
    }
    case "runoff": {
      const { finalists, votes } = generalship;
      if (votes.includes(NOT_VOTED)) return generalship;
      return { kind: "found", general: electGeneral(finalists, votes) };
    }
    case "tied":
    case "found":
      return generalship;
  }
}

/**
 * Once both teams have their General, or two rivals, cards are drawn (PC-12.6 to PC-12.8), unless they have nothing to decide.
 */
function finish(state: State, phase: Generals, events: Event[]): void {
  const rosters: Seat[][] = [];
  const tied: TeamNumber[] = [];
  for (const team of TEAMS) {
    const generalship = phase.teams[team];
    const members = membersOf(state, team);
    if (generalship?.kind === "found") rosters.push(ledBy(generalship.general, members));
    else if (generalship?.kind === "tied") {
      rosters.push(members);
      tied.push(team);
    } else return;
  }
  foundTeams(state, rosters);
  if (tied.length > 0 || !beginUndrawn(state, events)) state.phase = { kind: "drawShuffle", tied };
}

/** The members of a team in roster order (PC-12.7). */
function ledBy(general: Seat, members: readonly Seat[]): Seat[] {
  return [general].concat(members.filter((seat) => seat !== general));
}

/** The two members of a team draw for General: the earlier seat first; the higher card leads (PC-12.6). */
export function drawForGeneral(state: State, team: TeamNumber, events: Event[]): Lot[] {
  const members = membersOf(state, team);
  const lots = deal(state, 2).map((card, place): Lot => ({ seat: must(members[place], "a rival"), card }));
  const [first, second] = [must(lots[0], "a first lot"), must(lots[1], "a second lot")];
  const general = drawValue(first.card) > drawValue(second.card) ? first.seat : second.seat;
  for (const lot of lots) events.push({ kind: "drewForGeneral", ...lot, reveals: true });
  events.push({ kind: "generalFound", seat: general });
  foundTeams(
    state,
    TEAMS.map((other) => (other === team ? ledBy(general, members) : membersOf(state, other))),
  );
  return lots;
}

/** What one member of a team sees of its search: the others' names, ballots and votes are secret until they are counted. */
export function seenGeneralship(generalship: Generalship, place: number): Generalship {
  switch (generalship.kind) {
    case "consent":
      return {
        kind: "consent",
        named: generalship.named.map((name, i) => (i === place || name === UNNAMED ? name : SECRET)),
      };
    case "ballot":
      return { kind: "ballot", ballots: seenBallots(generalship.ballots, place) };
    case "runoff":
      return {
        kind: "runoff",
        finalists: generalship.finalists,
        approvals: generalship.approvals,
        votes: generalship.votes.map((vote, i) => (i === place || vote === NOT_VOTED ? vote : SECRET)),
      };
    case "tied":
    case "found":
      return generalship;
  }
}
