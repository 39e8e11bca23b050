import { rankOf, suitOf, type Card } from "../../../kit/data/cards";
import { handName } from "../../../kit/words/hand-names";
import type { Seat } from "../../../kit/rules/rules";
import { squareName } from "../rules/chess/position";
import type { Event } from "../rules/events";
import type { Battle, Seen, Street } from "../rules/state";

/** The known cards of a battle. */
export type KnownCards = Pick<Seen, "battle" | "privateCard" | "downCard">;

/**
 * A battle as poker players write down a hand: in English, as the programs that read hands expect it.
 * @noSelf
 */
export interface HandHistory {
  /** Adds an event of the battle, with what is known then; answers whether it is part of a hand's history. */
  add: (event: Event, known: KnownCards) => boolean;
  lines: () => readonly string[];
}

/** Cards as hand histories name them: `[Ah Td]`. */
function bracketed(cards: readonly Card[]): string {
  return `[${cards.map((card) => `${rankOf(card)}${suitOf(card).toLowerCase()}`).join(" ")}]`;
}

/** Who holds which cards, if known. */
function dealt(name: string, match: Card | undefined, hidden: Card | undefined): string {
  const known: Card[] = [];
  if (match !== undefined) known.push(match);
  if (hidden !== undefined) known.push(hidden);
  return `Dealt to ${name} ${bracketed(known)}`;
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
  nameOf: (this: void, seat: Seat) => string,
): HandHistory {
  const [hitter, holder] = [nameOf(attacker.seat), nameOf(defender.seat)];
  const lines = [
    `Battle ${number}: Hold'em No Limit, blind 1`,
    `${hitter} (${attacker.own} in chips) attacks with the ${attacker.shape} on ${squareName(from)}`,
    `${holder} (${defender.own} in chips) defends the ${defender.shape} on ${squareName(to)}`,
  ];
  /** What each has put in on this street, the board, and the pot as far as it is called. */
  let put: Record<Seat, number | undefined> = {};
  const board: Card[] = [];
  let hasEnded = false;

  function bet(seat: Seat, chips: number): number {
    const total = (put[seat] ?? 0) + chips;
    put[seat] = total;
    return total;
  }

  function dealStreet(street: Street, cards: readonly Card[]): void {
    put = {};
    const earlier = board.length === 0 ? "" : `${bracketed(board)} `;
    lines.push(`*** ${STREET_TITLES[street]} *** ${earlier}${bracketed(cards)}`);
    for (const card of cards) board.push(card);
  }

  function dealHole({ battle, privateCard, downCard }: KnownCards): void {
    lines.push(`*** ${STREET_TITLES.preflop} ***`);
    lines.push(dealt(hitter, battle?.attacker.match, privateCard));
    lines.push(dealt(holder, battle?.defender.match, downCard));
  }

  function conclude(outcome: string): void {
    hasEnded = true;
    lines.push("*** SUMMARY ***");
    if (board.length > 0) lines.push(`Board ${bracketed(board)}`);
    lines.push(outcome);
  }

  function add(event: Event, known: KnownCards): boolean {
    if (addBet(event) || addPayment(event)) return true;
    switch (event.kind) {
      case "attacked":
        return true;
      case "downDealt":
        dealHole(known);
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

  return { add: (event, known) => !hasEnded && add(event, known), lines: () => lines };
}
