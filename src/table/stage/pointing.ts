import { same } from "../../kit/data/data";
import type { Piece, Spot } from "../../kit/game/scene";
import { isMovable } from "../../tts/hit-test";
import { scheduleFair } from "../../tts/scheduler";
import type { Table } from "../table";
import type { Pointing } from "./contracts";

/** What points at pieces for everybody: the table asks for it only where nobody plays who should not see it. */
export function createPointing({ game, desk, sceneDrawer, effects }: Table): Pointing {
  return {
    point: (action) => {
      const { state } = desk.playthrough;
      const [pieces, spots] = [sceneDrawer.pieces().filter((piece) => isMovable(piece)), sceneDrawer.spots()];

      /** Where a piece would be dropped for the action. */
      const spotFor = ({ id }: Piece): Spot | undefined =>
        spots.find((spot) => {
          const made = game.gesture(state, { kind: "drop", piece: id, spot: spot.id });
          return made?.kind === action.kind && same(made, action);
        });

      let next = 0;
      scheduleFair(() => {
        const piece = pieces[next];
        next++;
        if (piece === undefined || state !== desk.playthrough.state) return true;
        const flipped = game.gesture(state, { kind: "flip", piece: piece.id });
        if (flipped?.kind === action.kind && same(flipped, action)) {
          effects.point([{ kind: "outline", pieces: [piece.id], tone: "gain" }]);
          return true;
        }
        const spot = spotFor(piece);
        if (spot === undefined) return false;
        effects.point([
          { kind: "outline", pieces: [piece.id].concat(spot.pieces), tone: "gain" },
          { kind: "arrow", from: piece.place, to: spot },
        ]);
        return true;
      });
    },
  };
}
