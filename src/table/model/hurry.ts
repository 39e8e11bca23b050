import type { AnyGame } from "./game";
import type { Options } from "../../kit/rules/options";
import type { Desk } from "./contracts";

type Hurry = Pick<Desk, "options" | "seats" | "session" | "againstClock">;

/** Whether everybody else who would play is a bot, or somebody has a first game at this table, where colours are known. */
function isForBeginners({ seats, session }: Pick<Desk, "seats" | "session">): boolean {
  const people: ColorLiteral[] = [];
  for (const { player } of seats)
    if (player.kind === "person" && !people.includes(player.colour)) people.push(player.colour);
  return people.length < 2 || people.some((colour) => session.standings[colour] === undefined);
}

/** Whether the next game has a clock only if somebody asks for it. */
export function isClockOffered(game: AnyGame, desk: Hurry): boolean {
  return game.unhurried?.(desk.options) !== undefined && isForBeginners(desk);
}

/** The options without the clock that somebody has asked for; undefined: nobody has, or it would run anyway. */
export function optionsUnhurried(game: AnyGame, desk: Hurry): Options | undefined {
  return desk.againstClock && isForBeginners(desk) ? game.unhurried?.(desk.options) : undefined;
}

/** The options with which the next game is dealt. */
export function optionsToDeal(game: AnyGame, desk: Hurry): Options {
  const { options, againstClock } = desk;
  const calm = againstClock ? undefined : game.unhurried?.(options);
  return calm !== undefined && isForBeginners(desk) ? calm : { ...options };
}
