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
  /** `drawn=0`: the table is not drawn but when a program asks for a picture, which spares tests most of the work. */
  drawn: boolean;
  /** The game to open, by its id. */
  game?: string | undefined;
  /** The save to open instead of that of the game, relative to the page. */
  save?: string | undefined;
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
    drawn: given.get("drawn") !== "0",
    game: given.get("game") ?? undefined,
    save: given.get("save") ?? undefined,
  };
}

/** The parameters with another game instead of what is asked for now; the rest stays. */
export function withGame(search: string, game: string): string {
  const changed = new URLSearchParams(search);
  changed.delete("save");
  changed.set("game", game);
  return `?${changed.toString()}`;
}
