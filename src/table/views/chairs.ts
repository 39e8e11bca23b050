import { isEmpty, type Chair } from "../state/chairs";
import type { Entry, View } from "../panel/view";
import type { ChoicesSight } from "./sights/choices";
import type { PeopleSight, Vacancy } from "./sights/people";
import { say } from "../languages/words";

/** What somebody reads who is to decide what becomes of an empty chair. */
export function vacancyView(
  { seat, colour, idle, waiting, own: isOwn, others, computers }: Vacancy,
  viewer: ColorLiteral,
): Pick<View, "turn" | "prompt" | "choices"> {
  const choices: Entry[] = [];
  if (!waiting)
    choices.push({ label: say("waitFor", { colour }), tone: "go", command: { kind: "waitFor", seat } });
  if (computers) {
    choices.push({ label: say("standIn", { colour }), tone: "plain", command: { kind: "standIn", seat } });
  }
  const own = others.filter((other) => other === viewer);
  for (const other of own.concat(others.filter((candidate) => candidate !== viewer))) {
    const take = say(isOwn ? "takeAlong" : "takeSeat", { colour });
    const given =
      other === colour ? say("seatNewcomer", { colour }) : say("giveSeat", { colour, player: other });
    const label = other === viewer ? take : given;
    choices.push({ label, tone: "plain", command: { kind: "giveSeat", seat, colour: other } });
  }
  if (idle) return { turn: say("theirMove", { colour }), prompt: say("notDeciding", { colour }), choices };
  const prompt = say(waiting ? "stillEmpty" : "vacancy", { colour });
  return { turn: say("nobodyHere", { colour }), prompt, choices };
}

/** What somebody reads while another one is to decide. */
export function waitingView(
  { chairs, open }: PeopleSight,
  { deciding }: Pick<ChoicesSight, "deciding">,
  viewer: ColorLiteral,
): Pick<View, "turn" | "prompt" | "choices"> {
  const awaited = chairs[deciding[0] ?? 0];
  const choices: Entry[] = [];
  for (const seat of open) {
    const chair = chairs[seat];
    if (chair === undefined) continue;
    const { colour } = chair;
    const command: Entry["command"] = { kind: "giveSeat", seat, colour: viewer };
    // An empty one that is open to the viewer is the viewer's own.
    const label = say(isEmpty(chair) ? "takeAlong" : "takeSeat", { colour });
    choices.push({ label, tone: "plain", command });
  }
  if (awaited === undefined) return { turn: "", prompt: "", choices };
  const { colour } = awaited;
  if (isEmpty(awaited)) {
    return { turn: say("nobodyHere", { colour }), prompt: say("stillEmpty", { colour }), choices };
  }
  return { turn: say("theirMove", { colour }), prompt: waitingPrompt(awaited, viewer), choices };
}

function waitingPrompt({ colour, sitter }: Chair, viewer: ColorLiteral): string {
  if (sitter.kind === "computer") return say("thinking", { colour });
  return viewer === "Grey" ? say("watching") : say("waitingFor", { colour });
}
