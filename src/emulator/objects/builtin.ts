import type { ColourState, ObjectState } from "../state";

/** The menu names of some built-in objects, which spawnObject takes as well. */
const MENU_NAMES: Readonly<Record<string, string>> = {
  D4: "Die_4",
  D6: "Die_6",
  D8: "Die_8",
  D10: "Die_10",
  D12: "Die_12",
  D20: "Die_20",
  Joker: "Card",
  "3D Text": "3DText",
};

const COLOURS: Readonly<Record<string, ColourState>> = {
  BlockSquare: { r: 0.93, g: 0, b: 0 },
  BlockRectangle: { r: 0, g: 0.2, b: 0.82 },
  go_game_piece_black: { r: 0, g: 0, b: 0 },
  go_game_piece_white: { r: 0.66, g: 0.66, b: 0.66 },
  Bag: { r: 0.706, g: 0.367, b: 0 },
  Infinite_Bag: { r: 0.306, g: 0.373, b: 1 },
  Card: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
};

/** Names of objects that can be in a hand as they come from the menu. */
const HELD_IN_HANDS: Readonly<Record<string, true>> = {
  Card: true,
  CardCustom: true,
  Domino: true,
  Mahjong_Tile: true,
};

const LOCKED: Readonly<Record<string, true>> = { "3DText": true, Counter: true, LayoutZone: true };

const HIDDEN_FACE_DOWN: Readonly<Record<string, true>> = {
  Card: true,
  CardCustom: true,
  Deck: true,
  DeckCustom: true,
};

/** The state of a built-in object as `spawnObject` makes it. `shuffledIds` orders the cards of a new deck. */
export function builtIn(spawnName: string, shuffledIds: (ids: number[]) => number[]): ObjectState {
  const name = MENU_NAMES[spawnName] ?? spawnName;
  const state: ObjectState = {
    GUID: "",
    Name: name,
    Transform: { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    Nickname: "",
    Description: "",
    GMNotes: "",
    AltLookAngle: { x: 0, y: 0, z: 0 },
    ColorDiffuse: { ...(COLOURS[name] ?? { r: 1, g: 1, b: 1 }) },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: name.endsWith("Trigger") || LOCKED[name] === true,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: HIDDEN_FACE_DOWN[name] === true,
    Hands: HELD_IN_HANDS[name] === true,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
  };
  addOwnFields(state, spawnName, shuffledIds);
  return state;
}

/** What only some kinds of objects have. */
function addOwnFields(state: ObjectState, spawnName: string, shuffledIds: (ids: number[]) => number[]): void {
  switch (state.Name) {
    case "Card":
      state.CardID = spawnName === "Joker" ? 52 : 0;
      break;
    case "Deck":
      fillDeck(state, shuffledIds);
      break;
    case "3DText":
      state["Text"] = { Text: "Type Here", colorstate: { r: 1, g: 1, b: 1 }, fontSize: 64 };
      break;
    case "Counter":
      state["Counter"] = { value: 0 };
      break;
    case "Digital_Clock":
      state["Clock"] = { Mode: 0, SecondsPassed: 0, Paused: false };
      break;
    case "HandTrigger":
    case "FogOfWarTrigger":
      state.FogColor = "White";
      break;
  }
}

function fillDeck(deck: ObjectState, shuffledIds: (ids: number[]) => number[]): void {
  const ids: number[] = [];
  for (let id = 0; id < 52; id++) ids.push(id);
  deck.DeckIDs = shuffledIds(ids);
  deck.ContainedObjects = deck.DeckIDs.map((id) => ({ ...builtIn("Card", (same) => same), CardID: id }));
}
