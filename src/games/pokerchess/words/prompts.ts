import { shortName } from "../../../kit/words/card-names";
import type { Card } from "../../../kit/data/cards";
import { handName } from "../../../kit/words/hand-names";
import { must } from "../../../kit/data/must";
import { handOf } from "../../../kit/poker/hand";
import type { Seat, Viewer } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { raiseBounds, toCall } from "../rules/battle/betting";
import { otherRole, ownerOfDecision } from "../rules/battle/roles";
import { otherSide, squareName } from "../rules/chess/position";
import { holderOf } from "../rules/clock";
import type { Battle, Phase, Role, Seen } from "../rules/state";
import { stackOf } from "../rules/teams/chips";
import { formingPhase } from "../rules/teams/forming";
import { generalOf, sideAsGeneral } from "../rules/teams/roster";
import { formingPrompt } from "./forming-words";
import { cardNames, chipCount, offerTerms, timeValues } from "./names";
import { withOwnPieces } from "./own-pieces";

/** The current question: for the player to decide, for those who wait, and for everybody while cards are handled. */
export function prompt(seen: Seen, viewer: Viewer): string {
  const forming = formingPhase(seen);
  if (forming !== undefined) return formingPrompt(seen, forming, viewer);
  const holder = holderOf(seen);
  if (holder === undefined) return lookingPrompt(seen);
  if (holder === viewer) return ownPrompt(seen, holder);
  return answerPrompt(seen, viewer) ?? waitingPrompt(seen, holder, viewer);
}

/** While chance decides, or open cards are looked at. */
function lookingPrompt(seen: Seen): string {
  const { phase, battle } = seen;
  switch (phase.kind) {
    case "drawShuffle":
      return phase.tied.length > 0 ? text().LOOKING.lotShuffle : text().LOOKING.drawShuffle;
    case "drawn":
      return drawnPrompt(seen, phase);
    case "turnShuffle":
      return fill(text().LOOKING.turnShuffle, {
        player: seatMark(generalOf(seen, seen.position.side)),
      });
    case "sought":
      return soughtPrompt(battle);
    case "seekShuffle":
      return text().LOOKING.seekShuffle;
    case "battleShuffle":
      return fill(text().LOOKING.battleShuffle, { defender: seatMark(battle?.defender.seat ?? 0) });
    case "showdown":
      return showdownPrompt(seen);
    default:
      return text().LOOKING.over;
  }
}

/** What was drawn: in pairs by rivals for General (PC-12.6), then for the white pieces. */
function drawnPrompt(seen: Seen, { lots }: Extract<Phase, { kind: "drawn" }>): string {
  const sentences: string[] = [];
  for (let i = 0; i < lots.length; i += 2) {
    const [one, other] = [must(lots[i], "a rival's card"), must(lots[i + 1], "the other rival's card")];
    sentences.push(
      fill(text().LOOKING.lots, {
        first: seatMark(one.seat),
        firstCard: shortName(one.card),
        second: seatMark(other.seat),
        secondCard: shortName(other.card),
        player: seatMark(sideAsGeneral(seen, one.seat) === undefined ? other.seat : one.seat),
      }),
    );
  }
  const draw = seen.draw.length > 0 ? [fill(text().LOOKING.drawn, drawValues(seen))] : [];
  return sentences.concat(draw).join(" ");
}

/** Who has drawn which card: the earlier of the two seats the first one (PC-12.8). */
function drawValues(seen: Seen): Values {
  const [one, other] = [generalOf(seen, "white"), generalOf(seen, "black")];
  const [firstCard = "2C", secondCard = "2C"] = seen.draw;
  return {
    first: seatMark(Math.min(one, other)),
    second: seatMark(Math.max(one, other)),
    firstCard: shortName(firstCard),
    secondCard: shortName(secondCard),
    player: seatMark(one),
  };
}

function soughtPrompt(battle: Battle | undefined): string {
  const { match: attackerCard } = battle?.attacker ?? {};
  const { match: defenderCard } = battle?.defender ?? {};
  if (battle === undefined || attackerCard === undefined || defenderCard === undefined) {
    return text().LOOKING.soughtInVain;
  }
  return fill(text().LOOKING.sought, {
    attackerCard: shortName(attackerCard),
    defenderCard: shortName(defenderCard),
    ...battleValues(battle),
  });
}

/** Both hands, and what comes of it (PC-7.11, PC-7.12). */
function showdownPrompt({ last, options }: Seen): string {
  if (last?.hands === undefined) return "";
  const { hands, winner } = last;
  const values: Values = {
    attacker: seatMark(last.attacker),
    defender: seatMark(last.defender),
    shape: text().SHAPE_NAMES[last.attackerShape],
    target: text().SHAPE_NAMES[last.defenderShape],
    pot: last.pot,
    attackerHand: handName(hands.attacker.hand),
    defenderHand: handName(hands.defender.hand),
  };
  const sentences = last.pot === 0 ? text().CHIPLESS_OUTCOMES : text().OUTCOMES;
  const outcome = fill(sentences[winner === "tie" ? options.tieRule : winner], values);
  return fill(text().LOOKING.showdown, { ...values, outcome });
}

function battleValues({ attacker, defender, from, victim }: Battle): Values {
  return {
    attacker: seatMark(attacker.seat),
    defender: seatMark(defender.seat),
    shape: text().SHAPE_NAMES[attacker.shape],
    target: text().SHAPE_NAMES[defender.shape],
    from: squareName(from),
    square: squareName(victim),
  };
}

/** What the player who may decide is asked, in the own or in a late opponent's place (PC-10.3). */
function ownPrompt(seen: Seen, holder: Seat): string {
  const { phase, battle } = seen;
  const owner = ownerOfDecision(seen) ?? holder;
  const isLate = owner !== holder;
  const values: Values = { player: seatMark(owner) };
  switch (phase.kind) {
    case "move":
      if (isLate) return fill(text().PROMPTS.moveForLate, values);
      return fill(text().PROMPTS.move, { card: cardNames(known(seen.privateCard)) });
    case "stake":
      return stakePrompt(seen, phase.role, holder);
    case "bet":
      return battle === undefined ? "" : betPrompt(seen, battle);
    case "rebuy":
      return rebuyPrompt(seen, phase);
    case "promote":
      values["square"] = squareName(phase.square);
      return fill(isLate ? text().PROMPTS.promoteForLate : text().PROMPTS.promote, values);
    case "retreat":
      return fill(isLate ? text().PROMPTS.retreatForLate : text().PROMPTS.retreat, {
        ...values,
        ...(battle === undefined ? {} : battleValues(battle)),
      });
    default:
      return "";
  }
}

function stakePrompt(seen: Seen, role: Role, general: Seat): string {
  const fighter = must(seen.battle, "a battle to stake on")[role].seat;
  return fillCount(text().PROMPTS, "stake", {
    fighter: seatMark(fighter),
    own: chipCount(stackOf(seen, fighter)),
    count: stackOf(seen, general),
  });
}

function rebuyPrompt(seen: Seen, { seat, forSide }: Extract<Phase, { kind: "rebuy" }>): string {
  if (forSide) return fill(text().PROMPTS.rebuySide, { chips: chipCount(rebuyChips(seen, seat, forSide)) });
  return fill(text().PROMPTS.rebuyMember, { chips: chipCount(rebuyChips(seen, seat, forSide)) });
}

/** How many chips are bought again (PC-9.5, PC-12.20). */
export function rebuyChips({ options, buyIns }: Seen, seat: Seat, forSide: boolean): number {
  return forSide ? options.startingChips : Math.max(1, must(buyIns[seat], "the first buy-in of a seat"));
}

/** The battle, the cards and the price, for the player to bet. */
function betPrompt(seen: Seen, battle: Battle): string {
  const { toAct } = battle;
  return fill(text().BATTLE_PROMPTS[toAct], {
    ...battleValues(battle),
    hand: holeSentence(seen, battle, toAct),
    price: priceSentence(seen, battle, toAct),
  });
}

/** The hole cards, and from the flop on what they make with the board. */
function holeSentence(seen: Seen, battle: Battle, role: Role): string {
  const hole = holeCards(seen, battle, role);
  const cards = cardNames(hole);
  if (battle.community.length === 0) return fill(text().BATTLE_PROMPTS.hole, { cards });
  return fill(text().BATTLE_PROMPTS.holeAndHand, { cards, hand: handNow(battle, hole) });
}

/** The hole cards of a contestant, as far as the viewer knows them (PC-6.7). */
export function holeCards(seen: Seen, battle: Battle, role: Role): Card[] {
  const hidden = role === "attacker" ? seen.privateCard : seen.downCard;
  return known(battle[role].match).concat(known(hidden));
}

/** What these hole cards make with the board as it is. */
export function handNow({ community }: Battle, hole: readonly Card[]): string {
  return handName(handOf(hole.concat(community)));
}

function known(card: Card | undefined): Card[] {
  return card === undefined ? [] : [card];
}

function priceSentence(seen: Seen, battle: Battle, role: Role): string {
  const missing = toCall(battle, role);
  const values = { pot: battle.pot, toCall: Math.min(missing, stackOf(seen, battle[role].seat)) };
  if (missing > 0) {
    const mayRaise = raiseBounds(seen, battle, role) !== undefined;
    return fill(mayRaise ? text().BATTLE_PROMPTS.call : text().BATTLE_PROMPTS.callOnly, values);
  }
  const isRaise = battle[otherRole(role)].street > 0;
  return fill(isRaise ? text().BATTLE_PROMPTS.option : text().BATTLE_PROMPTS.check, values);
}

/** What a General with nothing else to decide is asked to answer (PC-9.6, PC-10.8). */
function answerPrompt(seen: Seen, viewer: Viewer): string | undefined {
  const side = viewer === "spectator" ? undefined : sideAsGeneral(seen, viewer);
  if (side === undefined) return undefined;
  const { timeOffer } = seen;
  const player = seatMark(generalOf(seen, otherSide(side)));
  const offer = seen.offers[otherSide(side)];
  if (offer !== undefined) return fill(text().PROMPTS.offer, { player, pays: offerTerms(seen, offer) });
  if (timeOffer === undefined || timeOffer.side === side) return undefined;
  return fill(text().PROMPTS.timeOffer, { player, ...timeValues(timeOffer.change) });
}

/** What everybody else reads meanwhile. */
function waitingPrompt(seen: Seen, holder: Seat, viewer: Viewer): string {
  const { phase, battle } = seen;
  const owner = ownerOfDecision(seen) ?? holder;
  const values: Values = battle === undefined ? {} : battleValues(battle);
  values["player"] = seatMark(holder);
  switch (phase.kind) {
    case "move":
      if (owner === holder) return withOwnPieces(fill(text().WAITING.move, values), seen, viewer);
      return fill(text().WAITING.moveForLate, { ...values, late: seatMark(owner) });
    case "bet":
      return waitingForBet(seen, values);
    case "promote":
      return fill(text().WAITING.promote, { ...values, square: squareName(phase.square) });
    case "stake":
      return fill(text().WAITING.stake, { ...values, fighter: seatMark(battle?.[phase.role].seat ?? 0) });
    case "rebuy":
    case "retreat":
      return fill(text().WAITING[phase.kind], values);
    default:
      return "";
  }
}

function waitingForBet({ battle }: Seen, values: Values): string {
  if (battle === undefined) return "";
  const missing = toCall(battle, battle.toAct);
  const sentence = missing === 0 ? text().WAITING.betFreely : text().WAITING.bet;
  return fill(sentence, { ...values, pot: battle.pot, toCall: missing });
}
