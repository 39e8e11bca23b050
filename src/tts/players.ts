/** Whether somebody sits at a colour now. Spectators and the game master do not play. */
export function isSeated(colour: ColorLiteral): boolean {
  return isPlaying(colour) && Player[colour].seated;
}

/** The Steam id of the person at a colour; empty if nobody sits there. */
export function steamIdAt(colour: ColorLiteral): string {
  return personAt(colour)?.steam_id ?? "";
}

/** Whether a colour is one that can play: all but the spectators' and the game master's. */
export function isPlaying(colour: ColorLiteral): boolean {
  return colour !== "Grey" && colour !== "Black";
}

/** Whether somebody sits at a colour who can hold cards in hand. */
export function hasHand(colour: ColorLiteral): boolean {
  return isSeated(colour) && Player[colour].getHandCount() > 0;
}

/** Every colour that needs a panel of its own: the seats of this table, and `Grey` for all who look on. */
export function viewers(): ColorLiteral[] {
  return playingColours().concat(["Grey"]);
}

/** The colour that a text from a save names, whether there is a hand for it at this table now or not. */
export function colourNamed(text: unknown): ColorLiteral | undefined {
  return Player.getColors().find((colour) => colour === text);
}

/** The colours that can play at this table, in its order. */
export function playingColours(): ColorLiteral[] {
  return Player.getAvailableColors().filter((colour) => isPlaying(colour));
}

/** The colours at which somebody sits, in the order of the table. */
export function seatedColours(): ColorLiteral[] {
  return playingColours().filter((colour) => Player[colour].seated);
}

/** The colours of those who decide for the table: the host, or everybody while the host has no seat. */
export function decidingColours(): ColorLiteral[] {
  const seated = seatedColours();
  const host = seated.filter((colour) => Player[colour].host === true);
  return host.length > 0 ? host : seated;
}

/** The people at these colours. */
export function personsAt(colours: readonly ColorLiteral[]): Player[] {
  return colours.map((colour) => Player[colour]);
}

/**
 * The person at a colour. Several can look on at Grey: there it is the only one, or nobody. `Player.Grey` raises an error in
 * Tabletop Simulator 14.2.2.
 */
export function personAt(colour: ColorLiteral): Player | undefined {
  if (colour !== "Grey") return Player[colour];
  const [only, other] = Player.getSpectators();
  return other === undefined ? only : undefined;
}

/** Whether the person at a colour hosts the game. */
export function isHost(colour: ColorLiteral): boolean {
  return personAt(colour)?.host === true;
}

/** The person with this Steam id, wherever that person is; spectators share a colour. */
export function personWith(id: string | undefined): Player | undefined {
  return Player.getPlayers().find((player) => player.steam_id === id);
}

/** What is markup in chat and panels: `<b>` and `[b]`. */
const BRACKETS = [
  ["<", "("],
  [">", ")"],
  ["[", "("],
  ["]", ")"],
] as const;

/** Names by what they are on Steam: they are asked for in every sentence. */
const plainNames: Record<string, string | undefined> = {};

/** What a person is called, as plain text: a name on Steam may hold markup. */
export function nameOf(person: Player): string {
  const steamName = person.steam_name ?? "";
  let name = plainNames[steamName] ?? steamName;
  if (plainNames[steamName] === undefined)
    for (const [markup, plain] of BRACKETS) name = name.split(markup).join(plain);
  plainNames[steamName] = name;
  return name;
}
