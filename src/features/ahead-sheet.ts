import type { AdvanceChoice, AdvanceOffer, Ahead } from "../kit/game/advance-choice";
import { same } from "../kit/data/data";
import type { Seat } from "../kit/rules/rules";
import { signsOf } from "../kit/record/tally";
import type { Command } from "../table/commands/commands";
import { say } from "../table/languages/sentences";
import type { Action, AnyRules, Seen } from "../table/model/game";
import { groupRow, openGroupOf } from "../table/panel/pages";
import { button, type Entry, type Field, type SheetView } from "../table/panel/view";
import { whileUnchanged } from "./unchanged";
import type { Desk } from "../table/model/contracts";
import type { PanelContext } from "../table/panel/shown";
import type { ChoiceWords } from "../kit/game/game-words";

/** How many offers are put into words in one slice. */
const OFFERS_PER_SLICE = 5;

/** An offer with its words. */
export interface WordedOffer extends AdvanceOffer {
  words: Pick<ChoiceWords, "group" | "label">;
}

/**
 * What each seat may choose ahead of time, as long as nothing is played.
 * @noSelf
 */
export interface AheadLists {
  /** The list of a seat; undefined: it is not made. */
  of: (seat: Seat) => readonly WordedOffer[] | undefined;
  /** Makes it, some offers in each slice, unless it is there. */
  make: (seat: Seat, ready: () => void) => void;
}

/** The lists at a desk, of which there are none yet. */
export function createAheadLists(
  { rules, desk }: { rules: AnyRules; desk: Desk },
  ahead: Ahead<Seen, Action>,
): AheadLists {
  const lists: Partial<Record<Seat, { steps: number; offers: readonly WordedOffer[] }>> = {};

  function stepsNow(): number {
    return desk.playthrough.record.steps.length;
  }

  function of(seat: Seat): readonly WordedOffer[] | undefined {
    const list = lists[seat];
    return list?.steps === stepsNow() ? list.offers : undefined;
  }

  return {
    of,
    make: (seat, ready) => {
      const { playthrough } = desk;
      const steps = stepsNow();
      if (of(seat) !== undefined) return;
      let offers: readonly AdvanceOffer[] | undefined;
      const worded: WordedOffer[] = [];
      whileUnchanged(desk, () => {
        if (offers === undefined) {
          offers = ahead.offers(rules.seen(playthrough.state, seat), seat);
          return false;
        }
        for (const offer of offers.slice(worded.length, worded.length + OFFERS_PER_SLICE))
          worded.push({ ...offer, words: ahead.words(offer) });
        if (worded.length < offers.length) return false;
        lists[seat] = { steps, offers: worded };
        ready();
        return true;
      });
    },
  };
}

/** What opens the list. */
export function opening(): Entry {
  return button("ahead", "quiet", { kind: "ahead", asks: { kind: "open" } });
}

const TAKES_BACK: Command = { kind: "ahead", asks: { kind: "takeBack" } };

/** What has been chosen, and takes it back. */
export function keptEntry(ahead: Ahead<Seen, Action>, choice: AdvanceChoice): Entry {
  const { label } = ahead.words({ choice });
  return button("aheadKept", "plain", TAKES_BACK, { sign: signOf(true), choice: label });
}

/** What is about to be taken, and takes it back. */
export function dueEntry(): Entry {
  return button("aheadTakeBack", "plain", TAKES_BACK);
}

function signOf(isChosen: boolean): string {
  return signsOf({ done: isChosen ? 1 : 0, all: 1 });
}

/** The list: each entry bears a sign that tells whether it is the one that is chosen, and then takes it back. */
export function aheadView(
  offers: readonly WordedOffer[] | undefined,
  chosen: AdvanceChoice | undefined,
  { choices: { version }, panelState: { openGroup, amount } }: PanelContext,
): SheetView {
  const names: string[] = [];
  let field: Field | undefined;
  for (const { words, amounts } of offers ?? []) {
    if (words.group !== "" && !names.includes(words.group)) names.push(words.group);
    if (amounts !== undefined) field = { placeholder: say("typeAmount"), text: amount, command: amountTyped };
  }
  const open = openGroupOf(names, openGroup);
  const entries: Entry[] = [];
  (offers ?? []).forEach(({ choice, amounts, words }, offer) => {
    if (words.group !== "" && words.group !== open) return;
    const isChosen = amounts === undefined && chosen !== undefined && same(choice, chosen);
    const typed = amounts === undefined || amount === "" ? "" : `: ${amount}`;
    const takes: Command = { kind: "ahead", asks: { kind: "choose", offer, choice, version } };
    entries.push({
      label: `${signOf(isChosen)} ${words.label}${typed}`,
      tone: "plain",
      command: isChosen ? TAKES_BACK : takes,
    });
  });
  const groups = groupRow(names, open);
  return {
    turn: say("aheadTitle"),
    page: "",
    prompt: offers === undefined ? say("moving") : say("aheadHow"),
    groups,
    choices: entries,
    field,
  };
}

function amountTyped(this: void, typed: string): Command {
  return { kind: "amountTyped", typed };
}
