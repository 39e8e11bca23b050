import { shortName } from "../../../kit/words/card-names";
import { listed } from "../../../kit/words/enumeration";
import type { BoardFacts } from "../../../kit/game/game";
import { handName } from "../../../kit/words/hand-names";
import type { Seat } from "../../../kit/rules/rules";
import type { Label } from "../../../kit/game/scene";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, percent, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { toCall } from "../rules/battle/betting";
import { behind, ownerOfDecision, sideOfRole } from "../rules/battle/roles";
import { SIDES, squareName, type Side } from "../rules/chess/position";
import { holderOf } from "../rules/clock";
import { ROLES, type Battle, type OpenState, type Phase, type Role, type Seen } from "../rules/state";
import { shownStack } from "../rules/teams/chips";
import { generalOf, peopleOf, rosterOf, teamOfSide } from "../rules/teams/roster";
import { endOf, ENDS, TEAM } from "../scene/layout";
import { chipCount } from "./names";

/**
 * The texts on the board that change: the turn, the battle with what both sides show and have put in, the latest
 * battle, and of every side its people. The price of a call is shown where odds are.
 */
export function labels(seen: Seen, { odds, turned }: BoardFacts): Label[] {
  const list: Label[] = [
    { id: "turn", text: seen.turn === 0 ? "" : fill(text().BOARD.turn, { turn: seen.turn }) },
    { id: "side", text: turnLine(seen) },
    { id: "battle", text: battleLine(seen) },
    { id: "community", text: streetLine(seen) },
    { id: "odds", text: seen.last === undefined && odds ? potOdds(seen) : lastHandsLine(seen) },
    { id: "pot", text: potLine(seen) },
  ];
  for (const side of SIDES) {
    const end = endOf(side, turned);
    list.push(
      { id: `${end}1`, text: sideHeading(seen, side) },
      { id: `${end}-role`, text: roleLine(seen, side) },
      { id: `${end}-bet`, text: betLine(seen, side) },
    );
    for (let place = 1; place < TEAM; place++) {
      const seat = peopleOf(seen, side)[place];
      const chips = seat === undefined ? undefined : seen.stacks[seat];
      list.push(
        { id: `${end}${place + 1}`, text: seat === undefined ? "" : seatMark(seat) },
        { id: `${end}${place + 1}-count`, text: chips === undefined ? "" : `${chips}` },
      );
    }
  }
  return list.concat(turned ? TURNED_COORDINATES : COORDINATES);
}

/** PC-1.5: how the columns and rows of the chess board are called, at each of its edges. */
const COORDINATES = coordinates(false);
const TURNED_COORDINATES = coordinates(true);

function coordinates(turned: boolean): Label[] {
  const list: Label[] = [];
  for (let i = 0; i < 8; i++) {
    const place = turned ? 8 - i : i + 1;
    const [file, rank] = ["abcdefgh".charAt(i), `${i + 1}`];
    for (const end of ENDS) list.push({ id: `${end}-file${place}`, text: file });
    for (const edge of ["left", "right"]) list.push({ id: `${edge}-rank${place}`, text: rank });
  }
  return list;
}

/** The heading of each phase. */
const HEADINGS = {
  division: "forming",
  captains: "forming",
  draft: "forming",
  generals: "forming",
  drawShuffle: "drawing",
  drawn: "drawing",
  assigning: "assigning",
  turnShuffle: "whiteToMove",
  move: "whiteToMove",
  stake: "toStake",
  sought: "dealing",
  seekShuffle: "dealing",
  battleShuffle: "dealing",
  bet: "toBet",
  showdown: "showdown",
  rebuy: "toRebuy",
  promote: "toPromote",
  retreat: "toRetreat",
  over: "over",
} as const satisfies Record<Phase["kind"], string>;

/** What is done now, and by whom. */
function turnLine(open: OpenState): string {
  const { phase, position } = open;
  const heading = HEADINGS[phase.kind];
  if (heading === "whiteToMove" && position.side === "black") return text().BOARD.blackToMove;
  if (heading === "drawing" && hasRivals(phase)) return text().BOARD.drawingGeneral;
  return fill(text().BOARD[heading], { player: seatMark(ownerOfDecision(open) ?? 0) });
}

/** Whether cards are drawn for General, too (PC-12.6). */
function hasRivals(phase: Phase): boolean {
  if (phase.kind === "drawShuffle") return phase.tied.length > 0;
  return phase.kind === "drawn" && phase.lots.length > 0;
}

/** Who decides in whose place (PC-10.3), else what cards are looked at, the battle under way or how the latest one ended. */
function battleLine(open: OpenState): string {
  const owner = ownerOfDecision(open);
  const holder = holderOf(open);
  if (owner !== undefined && holder !== undefined && owner !== holder) {
    return fill(text().BOARD.late, { late: seatMark(owner), player: seatMark(holder) });
  }
  const { battle, last, phase } = open;
  if (phase.kind === "sought") return text().BOARD.flips;
  if (battle === undefined || last !== undefined) return lastLine(open);
  return fill(text().BOARD.battle, fightValues(battle));
}

function fightValues({ attacker, defender, victim }: Battle): Values {
  return {
    attacker: seatMark(attacker.seat),
    defender: seatMark(defender.seat),
    shape: text().SHAPE_NAMES[attacker.shape],
    target: text().SHAPE_NAMES[defender.shape],
    square: squareName(victim),
  };
}

/** Whether it is known who plays which pieces (PC-3.2). */
function areSidesDrawn({ phase, turn }: OpenState): boolean {
  return turn > 0 || phase.kind === "drawn" || phase.kind === "assigning";
}

/** Who has the first place of a side: its General, as soon as there is one. */
function sideHeading(open: OpenState, side: Side): string {
  const people = peopleOf(open, side);
  const [first] = people;
  if (first === undefined) return "";
  const values = {
    player: seatMark(first),
    chips: chipCount(shownStack(open, first)),
    side: text().SIDE_TITLES[side],
  };
  if (areSidesDrawn(open)) return fill(people.length > 1 ? text().BOARD.teamSide : text().BOARD.side, values);
  if (open.people === 2) return fill(text().BOARD.person, values);
  return fill(text().BOARD.team, { ...values, team: teamOfSide(open, side) + 1 });
}

/** What a side does in the battle, or what it has drawn for the white pieces (PC-3.2). */
function roleLine(open: OpenState, side: Side): string {
  if (open.phase.kind === "drawn") {
    // The first card went to the General at the earlier seat (PC-12.8).
    const seat = generalOf(open, side);
    const isFirst = seat < generalOf(open, side === "white" ? "black" : "white");
    const card = open.draw[isFirst ? 0 : 1];
    return card === undefined ? "" : fill(text().BOARD.draws, { card: shortName(card) });
  }
  const role = roleOf(open, side);
  return role === undefined ? "" : text().ROLE_NAMES[role];
}

function roleOf(open: OpenState, side: Side): Role | undefined {
  return open.battle === undefined ? undefined : ROLES.find((role) => sideOfRole(open, role) === side);
}

/** What a side has put in on this street. */
function betLine(open: OpenState, side: Side): string {
  const { battle } = open;
  const role = roleOf(open, side);
  if (battle === undefined || role === undefined || battle.pot === 0) return "";
  const count = battle[role].street;
  return count === 0 ? "" : fill(text().BOARD.bet, { count });
}

/** All that is in the pot, the bets of this street among it. */
function potLine({ battle }: OpenState): string {
  return battle === undefined || battle.pot === 0 ? "" : fill(text().BOARD.pot, { count: battle.pot });
}

/** The chance to win above which a call pays: its share of the pot that it makes. */
function potOdds(open: OpenState): string {
  const { battle, phase } = open;
  if (battle === undefined || phase.kind !== "bet") return "";
  const missing = toCall(battle, battle.toAct);
  if (missing === 0) return "";
  const chips = Math.min(missing, behind(open, battle, battle.toAct));
  // What cannot be called goes back to the player who put it in (PC-7.7).
  const pot = battle.pot - (missing - chips) + chips;
  return fill(text().BOARD.odds, { chance: percent(chips / pot) });
}

/** Which board cards are there. */
function streetLine({ battle, phase }: OpenState): string {
  const isDealt = battle !== undefined && (phase.kind === "bet" || battle.community.length > 0);
  return isDealt ? text().STREET_TITLES[battle.street] : "";
}

/** How the latest battle ended, told until the next one begins. */
function lastLine({ last, options }: OpenState): string {
  if (last === undefined) return "";
  const isTaken = last.winner === "attacker" || (last.winner === "tie" && options.tieRule === "capture");
  return fill(isTaken ? text().BOARD.lastTaken : text().BOARD.lastHeld, {
    attacker: seatMark(last.attacker),
    defender: seatMark(last.defender),
    shape: text().SHAPE_NAMES[last.attackerShape],
    target: text().SHAPE_NAMES[last.defenderShape],
    square: squareName(last.to),
  });
}

/** Both hands of the latest battle, or that somebody folded (PC-7.6). */
function lastHandsLine({ last }: OpenState): string {
  if (last === undefined) return "";
  const { hands, pot } = last;
  if (hands === undefined) return fill(text().BOARD.lastFold, { pot });
  return fill(text().BOARD.lastHands, {
    attackerHand: handName(hands.attacker.hand),
    defenderHand: handName(hands.defender.hand),
  });
}

/** Everybody's chips by side; before the sides are drawn by seat. */
export function stacksLine(open: OpenState): string {
  if (!areSidesDrawn(open)) return stacksOf(open, everybody(open));
  const sides = (["white", "black"] as const).map((side) =>
    fill(text().STATUS.side, {
      side: text().SIDE_TITLES[side],
      stacks: stacksOf(open, rosterOf(open, side)),
    }),
  );
  return sides.join(text().STATUS.separator);
}

function everybody({ people }: OpenState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < people; seat++) seats.push(seat);
  return seats;
}

function stacksOf(open: OpenState, seats: readonly Seat[]): string {
  const { stack } = text().STATUS;
  return listed(seats.map((seat) => fill(stack, { player: seatMark(seat), chips: shownStack(open, seat) })));
}
