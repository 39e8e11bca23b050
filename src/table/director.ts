import type { Chance } from "../kit/chance";
import type { Game } from "../kit/game";
import type { Step } from "../kit/record";
import type { Refusal } from "../kit/refusal";
import type { Decision, GameAction, GameEvent, Result } from "../kit/rules";
import type { Scene, Sight } from "../kit/scene";
import { nextOptionValue, nextUndoRule } from "./cycling";
import { newDesk, readDesk, saveDesk, seatOf, type BusyReason } from "./desk";
import { overFrames } from "./frames";
import { createGestures } from "./gestures";
import { attempt } from "./guard";
import { createLabels } from "./labels";
import { pieceOf, pileOf } from "./memo";
import type { DeckShuffled, DieSettled } from "./messages";
import type { Pose } from "./object-data";
import { makeOffers } from "./offers";
import type { Command } from "./panel/view";
import { createPhysicalChance } from "./physical-chance";
import { begin, chanceStep, choiceStep, play, stepsAfterUndo } from "./playthrough";
import { decodeSaved, decodeStep, encodeStep } from "./saving";
import { createScreens } from "./screens";
import { isPlaying, isSeated, viewers } from "./seats";
import { count } from "./session";
import { situationOf } from "./situation";
import { createStage } from "./stage";
import { isTableSentence, say } from "./words";

/** How many steps of a record are replayed in one frame. */
const STEPS_PER_FRAME = 4;
/** How long the table is left alone after a disturbance before it is drawn again, in seconds. */
const CALM_TIME = 0.5;

/**
 * Runs one game on one board: everything that happens at the table comes here and leaves as a new picture.
 * @noSelf
 */
export interface Director {
  /** Begins from the text of `save`; an empty text is a fresh table. */
  load(saved: string): void;
  save(): string;
  /** A click on a part of the prompt panel. */
  clicked(player: Player, id: string): void;
  /** Somebody has let go of an object. */
  dropped(colour: ColorLiteral, object: GObject): void;
  pickedUp(colour: ColorLiteral, object: GObject): void;
  /** An object has been deleted or put into a container. */
  disturbed(object: GObject): void;
  /** Somebody has come, gone or changed seat. */
  seatsChanged(): void;
  /** Whether players may do to this object what they like. */
  isFree(object: GObject): boolean;
  dieSettled(message: DieSettled): void;
  deckShuffled(message: DeckShuffled): void;
  /** Tells everybody of a mistake of ours and draws the table again. */
  recover(what: string, message: string): void;
  /** Takes an action for a colour, as a click would. */
  takeAction(colour: ColorLiteral, action: unknown): void;
  /** The record and what the table is doing, as JSON text. */
  describe(): string;
}

/** The director of a game on the board that carries this script. */
export function createDirector<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Director {
  const { rules, words } = game;
  const desk = newDesk(rules);
  const stage = createStage(rules.id, game.box, owner, coloursWithout);
  const labels = createLabels();
  const chance = createPhysicalChance(rules.id, owner.guid, stage);
  const screens = createScreens<Action>(owner.guid, (viewer) => situationOf(game, desk, viewer));
  const gestures = createGestures(game, desk, stage, choose, redraw);

  /** Dice that are on their own way just now. */
  let rolling: Record<string, boolean> = {};
  /** Counts what the table has turned to; work that began for something older is dropped. */
  let turn = 0;
  /** What the dice or the deck have been asked. */
  let asked: Chance | undefined;
  let disturbances = 0;

  /** The colours from which a card with this sight is hidden. */
  function coloursWithout(sight: Sight): ColorLiteral[] {
    if (sight === "everyone") return [];
    return [...viewers(), "Black" as const].filter((colour) => {
      const seat = seatOf(desk, colour);
      return sight === "nobody" || seat === undefined || !sight.includes(seat);
    });
  }

  // ---- the way of a game -------------------------------------------------------------------------------------

  /** Looks what the game waits for, draws the table and sees to it. */
  function advance(): void {
    const mine = turnTo("moving");
    overFrames(() => {
      if (mine !== turn) return true;
      const waiting = rules.waiting(desk.playthrough.state);
      switch (waiting.kind) {
        case "chance":
          if (desk.playing) performChance(waiting.chance, mine);
          else rest();
          return true;
        case "decisions":
          offer(waiting.decisions, mine);
          return true;
        case "over":
          finish(waiting.result);
          return true;
      }
    });
  }

  /** Leaves whatever the table was at, and answers the number of the new turn. */
  function turnTo(busy: BusyReason | undefined): number {
    turn++;
    chance.cancel();
    asked = undefined;
    rolling = {};
    desk.busy = busy;
    desk.deciding = [];
    desk.offers = [];
    desk.result = undefined;
    return turn;
  }

  /** The table waits for people: what lies on it may be saved and rewound to. */
  function rest(): void {
    desk.busy = undefined;
    draw(() => {
      allowRewindStore?.();
    });
    screens.refresh();
  }

  function offer(decisions: readonly Decision<Action>[], mine: number): void {
    redraw();
    for (const { seat, choices } of decisions) {
      const seen = rules.seen(desk.playthrough.state, seat);
      makeOffers(words, seen, seat, choices, (made) => {
        if (mine !== turn) return;
        desk.deciding.push(seat);
        desk.offers = [...desk.offers, ...made];
        if (desk.deciding.length === decisions.length) rest();
      });
    }
  }

  function finish(result: Result): void {
    desk.result = result;
    if (!desk.counted) {
      desk.counted = true;
      count(desk.session, result.winners.length > 0, rules.summary(desk.playthrough.state));
    }
    rest();
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function performChance(point: Chance, mine: number): void {
    if (desk.free) {
      rest();
      return;
    }
    desk.busy = point.kind === "roll" ? "rolling" : "shuffling";
    storeRewindState?.(() => undefined, true);
    screens.refresh();
    if (point.kind === "roll") {
      for (const { die } of point.dice) if (stage.find(die) !== undefined) rolling[die] = true;
    }
    draw(() => {
      if (mine === turn) askChance(point, mine);
    });
  }

  function askChance(point: Chance, mine: number): void {
    if (point.kind === "roll") for (const { die } of point.dice) rolling[die] = true;
    asked = point;
    chance.perform(
      point,
      posesOf(game.scene(desk.playthrough.state)),
      (outcome) => {
        if (mine === turn) take(chanceStep(outcome));
      },
      () => {
        if (mine === turn) advance();
      },
    );
  }

  /** Where the scene wants each die. */
  function posesOf(scene: Scene): Record<string, Pose> {
    const poses: Record<string, Pose> = {};
    for (const piece of scene.pieces) {
      const pose = piece.kind === "die" ? stage.poseOf(piece) : undefined;
      if (pose !== undefined) poses[piece.id] = pose;
    }
    return poses;
  }

  /** Plays a step and goes on; one that does not fit changes nothing, and the table is drawn as it was. */
  function take(step: Step<Action>): void {
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "done") {
      desk.lines.push(encodeStep(step));
      screens.forgetNotices();
      tellEvents(done.events);
    }
    advance();
  }

  function tellEvents(events: readonly Event[]): void {
    for (const event of events) {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence);
    }
  }

  function draw(drawn: () => void): void {
    if (desk.free) {
      drawn();
      return;
    }
    overFrames(() => {
      const scene = game.scene(desk.playthrough.state);
      labels.show(scene.labels);
      stage.draw(scene, rolling, drawn);
      return true;
    });
  }

  /** Puts everything where it belongs. */
  function redraw(): void {
    draw(() => undefined);
  }

  // ---- what people do ----------------------------------------------------------------------------------------

  function choose(player: Player, action: Action): void {
    const seat = seatOf(desk, player.color);
    if (seat === undefined) {
      refuseTo(player, isPlaying(player.color) && desk.playing ? notTheirs() : say("notSeated"));
      return;
    }
    if (desk.busy !== undefined || !desk.playing) {
      refuseTo(player, desk.busy === undefined ? say("lobby") : say("busy", { what: say(desk.busy) }));
      return;
    }
    const refusal = rules.check(desk.playthrough.state, seat, action);
    if (refusal !== undefined) {
      refuseTo(player, sentenceOf(refusal));
      return;
    }
    const question = words.confirm(rules.seen(desk.playthrough.state, seat), action);
    if (question === undefined) take(choiceStep(seat, action));
    else confirm(player, question, choiceStep(seat, action));
  }

  /** Asks before a step that cannot be taken back; the answer counts only if nothing has happened since. */
  function confirm(player: Player, question: string, step: Step<Action>): void {
    const mine = turn;
    redraw();
    player.showConfirmDialog(question, () => {
      attempt("an answer", () => {
        if (mine === turn && desk.busy === undefined) take(step);
        else refuseTo(player, say("cannotNow"));
      });
    });
  }

  function notTheirs(): string {
    return say("notYourGame", { colour: desk.sitting.join(", ") });
  }

  /** Says why not, and puts back what was moved. */
  function refuseTo(player: Player, sentence: string): void {
    screens.tell(player, sentence);
    if (desk.busy === undefined) redraw();
  }

  function sentenceOf(refusal: Refusal): string {
    return isTableSentence(refusal.reason) ? say(refusal.reason, refusal.values) : words.refusal(refusal);
  }

  function obey(player: Player, command: Command): void {
    switch (command.kind) {
      case "choose": {
        const seat = seatOf(desk, player.color);
        const chosen = desk.offers.filter((made) => made.seat === seat)[command.choice];
        if (chosen === undefined) refuseTo(player, say("cannotNow"));
        else choose(player, chosen.choice.action);
        return;
      }
      case "group":
        screens.open(player.color, command.name);
        return;
      case "turnPage":
        screens.turnPage(player.color);
        return;
      case "rules":
        player.showInfoDialog(say("rulesDialog", { title: words.title, example: words.ruleExample }));
        return;
      default:
        manage(player, command);
    }
  }

  /** The commands that concern the whole table: for its players and the host, and for all seated before the deal. */
  function manage(
    player: Player,
    command: Exclude<Command, { kind: "choose" | "group" | "turnPage" | "rules" }>,
  ): void {
    if (!isSeated(player.color)) {
      refuseTo(player, say("notSeated"));
      return;
    }
    const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
    if (desk.playing && command.kind !== "takeSeat" && !plays) {
      refuseTo(player, notTheirs());
      return;
    }
    switch (command.kind) {
      case "start":
        if (desk.playing && desk.result === undefined) refuseTo(player, say("cannotNow"));
        else deal([player.color]);
        return;
      case "option":
        changeOption(command.name);
        return;
      case "undoRule":
        desk.undoRule = nextUndoRule(desk.undoRule);
        screens.refresh();
        return;
      case "undo":
        undo(player);
        return;
      case "handsOff":
        setFree(true);
        return;
      case "handsOn":
        setFree(false);
        return;
      case "newGame":
        if (desk.result !== undefined || !desk.playing) clear();
        else player.showConfirmDialog(say("giveUp"), clear);
        return;
      case "takeSeat":
        takeSeat(player, command.seat);
        return;
    }
  }

  function deal(colours: readonly ColorLiteral[]): void {
    desk.sitting = [...colours];
    startOver(true);
  }

  /** Back to the options; the game that was played is given up. */
  function clear(): void {
    startOver(false);
  }

  function startOver(playing: boolean): void {
    desk.playing = playing;
    desk.counted = false;
    desk.playthrough = begin(rules, { ...desk.options }, rules.seats.min);
    desk.lines = [];
    screens.clearLog();
    screens.forgetNotices();
    advance();
  }

  function changeOption(name: string): void {
    if (desk.playing) return;
    for (const spec of rules.options) {
      if (spec.name === name) desk.options[name] = nextOptionValue(spec, desk.options);
    }
    screens.refresh();
  }

  function undo(player: Player): void {
    const left = stepsAfterUndo(desk.playthrough, desk.undoRule);
    if (typeof left !== "number") refuseTo(player, sentenceOf(left));
    else if (seatOf(desk, player.color) === undefined) refuseTo(player, notTheirs());
    else if (desk.busy === undefined) replay(desk.lines.slice(0, left), false);
  }

  function setFree(free: boolean): void {
    desk.free = free;
    if (!free) {
      advance();
      return;
    }
    turnTo(undefined);
    stage.release();
    screens.refresh();
  }

  function takeSeat(player: Player, seat: number): void {
    const sitting = desk.sitting[seat];
    if (sitting === undefined || isSeated(sitting)) {
      refuseTo(player, say("cannotNow"));
      return;
    }
    desk.sitting[seat] = player.color;
    screens.refresh();
  }

  /** Waits until things are calm; then what is gone comes back, and dice or a deck that are gone are asked anew. */
  function disturbed(object: GObject): void {
    const piece = pieceOf(rules.id, object.memo);
    if (piece === undefined || desk.free) return;
    const answering = rolling[piece] === true || (asked?.kind === "shuffle" && pileOf(piece) === asked.pile);
    disturbances++;
    const mine = disturbances;
    Wait.time(() => {
      attempt("a disturbed table", () => {
        if (answering && asked !== undefined) advance();
        else if (mine === disturbances && desk.busy === undefined) redraw();
      });
    }, CALM_TIME);
  }

  // ---- resuming ----------------------------------------------------------------------------------------------

  function load(saved: string): void {
    const text = saved === "" ? undefined : decodeSaved(saved);
    if (text !== undefined) readDesk(rules, desk, text.header);
    replay(text?.steps ?? [], text?.damaged ?? false);
    if (text === undefined && saved !== "") screens.write(say("damagedAll"));
    // The interface can be changed only after the frame in which everything is loaded.
    Wait.frames(() => {
      attempt("the panel", () => {
        screens.install(screens.refresh);
      });
    }, 2);
  }

  /** Plays a record again, some steps a frame. Where a step does not fit, the game goes on from the one before. */
  function replay(steps: readonly string[], damaged: boolean): void {
    const mine = turnTo("resuming");
    desk.playthrough = begin(rules, desk.playthrough.record.options, rules.seats.min);
    desk.lines = [];
    desk.replaying = steps;
    screens.clearLog();
    let broken = damaged;
    overFrames(() => {
      if (mine !== turn) return true;
      for (let i = 0; i < STEPS_PER_FRAME && desk.lines.length < steps.length; i++) {
        if (replayStep(steps[desk.lines.length] ?? "")) continue;
        broken = true;
        break;
      }
      if (!broken && desk.lines.length < steps.length) return false;
      if (broken) screens.write(say("damagedEnd", { step: desk.lines.length }));
      desk.replaying = undefined;
      advance();
      return true;
    });
  }

  function replayStep(line: string): boolean {
    const step = decodeStep<Action>(line);
    if (step === undefined) return false;
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "refusal") return false;
    desk.lines.push(line);
    tellEvents(done.events);
    return true;
  }

  return {
    load,
    save: () => saveDesk(desk),
    dropped: gestures.dropped,
    pickedUp: gestures.pickedUp,
    disturbed,
    clicked: (player, id) => {
      const command = screens.clicked(player.color, id);
      if (command !== undefined) obey(player, command);
    },
    seatsChanged: screens.refresh,
    isFree: (object) => desk.free || pieceOf(rules.id, object.memo) === undefined,
    dieSettled: chance.dieSettled,
    deckShuffled: chance.deckShuffled,
    recover: (what, message) => {
      broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
      if (!desk.free) advance();
    },
    takeAction: (colour, action) => {
      const step = decodeStep<Action>(JSON.encode({ kind: "act", seat: 0, action }));
      if (step?.kind === "act") choose(Player[colour], step.action);
    },
    describe: () => {
      const { busy, playing, free, lines, playthrough } = desk;
      const { game: id, options } = playthrough.record;
      return JSON.encode({ game: id, options, busy: busy ?? "", playing, free, steps: lines });
    },
  };
}
