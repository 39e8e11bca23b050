/** What the address of the page asks for, after its "?". */
export interface Parameters {
  /** Decides every die and every shuffle; drawn at random where the address is silent. */
  seed: number;
  /** The colour through whose eyes the page looks first. */
  seat: string;
  /** How fast time goes: 1 as in the game. */
  speed: number;
  /** `fresh=1`: the table of the last visit is left alone. */
  fresh: boolean;
  /** The save to open, relative to the page. */
  save: string;
}

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 31;

/** Reads the parameters; what makes no sense is passed over. */
export function readParameters(search: string): Parameters {
  const given = new URLSearchParams(search);
  const seed = Number(given.get("seed") ?? "none");
  const speed = Number(given.get("speed") ?? "none");
  return {
    seed: Number.isSafeInteger(seed) && seed >= 0 ? seed % SEEDS : Math.floor(Math.random() * SEEDS),
    seat: given.get("seat") ?? "White",
    speed: speed >= 0 ? Math.min(speed, 32) : 1,
    fresh: given.get("fresh") === "1",
    save: given.get("save") ?? "Offsuit.json",
  };
}
