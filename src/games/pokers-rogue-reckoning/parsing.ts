import { count, oneOf, variants, whole, type Variants } from "../../kit/decode";
import { BLUE_POTIONS, CURSES, MONEY_CARDS, RED_POTIONS, type MoneyCard, type Potion } from "./cards";
import { MONEY_HP, type Action, type Aim, type Target } from "./state";

const red = oneOf(RED_POTIONS);
const blue = oneOf(BLUE_POTIONS);
const curse = oneOf(CURSES);
const potion = oneOf<Potion>([...RED_POTIONS, ...BLUE_POTIONS]);
const recoverable = oneOf<Potion | MoneyCard>([...RED_POTIONS, ...BLUE_POTIONS, ...MONEY_CARDS]);

const TARGETS: Variants<Target> = {
  none: {},
  die: { die: count },
  curse: { curse },
  card: { card: recoverable },
};
const aim = variants<Aim>({
  ...TARGETS,
  heal: { potion: red },
  use: { potion: red, target: variants(TARGETS) },
});

/**
 * An action from outside (PRR-4.1), or undefined if it is none: with a card of a kind that it is never done with, too. How many
 * rooms and dice there are is for `check` to say.
 */
export const parse = variants<Action>({
  reveal: { room: count },
  buy: { room: count },
  heal: { card: red },
  cleanse: { curse },
  pour: { card: blue },
  craft: { blue, red },
  endLevel: {},
  money: {},
  hp: { amount: whole(1, MONEY_HP) },
  equip: { card: potion },
  bribe: {},
  flee: {},
  fight: {},
  misplace: { card: potion },
  misplaceEnemy: { card: curse },
  swap: { peek: count, room: count },
  finish: {},
  roll: {},
  ability: { card: potion, aim },
  resolve: {},
  counter: {},
  rerollAll: {},
  trade: {},
  pill: {},
  accept: {},
});
