import type { HeardLine, Person, World } from "./world";

/** Whom a line of text reaches. */
export type Reach = { kind: "everybody" } | { kind: "host" } | { kind: "colour"; color: string };

export const EVERYBODY: Reach = { kind: "everybody" };
export const HOST: Reach = { kind: "host" };

/** Puts a line on the screens that it reaches, and on record. */
export function say(world: World, kind: HeardLine["kind"], text: string, reach: Reach, from?: string): void {
  const frame = world.schedule.frame;
  const to: string[] = [];
  for (const person of world.people)
    if (person.connected && reaches(reach, person)) {
      person.heard.push({ kind, text, from, frame });
      to.push(person.color);
    }
  world.report.said.push({ kind, text, to: reach.kind === "everybody" ? undefined : to, from, frame });
}

function reaches(reach: Reach, person: Person): boolean {
  switch (reach.kind) {
    case "everybody":
      return true;
    case "host":
      return person.host;
    case "colour":
      return person.color === reach.color;
  }
}
