/** How many times as many games as usual the longer specs play: 1 in `npm test`, more in `npm run soak`. */
export const SCALE = tonumber(os.getenv("OFFSUIT_SCALE") ?? "1") ?? 1;

/** As `SCALE`, for what thousands of games prove: plain Lua plays a fifth of those that the much faster LuaJIT plays. */
export const SHARE = _VERSION === "Lua 5.2" ? SCALE / 5 : SCALE;
