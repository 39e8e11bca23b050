import type { SeatView } from "../../protocol";
import type { ShellActions } from "./actions";
import { inkOn, seatColour } from "./colours";
import { element, iconButton, type Child } from "./element";
import { icon } from "./icons";
import { WORDS } from "./words";

export interface Seats {
  show: (viewer: string, seats: readonly SeatView[]) => void;
}

const { toolbar: LABELS } = WORDS;
const SPECTATOR = "Grey";

/** Who sits where, and through whose eyes the viewer looks: a chip for each seat, and one for looking on. */
export function createSeats(host: HTMLElement, actions: Pick<ShellActions, "look" | "leave">): Seats {
  const group = element("div", { class: "seats", role: "group", "aria-label": LABELS.seats });
  host.append(group);
  let shown = "";
  return {
    show: (viewer, seats) => {
      const next = JSON.stringify([viewer, seats]);
      if (next === shown) return;
      shown = next;
      const focused = group.contains(document.activeElement) ? focusedColour() : undefined;
      group.replaceChildren(
        ...seats.map((seat) => seatChip(seat, viewer, actions)),
        spectatorChip(viewer, actions),
      );
      if (focused !== undefined)
        group.querySelector<HTMLElement>(`[data-colour="${focused}"] button`)?.focus();
    },
  };
}

function focusedColour(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-colour]")?.dataset["colour"];
}

function seatChip(
  { colour, player }: SeatView,
  viewer: string,
  actions: Pick<ShellActions, "look" | "leave">,
): HTMLElement {
  const yours = colour === viewer;
  const badge = element("span", { class: "seat-badge", "data-letters": colour.slice(0, 2) });
  badge.style.setProperty("--seat", seatColour(colour));
  badge.style.setProperty("--seat-ink", inkOn(seatColour(colour)));
  const look = lookButton(seatLabel(colour, player, yours), yours, () => actions.look(colour));
  look.append(badge, seatName(player ?? colour));
  if (yours) look.append(element("span", { class: "seat-you", "data-letters": LABELS.you }));
  const state = yours ? "yours" : player === undefined ? "empty" : "taken";
  const chip: Child[] = [look];
  if (player !== undefined) chip.push(iconButton("close", LABELS.leave(colour), () => actions.leave(colour)));
  return element("div", { class: `seat seat-${state}`, "data-colour": colour }, ...chip);
}

function spectatorChip(viewer: string, actions: Pick<ShellActions, "look">): HTMLElement {
  const yours = viewer === SPECTATOR;
  const look = lookButton(yours ? LABELS.youLookOn : LABELS.lookOn, yours, () => actions.look(SPECTATOR));
  look.append(icon("spectator"), seatName(LABELS.spectator));
  if (yours) look.append(element("span", { class: "seat-you", "data-letters": LABELS.you }));
  return element("div", { class: `seat seat-${yours ? "yours" : "taken"}`, "data-colour": SPECTATOR }, look);
}

function lookButton(label: string, pressed: boolean, press: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "seat-look", "aria-label": label, title: label };
  const made = element("button", { ...attributes, "aria-pressed": String(pressed) });
  made.addEventListener("click", press);
  return made;
}

function seatName(name: string): HTMLElement {
  return element("span", { class: "seat-name" }, name);
}

function seatLabel(colour: string, player: string | undefined, yours: boolean): string {
  if (player === undefined) return LABELS.takeSeat(colour);
  return yours ? LABELS.yourSeat(colour, player) : LABELS.lookAs(colour, player);
}
