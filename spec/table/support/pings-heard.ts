import type { EmulatedTable } from "../../../src/emulator";

/** Has Global note every ping: who, where and when. */
export function listenForPings(table: EmulatedTable): void {
  table.execute(
    "heard = {}; function onPlayerPing(player, position) table.insert(heard, " +
      'player.color .. " " .. position.x .. " " .. position.z .. " " .. Time.time) end',
  );
}

/** The pings since Global listens: a colour, a place and a time each, with blanks between them and commas between pings. */
export function pingsHeard(table: EmulatedTable): string {
  return `${table.execute('return table.concat(heard, ",")')}`;
}
