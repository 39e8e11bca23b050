/** How many times as many games as usual the longer specs play: 1 in `npm test`, more in `npm run soak`. */
export const SCALE = tonumber(os.getenv("OFFSUIT_SCALE") ?? "1") ?? 1;

/** The seeds of as many games as a spec of whole games is to play: this many in `npm test`, more in `npm run soak`. */
export function seeds(games = 1): number[] {
  const list: number[] = [];
  for (let seed = 1; seed <= games * SCALE; seed++) list.push(seed);
  return list;
}
