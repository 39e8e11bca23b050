import type { Sync } from "../command/sync";
import type { Screens } from "../panel/screens";
import type { Flow } from "../play/flow";
import type { Seating } from "../seats/seating";
import type { Stage } from "../stage/stage";
import type { Company } from "../state/company";
import type { AnyDesk } from "../state/desk";
import { happened } from "../state/happenings";

/**
 * What people do with seats.
 * @noSelf
 */
export interface SeatEvents {
  /** Somebody is at a colour now, nobody knows who: what is secret is hidden until it is known. */
  moved: (colour: ColorLiteral) => void;
  /** Somebody has come, gone or changed seat. */
  changed: () => void;
}

/** Who sees to that. */
interface Surroundings {
  company: Company;
  stage: Pick<Stage, "hideAnew">;
  screens: Pick<Screens, "handBack" | "withhold">;
  seating: Pick<Seating, "changed">;
  flow: Pick<Flow<never>, "restart">;
  sync: Pick<Sync, "mark">;
}

/** What tells the parts of a table of what people do with its seats. */
export function createSeatEvents(
  desk: AnyDesk,
  { company, stage, screens, seating, flow, sync }: Surroundings,
): SeatEvents {
  return {
    moved: (colour) => {
      if (!company.keepsSecrets || !desk.playing) return;
      company.doubt(colour);
      stage.hideAnew();
      screens.withhold(colour);
    },
    changed: () => {
      happened(desk.happenings, "somebody came, went or changed seats");
      company.recognise();
      if (company.keepsSecrets) {
        screens.handBack();
        if (desk.playing) stage.hideAnew();
      }
      sync.mark(seating.changed());
      // Cards are in the hand of the person who sits there, and hidden from everybody else.
      if (desk.busy === undefined) sync.mark("table");
      // The player who was to roll may have left.
      if (desk.byHand !== undefined) flow.restart();
    },
  };
}
