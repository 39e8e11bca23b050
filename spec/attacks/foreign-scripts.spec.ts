import type { EmulatedTable } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import { watch } from "./support/watching";

/** Until when a table that nobody touches has put all right, in seconds: it is saved every ten. */
const AT_REST = 14;
/** Until when pieces are where they belong again, in seconds. */
const SOON = 4;

/** What a script of somebody else does, with `board`, and `ours(type)`: the pieces of the game of that type. */
interface Deed {
  name: string;
  does: string;
  /** How long the table has to put it right before somebody chooses, in seconds. */
  within: number;
  /** What is only shown as it has to be once the script has undone this, after the game has gone on. */
  undone?: string;
  /** Whether it shows what is hidden so that no script can notice: nobody can ask whom an object is hidden from. */
  shows?: boolean;
}

/** What describes the table as a whole. */
const TABLE_DEEDS: readonly Deed[] = [
  {
    name: "puts out the light",
    does: `Lighting.light_intensity = 0 Lighting.ambient_intensity = 0 Lighting.apply()`,
    within: SOON,
  },
  {
    name: "wipes notes and Notebook",
    does: `Notes.setNotes("theirs") for _, tab in ipairs(Notes.getNotebookTabs()) do Notes.removeNotebookTab(0) end`,
    within: SOON,
  },
  {
    name: "switches hands off",
    does: "Hands.enable = false Hands.disable_unused = true",
    within: SOON,
    undone: "Hands.enable = true",
  },
  { name: "switches hands on, all open", does: "Hands.enable = true Hands.hiding = 3", within: SOON },
  { name: "changes physics", does: "Physics.setGravity({0, -60, 0}) Physics.play_area = 0", within: SOON },
  {
    name: "sets a grid",
    does: "Grid.snapping = 4 Grid.sizeX = 7 Grid.sizeY = 7 Grid.show_lines = true",
    within: SOON,
  },
  {
    name: "gives turns to others, who alone may touch",
    does: `Turns.enable = true Turns.type = 2 Turns.order = {"Blue"} Turns.disable_interactations = true Turns.turn_color = "Blue"`,
    within: SOON,
  },
  {
    name: "ends turns, and timers",
    does: `Turns.enable = false for i = 1, 50 do Timer.destroy(tostring(i)) end`,
    within: SOON,
  },
  {
    name: "changes table, background and music",
    does: `Tables.setTable("Table_None") flipTable() Backgrounds.setBackground("Sky_Museum") MusicPlayer.pause()`,
    within: SOON,
  },
  {
    name: "mutes and promotes people, and has them choose from hands",
    does: `Player.Blue.mute() Player.Blue.promote() chooseInHand("theirs", 0, 1, "", {"White", "Blue"})`,
    within: SOON,
  },
  {
    name: "keeps rewind states from being stored",
    does: "storeRewindState(function() end, true)",
    within: SOON,
    undone: "allowRewindStore()",
  },
  {
    name: "takes keys and menus away",
    does: "clearHotkeys() clearContextMenu() for _, card in ipairs(ours('Card')) do card.clearContextMenu() end",
    within: SOON,
  },
];

/** What changes pieces so that no event tells of it. */
const PIECE_DEEDS: readonly Deed[] = [
  { name: "puts a card into an infinite bag", does: "swallow('Infinite_Bag')", within: SOON },
  { name: "puts a card into a bag", does: "swallow('Bag')", within: SOON },
  {
    name: "fastens a card to a thing of its own",
    does: `spawnObject({type = "BlockSquare", position = {44, 3, 0}, callback_function = function(block)
      local card = ours("Card")[1] if card then block.addAttachment(card) end end})`,
    within: SOON,
  },
  { name: "groups all cards", does: "group(ours('Card'))", within: AT_REST },
  {
    name: "pushes and joins pieces",
    does: `local first = ours()[1]
      for _, piece in ipairs(ours()) do
        piece.addForce({3, 5, 0}) piece.addTorque({3, 0, 0}) piece.setVelocity({0, 5, 3}) piece.setAngularVelocity({9, 0, 0})
        if piece ~= first then piece.jointTo(first, {type = "Fixed"}) end
      end`,
    within: AT_REST,
  },
  {
    name: "turns dice to other faces, and throws them",
    does: `for _, die in ipairs(ours("Dice")) do die.setRotationValue(die.getRotationValues()[1].value) end
      Wait.time(function() for _, die in ipairs(ours("Dice")) do die.roll() end end, 1)`,
    within: AT_REST,
  },
  {
    name: "lets nobody touch any piece",
    does: "for _, piece in ipairs(ours()) do piece.interactable = false end",
    within: AT_REST,
  },
  {
    name: "makes pieces invisible",
    does: `for _, piece in ipairs(ours()) do piece.setInvisibleTo({"White", "Blue", "Grey"}) end`,
    within: AT_REST,
  },
  {
    name: "wipes what is drawn on the board",
    does: "board.setVectorLines({}) board.setSnapPoints({}) board.setDecals({}) board.clearButtons()",
    within: SOON,
  },
  {
    name: "takes gravity and hands away from pieces",
    does: "for _, piece in ipairs(ours()) do piece.use_gravity = false piece.use_hands = false piece.sticky = false end",
    within: AT_REST,
  },
  {
    name: "lays zones over the table, which hide and arrange",
    does: `for _, kind in ipairs({"FogOfWarTrigger", "LayoutZone", "ScriptingTrigger", "RandomizeTrigger"}) do
      pcall(spawnObject, {type = kind, position = board.getPosition(), scale = {60, 10, 60}}) end`,
    within: SOON,
  },
  {
    name: "shuffles, cuts, spreads and deals the decks",
    does: `for _, deck in ipairs(ours("Deck")) do deck.shuffle() pcall(deck.deal, 1) end
      for _, deck in ipairs(ours("Deck")) do pcall(deck.cut) end
      for _, deck in ipairs(ours("Deck")) do pcall(deck.spread) end`,
    within: AT_REST,
  },
  {
    name: "loads pieces anew",
    does: "for _, piece in ipairs(ours()) do piece.reload() end",
    within: AT_REST,
  },
  {
    name: "shows hidden cards",
    does: "for _, card in ipairs(ours('Card')) do card.setHiddenFrom({}) end",
    within: SOON,
    shows: true,
  },
];

/** What other scripts call at the board, and what they cannot call, with the handlers of TTS. */
const HANDLERS = [
  ...["onLoad", "onSave", "panelClicked", "panelTyped", "onObjectDrop", "onObjectPickUp", "onObjectDestroy"],
  ...["onObjectSpawn", "onObjectEnterContainer", "onObjectNumberTyped", "onPlayerAction", "onPlayerConnect"],
  ...["onPlayerChangeColor", "onPlayerDisconnect", "onChat", "dieSettled", "deckShuffled", "keyPressed"],
  ...["obeyChat", "chatCommands", "describe", "rehearsal", "offsuitHeartbeat", "adoptSettings"],
];

/** What happens to our scripts. */
const SCRIPT_DEEDS: readonly Deed[] = [
  { name: "overwrites one handler of the board", does: `board.setVar("panelClicked", nil)`, within: AT_REST },
  {
    name: "overwrites how a board saves",
    does: `board.setVar("onSave", 7) board.setTable("dieSettled", {})`,
    within: AT_REST,
  },
  {
    name: "overwrites all handlers of the board",
    does: HANDLERS.map((name) => `board.setVar("${name}", nil)`).join("\n"),
    within: AT_REST,
  },
  {
    name: "overwrites what dice and decks offer",
    does: `for _, type in ipairs({"Deck", "Dice"}) do for _, piece in ipairs(ours(type)) do
      for _, name in ipairs({"rollDie", "lookAfterThrow", "shuffleDeck", "lookAfterShuffle", "onNumberTyped"}) do
        piece.setVar(name, nil) end end end`,
    within: AT_REST,
  },
  {
    name: "says that Global is ours, and has a shelf",
    does: `Global.setVar("isOffsuit", true) Global.setVar("hasShelf", true)`,
    within: SOON,
    undone: `Global.setVar("isOffsuit", nil) Global.setVar("hasShelf", nil)`,
  },
  { name: "wipes the texts that a board carries", does: `board.setGMNotes("")`, within: AT_REST },
  { name: "loads the board anew", does: "board.reload()", within: AT_REST },
];

const GROUPS: readonly (readonly [what: string, deeds: readonly Deed[]])[] = [
  ["it goes on whatever describes the table is changed", TABLE_DEEDS],
  ["pieces are back, whatever takes or hides them", PIECE_DEEDS],
  ["it goes on when its scripts are meddled with", SCRIPT_DEEDS],
];

const HELPERS = `
function ours(type)
  local list = {}
  for _, piece in ipairs(getObjects()) do
    local memo = piece.memo or ""
    if memo:sub(1, 8) == "offsuit/" and memo:sub(-6) ~= "/board" and (type == nil or piece.type == type) then
      list[#list + 1] = piece
    end
  end
  return list
end
function swallow(kind)
  spawnObject({type = kind, position = {40, 3, 0}, callback_function = function(bag)
    local card = ours("Card")[1]
    if card then bag.putObject(card) end
  end})
end`;

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  function dealt(seed: number): EmulatedTable {
    const table = at.open({ seed });
    table.execute(HELPERS);
    at.deal(table, table.player("White"));
    return table;
  }

  function choose(table: EmulatedTable, why: string): void {
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state), `${why}: the game is over too early`);
    const { steps } = at.reportOf(table);
    at.clickAction(table, state, at.decider("sensible", 391)(state, seat), seat);
    at.waitForPeople(table, 120);
    expectTrue(at.reportOf(table).steps.length > steps.length, `${why}: the choice does not count`);
  }

  for (const [what, deeds] of GROUPS)
    it(`${id}: ${what}`, () => {
      const table = dealt(391);
      for (const { name, does, within, undone, shows } of deeds) {
        const { look } = watch(game, table, at.stateOf(table));
        table.execute(`board = getObjectFromGUID("${at.piece(table, "board").guid}") ${does}`);
        table.seconds(within);
        if (shows !== true) look();
        choose(table, name);
        if (undone !== undefined) table.execute(undone);
        table.seconds(SOON);
        at.waitForPeople(table, 60);
        at.expectPicture(table);
      }
      expectSound(table);
    });
}

describe("A script of somebody else", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
