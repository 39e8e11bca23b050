import { rankOf, suitOf, type Card } from "../../../src/kit/cards";
import { handName } from "../../../src/kit/hand-names";
import type { Seat } from "../../../src/kit/rules";
import { squareName } from "../../../src/games/pokerchess/rules/chess/position";
import type { Event } from "../../../src/games/pokerchess/rules/events";
import type { Battle, State, Street } from "../../../src/games/pokerchess/rules/state";

/** A battle as poker players write down a hand. */
export interface HandHistory {
  /** Adds an event of the battle, with the state that it has led to; answers whether it is part of a hand's history. */
  add: (event: Event, state: State) => boolean;
  lines: () => readonly string[];
}

/** Cards as hand histories name them: `[Ah Td]`. */
function bracketed(cards: readonly Card[]): string {
  return `[${cards.map((card) => `${rankOf(card)}${suitOf(card).toLowerCase()}`).join(" ")}]`;
}

const STREET_TITLES: Readonly<Record<Street, string>> = {
  preflop: "HOLE CARDS",
  flop: "FLOP",
  turn: "TURN",
  river: "RIVER",
};

const SHOWDOWN = "*** SHOW DOWN ***";

/**
 * Begins the history of a battle that has just been declared.
 * @param number which battle of the game it is
 * @param nameOf what the seats are called
 */
export function beginHistory(
  { from, to, attacker, defender }: Battle,
  number: number,
  nameOf: (seat: Seat) => string,
): HandHistory {
  const [hitter, holder] = [nameOf(attacker.seat), nameOf(defender.seat)];
  const lines = [
    `Battle ${number}: Hold'em No Limit, blind 1`,
    `${hitter} (${attacker.own} in chips) attacks with the ${attacker.shape} on ${squareName(from)}`,
    `${holder} (${defender.own} in chips) defends the ${defender.shape} on ${squareName(to)}`,
  ];
  /** What each has put in on this street, the board, and the pot as far as it is called. */
  const put = new Map<Seat, number>();
  const board: Card[] = [];
  let hasEnded = false;

  function bet(seat: Seat, chips: number): number {
    const total = (put.get(seat) ?? 0) + chips;
    put.set(seat, total);
    return total;
  }

  function dealStreet(street: Street, cards: readonly Card[]): void {
    put.clear();
    const earlier = board.length === 0 ? "" : `${bracketed(board)} `;
    lines.push(`*** ${STREET_TITLES[street]} *** ${earlier}${bracketed(cards)}`);
    board.push(...cards);
  }

  function dealHole({ battle, privateCard, downCard }: State): void {
    lines.push(`*** ${STREET_TITLES.preflop} ***`);
    for (const [name, cards] of [
      [hitter, [battle?.attacker.match, privateCard]],
      [holder, [battle?.defender.match, downCard]],
    ] as const) {
      const known = cards.filter((card) => card !== undefined);
      lines.push(`Dealt to ${name} ${bracketed(known)}`);
    }
  }

  function conclude(outcome: string): void {
    hasEnded = true;
    lines.push("*** SUMMARY ***");
    if (board.length > 0) lines.push(`Board ${bracketed(board)}`);
    lines.push(outcome);
  }

  function add(event: Event, state: State): boolean {
    if (addBet(event) || addPayment(event)) return true;
    switch (event.kind) {
      case "attacked":
        return true;
      case "downDealt":
        dealHole(state);
        return true;
      case "streetDealt":
        dealStreet(event.street, event.cards);
        return true;
      case "matched":
        lines.push(
          `${nameOf(event.seat)} gets the match card ${bracketed([event.card])}` +
            (event.discarded === 0 ? "" : `, ${event.discarded} turned over before it`),
        );
        return true;
      case "noBetting":
        lines.push("No betting: somebody has no chips");
        return true;
      case "captured":
        conclude(`${hitter}'s ${event.shape} captures the ${event.target} on ${squareName(to)}`);
        return true;
      case "repelled":
        conclude(`The attack has failed: ${holder} keeps ${squareName(to)}`);
        return true;
      default:
        return false;
    }
  }

  /** The lines of who bets. */
  function addBet(event: Event): boolean {
    const allIn = "allIn" in event && event.allIn ? " and is all-in" : "";
    switch (event.kind) {
      case "blindPosted":
        bet(event.seat, 1);
        lines.push(`${nameOf(event.seat)}: posts the blind 1`);
        return true;
      case "folded":
        lines.push(`${nameOf(event.seat)}: folds`);
        return true;
      case "checked":
        lines.push(`${nameOf(event.seat)}: checks`);
        return true;
      case "called":
        bet(event.seat, event.chips);
        lines.push(`${nameOf(event.seat)}: calls ${event.chips}${allIn}`);
        return true;
      case "bet":
        bet(event.seat, event.chips);
        lines.push(`${nameOf(event.seat)}: bets ${event.chips}${allIn}`);
        return true;
      case "raised":
        lines.push(`${nameOf(event.seat)}: raises ${event.by} to ${bet(event.seat, event.chips)}${allIn}`);
        return true;
      default:
        return false;
    }
  }

  /** The lines of who shows and is paid. */
  function addPayment(event: Event): boolean {
    switch (event.kind) {
      case "returned":
        lines.push(`Uncalled bet (${event.chips}) returned to ${nameOf(event.seat)}`);
        return true;
      case "handShown":
        if (!lines.includes(SHOWDOWN)) lines.push(SHOWDOWN);
        lines.push(`${nameOf(event.seat)}: shows ${bracketed(event.hole)} (${handName(event.hand)})`);
        return true;
      case "potWon":
        lines.push(`${nameOf(event.seat)} collected ${event.chips} from pot`);
        return true;
      case "potShared":
        for (const each of [hitter, holder]) lines.push(`${each} collected ${event.chips / 2} from pot`);
        return true;
      default:
        return false;
    }
  }

  return { add: (event, state) => !hasEnded && add(event, state), lines: () => lines };
}
