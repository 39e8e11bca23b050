import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { createChat, type Chat } from "../../chat/chat";
import type { Handlers } from "../../command/answers";
import type { CommandKind } from "../../command/commands";
import { createDispatch } from "../../command/dispatch";
import { createDisturbances, type Disturbances } from "../../hands/disturbances";
import { createGestures, type Gestures } from "../../hands/gestures";
import type { Inspection } from "../../hands/inspection";
import { createKeys, createPress, pressOf } from "../../keys/keys";
import type { Desk } from "../../state/desk";
import { createInput, type Input } from "../input";
import type { Drawing } from "./drawing";
import type { People } from "./people";
import type { Play } from "./play";

/** How people ask for something: by a click, a key or a line of the chat, or with a piece in their hands. */
export interface Asking {
  chat: Chat;
  input: Input;
  gestures: Gestures;
  disturbances: Disturbances;
}

/** What they ask with, and who obeys. */
interface Surroundings<Action, Event> extends Drawing<Event>, Play<Action>, Pick<People, "cameras"> {
  inspection: Inspection;
  handlers: (this: void) => Handlers<CommandKind>;
}

/** Makes what people at a desk ask with. */
export function createAsking<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  parts: Surroundings<Action, Event>,
): Asking {
  const { flow, screens, show, questions, settle, inspection } = parts;
  const dispatch = createDispatch(desk, parts.handlers, settle);
  const press = createPress(createKeys(game, desk, parts), dispatch, settle);
  const chat = createChat(desk, {
    ...{ screens, questions, dispatch, settle, turn: flow.turn },
    press: (player, key) => {
      press(player, pressOf(key));
    },
  });
  return {
    chat,
    input: createInput({ screens, show, chat, press, dispatch, settle, inspect: inspection.inspectObject }),
    gestures: createGestures(game, desk, parts),
    disturbances: createDisturbances(desk, parts),
  };
}
