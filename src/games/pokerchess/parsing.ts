import { count, either, oneOf, record, text, variants, whole } from "../../kit/decode";
import { SIDES } from "./chess/position";
import { TIME_OPTIONS } from "./options";
import { PROMOTIONS, type Action, type TimeChange } from "./state";
import { TEAMS } from "./teams/roster";

const square = whole(0, 63);
const amount = count;
/** How many people there are is for `check` to say. */
const seat = count;
const change = record<TimeChange>({
  option: oneOf(TIME_OPTIONS.map(({ name }) => name)),
  value: either(count, text),
});

/** An action from outside (PC-2.4), or undefined if it is none. Chips are whole numbers (PC-1.1). */
export const parse = variants<Action>({
  place: { seat, team: oneOf(TEAMS) },
  agree: {},
  disagree: {},
  approve: { seat },
  disapprove: { seat },
  cast: {},
  pick: { seat },
  nominate: { seat },
  vote: { seat },
  abstain: {},
  assign: { man: text, seat },
  ready: {},
  move: { from: square, to: square },
  promote: { shape: oneOf(PROMOTIONS) },
  retreat: { to: square },
  stake: { amount },
  fold: {},
  check: {},
  call: {},
  raise: { amount },
  rebuy: {},
  declineRebuy: {},
  forfeit: {},
  offer: { payer: oneOf(SIDES), amount },
  acceptOffer: {},
  declineOffer: {},
  callClock: {},
  proposeTime: { change },
  acceptTime: {},
  declineTime: {},
  shareEqually: {},
  declineSharing: {},
});
