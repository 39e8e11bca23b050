import { achievementWords, type Achievements } from "../../kit/achievements";
import type { TableGame } from "../../kit/game";
import { changedOptions } from "../../kit/options";
import { playSlice } from "../../kit/replay";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import type { Handlers } from "../command/answers";
import type { Sync } from "../command/sync";
import { say } from "../languages/words";
import {
  achievedBy,
  achievementLine,
  readAchievementLine,
  withAchieved,
  type Achieved,
} from "../state/achieved";
import type { Chair } from "../state/chairs";
import type { Desk } from "../state/desk";
import { inTurns } from "../time/tasks";
import { personWith, steamIdAt } from "../tts/seats";
import { typed, ACHIEVEMENTS } from "../command/commands";

/**
 * Who has achieved what in the games on a board.
 * @noSelf
 */
export interface Achieving {
  /** Plays the record of a finished game once more, some steps a frame, and notes what its players have achieved. */
  judge: () => void;
  handlers: Handlers<"achievements">;
}

/** The achieving in the game on a desk. */
export function createAchieving<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  sync: Pick<Sync, "mark">,
): Achieving {
  const { rules, words, achievements } = game;
  let judged: { playthrough: object; steps: number } | undefined;

  /** Whether the record may earn anything: lessons and practice may not, nor games with other options than the designer's. */
  function counts({ free }: Achievements<Event>): boolean {
    const { options } = desk.playthrough.record;
    if (desk.lesson || desk.practice !== undefined) return false;
    return Object.keys(changedOptions(rules.options, options)).every((name) => free.includes(name));
  }

  function replay(known: Achievements<Event>): void {
    const { playthrough } = desk;
    const { options, seats, steps } = playthrough.record;
    const count = steps.length;
    const witness = known.watch(seats);
    let state: State | undefined;
    let next: number | undefined = 0;

    const slice = (): boolean => {
      // Where something has been taken back, what stands in the end counts.
      if (desk.playthrough !== playthrough || steps.length !== count) return true;
      if (state === undefined) state = rules.start(options, seats);
      else next = playSlice(rules, state, steps, next ?? 0, witness);
      if (next === undefined) return true;
      if (next < count) return false;
      award(known, (seat, won) => witness.earned(seat, won));
      return true;
    };
    inTurns(slice);
  }

  function award(known: Achievements<Event>, earned: (seat: Seat, won: boolean) => string[]): void {
    const winners = desk.result?.winners ?? [];
    const news: Achieved[] = [];
    for (let seat = 0; seat < desk.chairs.length; seat++) {
      const id = playerOf(desk.chairs, seat);
      if (id === undefined) continue;
      const isHelped = (desk.hints.used[seat] ?? 0) > 0;
      const before = achievedBy(desk.achieved, id);
      const names = earned(seat, winners.includes(seat)).filter(
        (name) => !before.includes(name) && !(isHelped && known.unaided.includes(name)),
      );
      if (names.length > 0) news.push({ id, names });
    }
    for (const each of news) {
      desk.achieved = withAchieved(desk.achieved, each);
      const titles = each.names.map((name) => achievementWords(name, words).title).join(", ");
      const name = personWith(each.id)?.steam_name ?? "";
      printToAll(say("achievementsTold", { name, titles }));
    }
    if (news.length === 0) return;
    desk.achievedNow = news;
    sync.mark("panels");
  }

  function exported(known: Achievements<Event>, id: string): string {
    const names = achievedBy(desk.achieved, id);
    const title = words.title();
    if (names.length === 0) return say("achievementsNone", { title });
    const line = typed(`${ACHIEVEMENTS} ${achievementLine(rules.id, known.names, names)}`);
    return say("achievementsExport", { title, line });
  }

  function imported(known: Achievements<Event>, id: string, line: string): string {
    const read = readAchievementLine(line, rules.id, known.names);
    if (read.kind === "unreadable") return say("achievementsUnreadable");
    if (read.kind === "otherGame") return say("achievementsOther", { game: read.game });
    const before = achievedBy(desk.achieved, id);
    desk.achieved = withAchieved(desk.achieved, { id, names: read.names });
    return say("achievementsAdded", { count: achievedBy(desk.achieved, id).length - before.length });
  }

  return {
    judge: () => {
      const { playthrough, result } = desk;
      const steps = playthrough.record.steps.length;
      if (achievements === undefined || result === undefined || !counts(achievements)) return;
      if (judged?.playthrough === playthrough && judged.steps === steps) return;
      judged = { playthrough, steps };
      replay(achievements);
    },
    handlers: {
      achievements: (player, { line }) => {
        const id = player.steam_id;
        if (achievements === undefined || id === undefined) return "nothing";
        player.print(line === "" ? exported(achievements, id) : imported(achievements, id, line));
        return "panels";
      },
    },
  };
}

/** The one person who has played a seat from the beginning, and no other seat; undefined: nobody has. */
function playerOf(chairs: readonly Chair[], seat: Seat): string | undefined {
  const chair = chairs[seat];
  const id = chair && personOf(chair);
  if (chair === undefined || id === undefined || id === "") return undefined;
  const isAlone = chairs.every((other) => other === chair || personOf(other) !== id);
  const isTheirs = chair.known.length === 0 || chair.known[0] === id;
  return isAlone && isTheirs ? id : undefined;
}

function personOf({ sitter }: Chair): string | undefined {
  return sitter.kind === "person" ? (sitter.person ?? steamIdAt(sitter.colour)) : undefined;
}
