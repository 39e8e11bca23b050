import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { printOf } from "../../src/kit/rules/box";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf } from "../../src/kit/game/scene";
import type { Mark, Monster } from "../../src/kit/game/show";
import { expectSame, expectTrue } from "../support/expect";

interface Standing {
  monster: Monster;
  hidden: readonly string[];
}

/** Every monster that stands in a few random games, with what is not printed then: places that are hidden, empty texts. */
function monstersOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Standing[] {
  const monsters: Record<string, Standing> = {};
  const policy = must(game.policies["random"], "a policy of every game");
  const policies = Array.from({ length: game.rules.seats.min }, () => policy);
  for (let seed = 1; seed <= 6; seed++) {
    let steps = 0;
    playOut(game, { options: {}, policies, seed }, (state) => {
      steps++;
      if (steps > 150) return;
      for (const monster of game.show?.monsters(state) ?? []) {
        // One that has fallen is about to leave.
        if (monster.slain) continue;
        const seen = game.rules.seen(state, "spectator");
        const texts = game.labels(seen, FRESH_BOARD).filter(({ text }) => text === "");
        const hidden = (game.unused?.(seen) ?? []).concat(texts.map(({ id }) => id));
        monsters[monster.id] = { monster, hidden };
      }
    });
  }
  return Object.values(monsters);
}

/** What is printed where a monster is, or the rim of the board. */
function inTheWay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { box }: Game<State, Action, Event, Seen>,
  { monster: { at, size }, hidden }: Standing,
): string[] {
  const { width, depth } = box.board;
  const reach = size / 2;
  const ways = printOf(box.board).filter(
    (item) =>
      !hidden.includes(item.id) &&
      Math.abs(item.x - at.x) < item.width / 2 + reach &&
      Math.abs(item.z - at.z) < item.depth / 2 + reach,
  );
  const isOff = Math.abs(at.x) + reach > width / 2 || Math.abs(at.z) + reach > depth / 2;
  return ways.map(({ id }) => id).concat(isOff ? ["rim"] : []);
}

describe("the monsters of every game", () => {
  for (const entry of GAMES)
    it(`${entry.id}: are on the board, and on no place or text of it`, () => {
      entry.visit((game) => {
        const monsters = monstersOf(game);
        expectSame(monsters.length > 0, ["cards-vs-dice", "pokers-rogue-reckoning"].includes(entry.id));
        for (const monster of monsters) {
          expectSame(inTheWay(game, monster), [], monster.monster.id);
          expectTrue(monster.monster.size > 1, "too small to be seen");
        }
      });
    });
});

/** What a game has marked in a few random games, and whatever is wrong with it. */
function marksOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seats: number,
): { kinds: Record<string, number>; wrong: string[] } {
  const kinds: Record<string, number> = {};
  const wrong: string[] = [];
  const policy = must(game.policies["random"], "a policy of every game");
  const policies = Array.from({ length: seats }, () => policy);
  for (let seed = 1; seed <= 3; seed++) {
    let steps = 0;
    playOut(game, { options: {}, policies, seed }, (state) => {
      steps++;
      if (steps > 250) return;
      const turned = steps % 2 === 0;
      for (const mark of game.show?.marks(state, turned) ?? []) {
        kinds[mark.kind] = (kinds[mark.kind] ?? 0) + 1;
        wrong.push(...["", ...faultsOf(game, state, turned, mark)].slice(1));
      }
    });
  }
  return { kinds, wrong };
}

/** What is wrong with a mark: it is not on the board, or outlines what is not there or lies face down. */
function faultsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  state: State,
  turned: boolean,
  mark: Mark,
): string[] {
  const { width, depth } = game.box.board;
  const isOn = ({ x, z }: { x: number; z: number }): boolean =>
    Math.abs(x) < width / 2 && Math.abs(z) < depth / 2;
  if (mark.kind === "arrow") return isOn(mark.from) && isOn(mark.to) ? [] : ["an arrow beside the board"];
  if (mark.kind === "strokes") return isOn(mark.at) && mark.count > 0 ? [] : ["strokes beside the board"];
  const { pieces } = pictureOf(game, state, turned);
  return mark.pieces.filter((id) => {
    const piece = pieces.find((each) => each.id === id);
    return piece === undefined || (piece.kind === "card" && !piece.faceUp);
  });
}

describe("the marks of every game", () => {
  for (const entry of GAMES)
    it(`${entry.id}: are on the board, and outline nothing that is not there or lies face down`, () => {
      entry.visit((game) => {
        for (const seats of [game.rules.seats.min, Math.min(4, game.rules.seats.max)]) {
          const { kinds, wrong } = marksOf(game, seats);
          expectSame(wrong, []);
          const isMarked = ["rogue-solitaire", "roll-flush", "pokerchess"].includes(entry.id);
          expectSame((kinds["outline"] ?? 0) > 0, isMarked);
          expectSame((kinds["arrow"] ?? 0) > 0, entry.id === "pokerchess");
          expectSame((kinds["strokes"] ?? 0) > 0, entry.id === "pokerchess" && seats > 2);
        }
      });
    });
});

/** The cues and moments of a game in a few games by their kinds, and whatever is wrong with one. */
function cuesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): { kinds: Record<string, number>; wrong: string[] } {
  const kinds: Record<string, number> = {};
  const wrong: string[] = [];
  const { width, depth } = game.box.board;
  for (let seed = 1; seed <= 4; seed++) {
    // Luck alone ends a game early.
    const policy = must(game.policies[seed === 4 ? "sensible" : "random"], "a policy of every game");
    const policies = Array.from({ length: game.rules.seats.min }, () => policy);
    playOut(game, { options: {}, policies, seed }, (state, _step, events) => {
      for (const event of events) {
        const moment = game.show?.moment(event, state);
        if (moment?.kind !== undefined) kinds[moment.kind] = (kinds[moment.kind] ?? 0) + 1;
        const acts = moment?.acts ?? [];
        const movers = acts.flatMap((act) => act.movers ?? []);
        for (const { piece } of movers)
          if (piecesOf(game, state)[piece] !== true) wrong.push(`${event.kind}: there is no ${piece} to act`);
        for (const cue of acts.flatMap(({ cues }) => cues).concat(game.show?.cues(event, state) ?? [])) {
          kinds[cue.kind] = (kinds[cue.kind] ?? 0) + 1;
          if (cue.kind === "rise" && (Math.abs(cue.at.x) > width / 2 || Math.abs(cue.at.z) > depth / 2))
            wrong.push(`${event.kind} rises beside the board`);
          if (cue.kind !== "glow" && cue.kind !== "shake" && cue.kind !== "topple") continue;
          const known = piecesOf(game, state);
          for (const id of cue.pieces) if (known[id] !== true) wrong.push(`${event.kind}: there is no ${id}`);
        }
      }
    });
  }
  return { kinds, wrong };
}

/** Every piece that is in a picture, and every card of its piles. */
function piecesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  state: State,
): Record<string, boolean> {
  const known: Record<string, boolean> = {};
  for (const piece of pictureOf(game, state).pieces) {
    known[piece.id] = true;
    if (piece.kind === "pile") for (const card of piece.cards) known[card] = true;
  }
  return known;
}

/** The large moments that come in these games, by the games. */
const LARGE: Readonly<Record<string, readonly string[]>> = {
  "cards-vs-dice": ["blow", "fall", "arrival", "end"],
  "rogue-solitaire": ["blow", "fall", "arrival", "end"],
  "pokers-rogue-reckoning": ["blow", "fall", "arrival", "end"],
  "roll-flush": ["turn", "end"],
  pokerchess: ["blow", "fall", "turn", "end"],
};

describe("the cues and moments of every game", () => {
  for (const entry of GAMES)
    it(`${entry.id}: are of pieces that there are, and on the board`, () => {
      entry.visit((game) => {
        const { kinds, wrong } = cuesOf(game);
        expectSame(wrong, []);
        expectTrue((kinds["glow"] ?? 0) + (kinds["rise"] ?? 0) > 0, "nothing is ever seen");
        expectTrue((kinds["finale"] ?? 0) > 0, "no end is announced");
        for (const kind of must(LARGE[entry.id], "the moments of every game"))
          expectTrue((kinds[kind] ?? 0) > 0, `there is never a moment of the kind ${kind}`);
      });
    });
});
