import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { createPhysicalChance, type PhysicalChance } from "../../chance/physical-chance";
import { createSync, type Sync } from "../../command/sync";
import { createGlances, type Glances } from "../../panel/glances";
import { createScreens, type Screens } from "../../panel/screens";
import { createLabels, type Labels } from "../../stage/labels";
import { createMenus, type Menus } from "../../stage/menus";
import { createPicture, type Picture } from "../../stage/picture";
import { createShowPlayer, type ShowPlayer } from "../../stage/show";
import { createStage, type Stage } from "../../stage/stage";
import { createSuspense, type Suspense } from "../../stage/suspense";
import type { Company } from "../../state/company";
import type { Desk } from "../../state/desk";

/** What is on the table and on the screens, and what has it brought up to date. */
export interface Drawing<Event> {
  company: Company;
  sync: Sync;
  suspense: Suspense;
  menus: Menus;
  stage: Stage;
  labels: Labels;
  chance: PhysicalChance;
  show: ShowPlayer<Event>;
  picture: Picture;
  glances: Glances;
  screens: Screens;
}

/** Makes what draws the game on a desk, for this company. */
export function createDrawing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  company: Company,
): Drawing<Event> {
  const { rules, words, box } = game;
  const suspense = createSuspense(() => desk.settings.speed !== "instant");
  const menus = createMenus();
  const stage = createStage(rules.id, box, owner, company, menus);
  const labels = createLabels(company.names, box.board.print);
  const chance = createPhysicalChance(rules.id, owner.guid, stage, () => desk.settings.speed);
  const show = createShowPlayer<Event>(rules.id, stage, {
    settings: () => desk.settings,
    cues: (event) => game.show?.cues(event, desk.playthrough.state) ?? [],
    headline: () => words.result(rules.seen(desk.playthrough.state, "spectator")).headline,
    suspense,
  });
  const picture = createPicture(game, desk, { stage, labels, show, suspense, inFlight: chance.inFlight });
  const glances = createGlances();
  const screens = createScreens(owner.guid, glances, suspense);
  const sync = createSync();
  return { company, sync, suspense, menus, stage, labels, chance, show, picture, glances, screens };
}
