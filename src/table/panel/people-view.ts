import { listed } from "../../kit/words/enumeration";
import type { Seat } from "../../kit/rules/rules";
import { say, sayColours, colourName } from "../languages/sentences";
import { isEmpty, isPlayedBy, type TableSeat } from "../model/seats";
import { type Entry, type View, button } from "./view";
import type { Offer } from "../game/contracts";
import type { Activity, PanelContext, Vacancy } from "./shown";

/** What somebody reads who is to decide what becomes of an empty seat. */
export function vacancyView(
  { seat, colour, idle, waiting, own: isOwn, others, bots }: Vacancy,
  viewer: ColorLiteral,
): Pick<View, "turn" | "prompt" | "choices"> {
  const choices: Entry[] = [];
  if (!waiting) choices.push(button("waitFor", "go", { kind: "waitFor", seat }, { colour }));
  if (bots) {
    choices.push(button("standIn", "plain", { kind: "standIn", seat }, { colour }));
  }
  const own = others.filter((other) => other === viewer);
  for (const other of own.concat(others.filter((candidate) => candidate !== viewer))) {
    const take = sayColours(isOwn ? "takeAlong" : "takeSeat", { colour });
    const given =
      other === colour
        ? sayColours("seatNewcomer", { colour })
        : sayColours("giveSeat", { colour, player: other });
    const label = other === viewer ? take : given;
    choices.push({ label, tone: "plain", command: { kind: "giveSeat", seat, colour: other } });
  }
  if (idle)
    return { turn: sayColours("theirMove", { colour }), prompt: say("notDeciding", { colour }), choices };
  const prompt = say(waiting ? "stillEmpty" : "vacancy", { colour });
  return { turn: sayColours("nobodyHere", { colour }), prompt, choices };
}

/** What everybody at a shared mouse may read: whose it is now, and what turns that one's cards up. */
export function coverView(
  seat: Seat,
  { people: { seats }, choices: { deciding } }: Pick<PanelContext, "people" | "choices">,
): Partial<View> & Pick<View, "choices"> {
  const colour = seats[seat]?.colour;
  if (colour === undefined) return { choices: [] };
  const choices = [button("showCards", "go", { kind: "turnUp", seat }, { colour })];
  if (!deciding.includes(seat)) return { choices };
  const [turn, prompt] = [sayColours("passMouse", { colour }), sayColours("passMouseHow", { colour })];
  return { turn, prompt, choices };
}

/** What somebody reads while another one is to decide. */
export function waitingView({
  people: { seats, open, standsIn, openHands },
  choices: { deciding },
  game: { prompt: asked },
  panelState: { viewer },
}: PanelContext): Pick<View, "turn" | "prompt" | "choices"> {
  const awaited = seats[deciding[0] ?? 0];
  const choices: Entry[] = [];
  for (const seat of open) {
    const tableSeat = seats[seat];
    if (tableSeat === undefined) continue;
    const { colour } = tableSeat;
    // An empty one that is open to the viewer is the viewer's own.
    const take = isEmpty(tableSeat) ? "takeAlong" : seat === standsIn ? "takeBack" : "takeSeat";
    const tone = seat === standsIn ? "go" : "plain";
    choices.push(button(take, tone, { kind: "giveSeat", seat, colour: viewer }, { colour }));
  }
  if (standsIn !== undefined) return { turn: "", prompt: say("playsForYou", { colour: viewer }), choices };
  if (awaited === undefined) return { turn: "", prompt: "", choices };
  const { colour } = awaited;
  if (isEmpty(awaited)) {
    return { turn: sayColours("nobodyHere", { colour }), prompt: say("stillEmpty", { colour }), choices };
  }
  const isWatched = openHands === undefined && !seats.some((tableSeat) => isPlayedBy(tableSeat, viewer));
  const isFull = seats.every((tableSeat) => tableSeat.player.kind === "person" && !isEmpty(tableSeat));
  const told = viewer === "Grey" ? say(isFull ? "watchingFull" : "watching") : asked;
  const prompt = isWatched ? say("watchingOne") : waitingPrompt(awaited, told);
  const count = deciding.length;
  const turn = count > 1 ? say("severalMove", { count }) : sayColours("theirMove", { colour });
  return { turn, prompt, choices };
}

/** Who is to decide, and about what, as far as the game says that. */
function waitingPrompt({ colour, player }: TableSeat, asked: string): string {
  if (asked !== "") return asked;
  return player.kind === "bot" ? sayColours("thinking", { colour }) : say("waitingFor", { colour });
}

/** What a viewer reads while dice or a deck wait for somebody's hands. */
export function handworkView(
  { what, hands }: Extract<Activity, { kind: "byHand" }>,
  { game: { prompt }, choices: { commonVersion: version }, people: { vacancy }, panelState }: PanelContext,
): Partial<View> {
  const { viewer, notice } = panelState;
  if (vacancy !== undefined && !vacancy.waiting) return vacancyView(vacancy, viewer);
  const players = listed(hands.map((colour) => colourName(colour)));
  if (!hands.includes(viewer)) return { turn: say("theirMove", { colour: players }), prompt };
  return {
    turn: say("yourMove"),
    prompt,
    choices: [button(what === "roll" ? "rollNow" : "shuffleNow", "go", { kind: "serve", version })],
    notes: notice ?? say(what === "roll" ? "rollByHand" : "shuffleByHand"),
  };
}

/** Says that the viewer can make choices by hand which are not listed; empty where there are none. */
export function handNote(offers: readonly Offer[], listsAll: boolean): string {
  if (listsAll) return "";
  for (const { byHand } of offers) if (byHand) return say("moveByHand");
  return "";
}

/** What everybody reads while somebody has paused the game. */
export function pausedView({
  by: colour,
  mayGoOn,
}: Extract<Activity, { kind: "paused" }>): Pick<View, "turn" | "prompt" | "choices"> {
  return {
    turn: say("pausedTurn"),
    prompt: say(mayGoOn ? "pausedForYou" : "pausedForOthers", { colour }),
    choices: mayGoOn ? [button("resumeGame", "go", { kind: "resume" })] : [],
  };
}
