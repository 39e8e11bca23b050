import type { ObjectState } from "../state";
import { transformFrom } from "../state";
import type { Piece } from "../world";
import { recordOf } from "./pieces";

/** A record without some of its fields. */
export function without(record: ObjectState, ...fields: string[]): ObjectState {
  const rest: ObjectState = { ...record };
  for (const field of fields) rest[field] = undefined;
  return rest;
}

/** The record of a deck with the looks and place of a card or deck. */
export function deckRecord(like: Piece, contents: ObjectState[], name = like.state.Name): ObjectState {
  return {
    ...without(recordOf(like), "CardID", "States", "Memo", "Tags", "CustomDeck"),
    Name: name,
    GUID: "",
    Nickname: "",
    Description: "",
    GMNotes: "",
    Hands: false,
    HideWhenFaceDown: true,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    Transform: transformFrom(like.position, like.rotation, like.scale),
    DeckIDs: contents.map((card) => card.CardID ?? 0),
    ContainedObjects: contents,
  };
}
