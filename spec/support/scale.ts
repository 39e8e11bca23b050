/** How many times as many games as usual the longer specs play: 1 in `npm test`, more in `npm run soak`. */
export const SCALE = tonumber(os.getenv("OFFSUIT_SCALE") ?? "1") ?? 1;
