import { isShaking } from "../stage/motion";
import type { Picture } from "../stage/picture";
import type { Desk } from "../state/desk";

/**
 * What a board tells other programs of itself: its record and what it is doing, as JSON text. The steps are one text, a line
 * for each.
 * @param isBrief whether the steps are left out, for a program that asks in every frame
 */
export function describeDesk<State, Action>(
  game: string,
  { busy, byHand, playing, free, settings, lines, playthrough, chairs, deciding, hints }: Desk<State, Action>,
  picture: Pick<Picture, "isDrawing" | "isTold">,
  isBrief: boolean,
): string {
  const { options } = playthrough.record;
  const seats = chairs.map(({ colour, sitter }) =>
    sitter.kind === "computer"
      ? { colour, kind: sitter.kind }
      : { colour, kind: sitter.kind, player: sitter.colour, person: sitter.person },
  );
  return JSON.encode({
    game,
    options,
    busy: busy ?? "",
    byHand: byHand?.kind ?? "",
    drawing: picture.isDrawing() || isShaking(),
    told: picture.isTold(),
    playing,
    free,
    settings,
    chairs: seats,
    deciding,
    hints: hints.used,
    steps: isBrief ? "" : lines.join("\n"),
  });
}
