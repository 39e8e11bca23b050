import { announce } from "./events";
import { availableColours, playerAt, seatedColours } from "./players";
import type { TurnsState } from "./state";
import type { World } from "./world";

/** The turn settings of the table (never changed in place: checkpoints share them), made with the game's defaults where the save has none. */
export function turnsOf(world: World): TurnsState {
  world.save.Turns ??= {
    Enable: false,
    Type: 1,
    TurnOrder: [],
    Reverse: false,
    SkipEmpty: false,
    DisableInteractions: false,
    PassTurns: true,
    TurnColor: "",
  };
  return world.save.Turns;
}

/** The order in force: the custom one, or the seats' own; only those who sit there. */
export function turnOrder(world: World): string[] {
  const turns = turnsOf(world);
  const here = seatedColours(world);
  const custom =
    turns.Type === 2 && turns.TurnOrder !== undefined ? turns.TurnOrder : availableColours(world);
  const order = custom.filter((color) => here.includes(color));
  return turns.Reverse === true ? order.reverse() : order;
}

/** The colour `steps` places after the current one; "" when nobody is there. */
export function turnAfter(world: World, steps: number): string {
  const order = turnOrder(world);
  const place = order.indexOf(turnsOf(world).TurnColor ?? "");
  if (order.length === 0) return "";
  if (place < 0) return order[0] ?? "";
  return order[(place + steps + order.length) % order.length] ?? "";
}

/** Gives the turn to a colour and tells the scripts. */
export function giveTurn(world: World, color: string): void {
  const turns = turnsOf(world);
  const previous = turns.TurnColor ?? "";
  world.save.Turns = { ...turns, TurnColor: color };
  if (turns.Enable !== true || color === "") return;
  announce(world, "onPlayerTurnEnd", previous, color);
  announce(world, "onPlayerTurnStart", color, previous);
  announce(
    world,
    "onPlayerTurn",
    playerAt(world, color),
    previous === "" ? undefined : playerAt(world, previous),
  );
}

/** Switches the turns on or off; switching them on begins the first turn. */
export function enableTurns(world: World, enable: boolean): void {
  const turns = turnsOf(world);
  const was = turns.Enable === true;
  world.save.Turns = { ...turns, Enable: enable, TurnColor: enable ? (turns.TurnColor ?? "") : "" };
  if (enable && !was && (turns.TurnColor ?? "") === "") giveTurn(world, turnOrder(world)[0] ?? "");
}
