import type { Seat, Viewer } from "../../../kit/rules/rules";
import type { Seen, State } from "./state";
import { seenForming } from "./teams/forming";
import { generalOf } from "./teams/roster";

/** The information state of one viewer (PC-4.6, PC-12.13): all that is public, and the hidden cards that are theirs. */
export function seen(state: State, viewer: Viewer): Seen {
  const { battle, last } = state;
  // Since a battle's declaration the latest one is forgotten until this one is decided.
  const isShown = battle !== undefined && last?.hands !== undefined;
  const seesPrivate = isShown || viewer === attackingGeneral(state) || viewer === battle?.attacker.seat;
  const seesDown = isShown || viewer === battle?.defender.seat;
  return {
    ...openPart(state),
    phase: seenForming(state, viewer),
    deckSize: state.deck.length,
    burntSize: state.burnt.length,
    hasPrivate: state.privateCard !== undefined,
    hasDown: state.downCard !== undefined,
    privateCard: seesPrivate ? state.privateCard : undefined,
    downCard: seesDown ? state.downCard : undefined,
  };
}

/** The General who has been dealt the private card; while teams are formed there is none. */
function attackingGeneral(state: State): Seat | undefined {
  return state.privateCard === undefined ? undefined : generalOf(state, state.position.side);
}

/** What everybody may know: named field by field, so nothing new in the state reaches a viewer by itself. */
function openPart(state: State): Omit<Seen, "phase" | "deckSize" | "burntSize" | "hasPrivate" | "hasDown"> {
  return {
    options: state.options,
    people: state.people,
    position: state.position,
    men: state.men,
    taken: state.taken,
    teams: state.teams,
    whiteTeam: state.whiteTeam,
    owners: state.owners,
    stacks: state.stacks,
    rebought: state.rebought,
    buyIns: state.buyIns,
    turn: state.turn,
    skipped: state.skipped,
    quiet: state.quiet,
    draw: state.draw,
    flips: state.flips,
    battle: state.battle,
    last: state.last,
    timer: state.timer,
    offers: state.offers,
    timeOffer: state.timeOffer,
    sharing: state.sharing,
    counts: state.counts,
  };
}
