import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { handSize, isReady, isTagged, seenSlot, taggedNumbers, wouldBust } from "../rules/board";
import { rerollBar, scoreBar, shiftBar, swapBar } from "../rules/legality";
import { rerollBustChance, rollOdds } from "../rules/odds";
import { HAND_LIMIT, NUMBERS, type Action, type DiceChoice, type Phase, type Seen } from "../rules/state";
import { countMarked } from "../rules/turn";
import { chanceOfMore, handKept, handNow } from "./hand-now";
import { cardName, playerNames, slotName } from "./names";
import type { ChoiceRank, ChoiceWords } from "../../../kit/game/game-words";

type Rolled = Extract<Phase, { kind: "rolled" }>;

/** The effect of a choice: a `detail` if it is certain, `odds` if chance decides. */
type Prospect = Pick<ChoiceWords, "detail" | "odds">;

/** The words of one choice, with the chance to bust where it is not sure, and its place among the others. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  return { ...wordsOf(seen, action), rank: rankOf(seen, action) };
}

function rankOf(seen: Seen, { kind }: Action): ChoiceRank | undefined {
  const { phase } = seen;
  switch (kind) {
    case "roll":
      return taggedNumbers(seen).length === NUMBERS.length ? "last" : "first";
    case "accept":
      return phase.kind === "rolled" && wouldBust(seen, phase.first + phase.second) ? "last" : "first";
    case "keep":
      return "done";
    case "swap":
      return "aside";
    default:
      return undefined;
  }
}

function wordsOf(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "roll":
      return { group: "", label: text().CHOICES.roll, ...rollProspect(seen) };
    case "accept":
    case "shift":
    case "reroll":
      return seen.phase.kind === "rolled" ? rolledWords(seen, seen.phase, action) : plain("", "");
    case "swap":
      return swapWords(seen, action.first, action.second);
    case "stop":
      return plain(
        text().CHOICES.stop,
        fillCount(text().CHOICES, "stopDetail", { count: taggedNumbers(seen).length }),
      );
    default:
      return cardAndAnswerWords(seen, action);
  }
}

/** As `choiceWords`, for what is done with cards in hand, answers and refreshed tokens. */
function cardAndAnswerWords(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "mark":
    case "unmark": {
      const held = seen.hands[seen.active]?.[action.index];
      const card = held === undefined ? text().FACE_DOWN_CARD : cardName(held);
      const then = fill(text().CHOICES.handThen, handKept(seen, action.index));
      return {
        ...plain(fill(text().CHOICES[action.kind], { card }), then),
        group: text().CHOICES.handGroup,
        tab: true,
      };
    }
    case "keep":
      return {
        group: "",
        label: text().CHOICES.keep,
        ...withChance(seen, fill(text().CHOICES.handKept, handKept(seen, undefined))),
      };
    case "score":
      return {
        group: "",
        label: seen.phase.kind === "join" ? text().CHOICES.join : text().CHOICES.score,
        ...withChance(seen, fill(text().CHOICES.handNow, handNow(seen))),
      };
    case "pass":
      return plain(text().CHOICES.pass, text().CHOICES.passDetail);
    case "refresh":
      return plain(fill(text().CHOICES.refresh, { token: text().TOKEN_NAMES[action.token] }), "");
    default:
      return plain("", "");
  }
}

function plain(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "" };
}

function certain(detail: string): Prospect {
  return { detail, odds: "" };
}

/** From this slot on all swaps share a group, so no group has more than ten and there are seven of them. */
const LAST_SWAP_GROUP = 8;

function swapWords(seen: Seen, first: number, second: number): ChoiceWords {
  const isLast = first >= LAST_SWAP_GROUP;
  const movesTag = isTagged(seen, first) !== isTagged(seen, second);
  return {
    group: isLast
      ? fill(text().CHOICES.swapLastGroup, { number: LAST_SWAP_GROUP })
      : fill(text().CHOICES.swapGroup, { number: first }),
    tab: true,
    label: fill(text().CHOICES.swap, {
      first,
      second,
      firstCard: slotName(seenSlot(seen, first)),
      secondCard: slotName(seenSlot(seen, second)),
    }),
    detail: movesTag ? text().CHOICES.swapTagged : "",
    odds: "",
  };
}

function rollProspect(seen: Seen): Prospect {
  const { bust, shifted } = rollOdds(seen);
  if (shifted === undefined || bust === 0 || shifted === 1) return prospect(bust);
  const values = { chance: percent(bust), shifted: percent(shifted) };
  return { detail: "", odds: fill(text().CHOICES.bustOddsShift, values) };
}

/** Busting with this chance. */
function prospect(bust: number): Prospect {
  if (bust === 0) return certain(text().CHOICES.noBust);
  if (bust === 1) return certain(text().CHOICES.sureBust);
  return { detail: "", odds: fill(text().CHOICES.bustOdds, { chance: percent(bust) }) };
}

function rolledWords(
  seen: Seen,
  phase: Rolled,
  action: Extract<Action, { kind: "accept" | "shift" | "reroll" }>,
): ChoiceWords {
  const number = phase.first + phase.second;
  switch (action.kind) {
    case "accept": {
      if (wouldBust(seen, number)) {
        const lost = fillCount(text().CHOICES, "bustDetail", { count: taggedNumbers(seen).length });
        return plain(fill(text().CHOICES.bust, { number }), lost);
      }
      if (isTagged(seen, number)) return plain(fill(text().CHOICES.safe, { number }), "");
      return plain(fill(text().CHOICES.tag, { number, card: slotName(seenSlot(seen, number)) }), "");
    }
    case "shift": {
      const target = { number: number + action.by, card: slotName(seenSlot(seen, number + action.by)) };
      return plain(
        fill(action.by < 0 ? text().CHOICES.shiftDown : text().CHOICES.shiftUp, target),
        text().CHOICES.noBust,
      );
    }
    case "reroll":
      return {
        group: "",
        label: rerollLabel(phase, action.dice),
        ...rerollProspect(seen, phase, action.dice),
      };
  }
}

function rerollLabel(phase: Rolled, dice: DiceChoice): string {
  if (dice === "both") return text().CHOICES.rerollBoth;
  return fill(text().CHOICES.rerollOne, { face: dice === "first" ? phase.first : phase.second });
}

function rerollProspect(seen: Seen, phase: Rolled, dice: DiceChoice): Prospect {
  const kept = dice === "both" ? undefined : dice === "first" ? phase.second : phase.first;
  return prospect(rerollBustChance(seen, kept));
}

/** What a hand makes, and how likely the next community card makes more of it. */
function withChance(seen: Seen, detail: string): Prospect {
  const chance = chanceOfMore(seen);
  if (chance === undefined || chance === 0) return certain(detail);
  return { detail, odds: fill(text().CHOICES.moreOdds, { chance: percent(chance) }) };
}

/** What you cannot do now, and by which rule. */
export function hints(seen: Seen): string[] {
  switch (seen.phase.kind) {
    case "turn":
      return turnHints(seen);
    case "push":
      return pushHints(seen);
    case "rolled":
      return rolledHints(seen, seen.phase.first + seen.phase.second);
    case "keep":
      return keepHints(seen.phase.marked);
    case "join":
      return joinHints(seen);
    default:
      return [];
  }
}

function turnHints(seen: Seen): string[] {
  const list: string[] = [];
  if (scoreBar(seen) !== undefined) {
    list.push(
      fillCount(text().HINTS, "fewCards", {
        count: seen.options.scoreMin,
        player: seatMark(seen.active),
        held: handSize(seen, seen.active),
      }),
    );
  }
  return list.concat(swapHints(seen));
}

function pushHints(seen: Seen): string[] {
  const list = swapHints(seen);
  if (taggedNumbers(seen).length === NUMBERS.length) list.push(text().HINTS.sureBust);
  return list;
}

function swapHints(seen: Seen): string[] {
  const bar = swapBar(seen);
  if (bar === "swapUsed") return [text().HINTS.swapUsed];
  return bar === "swapFirstRoll" ? [text().HINTS.swapFirstRoll] : [];
}

function rolledHints(seen: Seen, number: number): string[] {
  const list: string[] = [];
  if (rerollBar(seen) === "rerollUsed" && !isRerolled(seen)) list.push(text().HINTS.rerollUsed);
  const bar = shiftBar(seen);
  if (bar === "shiftUsed") list.push(text().HINTS.shiftUsed);
  if (bar === "shiftTagged") list.push(fill(text().HINTS.shiftTagged, { number }));
  if (bar === "shiftAfterReroll") list.push(text().HINTS.shiftAfterReroll);
  return list;
}

/** No need to tell the player who has just used the token. */
function isRerolled(seen: Seen): boolean {
  return seen.phase.kind === "rolled" && seen.phase.rerolled && !isReady(seen, seen.active, "reroll");
}

function keepHints(marked: readonly boolean[]): string[] {
  const over = countMarked(marked) - HAND_LIMIT;
  return over > 0 ? [fill(text().HINTS.tooMany, { limit: HAND_LIMIT, over })] : [];
}

function joinHints(seen: Seen): string[] {
  const least = seen.options.joinMin;
  const barred: number[] = [];
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat !== seen.active && handSize(seen, seat) < least) barred.push(seat);
  }
  if (barred.length === 0) return [];
  return [fillCount(text().HINTS, "joinMin", { count: least, players: playerNames(barred) })];
}
