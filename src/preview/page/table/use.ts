import type { Command } from "../../protocol";
import type { Objects } from "./objects";
import type { Pointed } from "./pointing";

/** Where clicks on objects go. */
interface Reach {
  send: (command: Command) => void;
  /** Lets the viewer type into an input on an object. */
  askForText: (guid: string, index: number, value: string) => void;
}

/** What a click does: it presses the button or element of an object's interface that was pointed at, or else the object. */
export function createUse(objects: Objects, { send, askForText }: Reach): (pointed: Pointed) => void {
  return ({ guid, target }) => {
    if (guid === undefined) return;
    if (target === undefined) {
      if (objects.view(guid)?.touchable === true) send({ kind: "clickOn", guid });
      return;
    }
    switch (target.kind) {
      case "element":
        send({ kind: "click", element: { guid, path: target.element.path }, button: "left" });
        break;
      case "button":
        send({ kind: "press", guid, index: target.index, button: "left" });
        break;
      case "input":
        askForText(guid, target.index, objects.view(guid)?.inputs?.[target.index]?.value ?? "");
        break;
    }
  };
}
