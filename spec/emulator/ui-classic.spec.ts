import {
  createClassicControls,
  type ClassicControls,
  type ClassicReaction,
} from "../../src/emulator/ui/classic";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";

const GLOBAL = { name: "Global" };
const CARRIER = { name: "carrier" };
const OTHER = { name: "other" };

function controls(): ClassicControls {
  return createClassicControls({
    carrier: CARRIER,
    global: GLOBAL,
    isOwner: (value) => value === GLOBAL || value === CARRIER || value === OTHER,
    vector: (value) => ({ vector: value }),
    color: (value) => ({ color: value }),
    strict: true,
    complain: () => {},
  });
}

/** The rows of getButtons or getInputs with some of their fields. */
function rows(list: object[] | undefined, field: string): unknown[] {
  return (list ?? []).map((row) => (row as Record<string, unknown>)[field]);
}

function expectFailure(action: () => unknown, part: string): void {
  const [succeeded, problem] = pcall(action);
  expectTrue(!succeeded, `no error, but expected: ${part}`);
  expectTrue(string.find(tostring(problem), part, 1, true)[0] !== undefined, tostring(problem));
}

function told(reaction: ClassicReaction): string {
  if (reaction.kind === "refused") return `refused: ${reaction.reason}`;
  return reaction.calls
    .map(({ owner, name, parameters }) => {
      expectTrue(parameters[0] === CARRIER, "the first parameter is the object that carries the control");
      const rest = parameters.slice(1).map((each) => tostring(each));
      return `${(owner as { name: string }).name}.${name}(${rest.join(", ")})`;
    })
    .join(" ");
}

describe("buttons on an object", () => {
  it("are none at first, which getButtons tells as nil", () => {
    expectAbsent(controls().functions.getButtons());
  });

  it("have TTS's standard values and an index from 0", () => {
    const { functions } = controls();
    expectSame(functions.createButton({ click_function: "f" }), true);
    expectSame(functions.getButtons(), [
      {
        index: 0,
        click_function: "f",
        function_owner: GLOBAL,
        label: "",
        position: { vector: { x: 0, y: 0, z: 0 } },
        rotation: { vector: { x: 0, y: 0, z: 0 } },
        scale: { vector: { x: 1, y: 1, z: 1 } },
        width: 100,
        height: 100,
        font_size: 100,
        color: { color: { r: 1, g: 1, b: 1, a: 1 } },
        font_color: { color: { r: 0, g: 0, b: 0, a: 1 } },
        tooltip: "",
      },
    ]);
  });

  it("take positions and colours in every form the game takes", () => {
    const { functions, buttons } = controls();
    functions.createButton({
      click_function: "f",
      position: [1, 2, 3],
      color: "Red",
      hover_color: [0, 0, 1, 0.5],
    });
    expectSame(buttons[0]?.position, { x: 1, y: 2, z: 3 });
    expectSame(buttons[0]?.color, { r: 0.856, g: 0.1, b: 0.094, a: 1 });
    expectSame(buttons[0]?.hover_color, { r: 0, g: 0, b: 1, a: 0.5 });
  });

  it("move up when one before them is removed", () => {
    const { functions } = controls();
    for (const name of ["a", "b", "c"]) functions.createButton({ click_function: name });
    functions.removeButton(0);
    expectSame(rows(functions.getButtons(), "click_function"), ["b", "c"]);
    expectSame(rows(functions.getButtons(), "index"), [0, 1]);
    functions.clearButtons();
    expectAbsent(functions.getButtons());
  });

  it("change only in what is given", () => {
    const { functions, buttons } = controls();
    functions.createButton({ click_function: "f", label: "old", width: 300 });
    functions.editButton({ index: 0, label: "new" });
    expectSame([buttons[0]?.label, buttons[0]?.width, buttons[0]?.click_function], ["new", 300, "f"]);
    expectAbsent((buttons[0] as unknown as Record<string, unknown>).index);
  });

  it("are refused with unknown or wrong parameters", () => {
    const { functions } = controls();
    expectFailure(
      () => functions.createButton({ click_function: "f", text: "x" }),
      "unknown parameter 'text'",
    );
    expectFailure(
      () => functions.createButton({ click_function: "f", value: "x" }),
      "unknown parameter 'value'",
    );
    expectFailure(() => functions.createButton({ label: "x" }), "click_function is missing");
    expectFailure(
      () => functions.createButton({ click_function: () => 1 }),
      "click_function cannot be a function",
    );
    expectFailure(
      () => functions.createButton({ click_function: "f", width: "300" }),
      "width cannot be a string",
    );
    expectFailure(
      () => functions.createButton({ click_function: "f", position: 4 }),
      "position cannot be a number",
    );
    expectFailure(
      () => functions.createButton({ click_function: "f", color: "reddish" }),
      "color cannot be a string",
    );
    expectFailure(
      () => functions.createButton({ click_function: "f", function_owner: {} }),
      "function_owner",
    );
    expectFailure(() => functions.createButton("f"), "a table was expected");
    expectAbsent(functions.getButtons());
  });

  it("raise an error under an index that is not there", () => {
    const { functions } = controls();
    expectFailure(() => functions.editButton({ index: 0, label: "x" }), "no button with the index 0");
    expectFailure(() => functions.editButton({ label: "x" }), "no button with the index nil");
    expectFailure(() => functions.removeButton(3), "no button with the index 3");
  });

  it("call the named function of their owner with object, colour and mouse button", () => {
    const object = controls();
    const { functions } = object;
    functions.createButton({ click_function: "roll" });
    functions.createButton({ click_function: "draw", function_owner: OTHER });
    expectSame(told(object.click(0, "White", false)), "Global.roll(White, false)");
    expectSame(told(object.click(1, "Red", true)), "other.draw(Red, true)");
  });

  it("are not clicked by spectators, nor when they are only labels", () => {
    const object = controls();
    const { functions } = object;
    functions.createButton({ click_function: "f", label: "Discard", width: 0, height: 0 });
    functions.createButton({ click_function: "f" });
    expectSame(told(object.click(0, "White", false)), 'refused: "Discard" is only a label');
    expectSame(told(object.click(1, "Grey", false)), "refused: spectators cannot use controls on objects");
    expectSame(told(object.click(7, "White", false)), "refused: there is no such control");
  });
});

describe("inputs on an object", () => {
  it("have a list of their own", () => {
    const { functions } = controls();
    expectAbsent(functions.getInputs());
    functions.createInput({ input_function: "f", value: "x", alignment: 3 });
    expectAbsent(functions.getButtons());
    expectSame(rows(functions.getInputs(), "index"), [0]);
    expectSame(rows(functions.getInputs(), "value"), ["x"]);
    expectSame(rows(functions.getInputs(), "alignment"), [3]);
    expectSame(rows(functions.getInputs(), "validation"), [1]);
    functions.editInput({ index: 0, value: "y" });
    expectSame(rows(functions.getInputs(), "value"), ["y"]);
    functions.removeInput(0);
    expectAbsent(functions.getInputs());
  });

  it("are refused with a button's parameters", () => {
    const { functions } = controls();
    expectFailure(() => functions.createInput({ click_function: "f" }), "unknown parameter 'click_function'");
    expectFailure(() => functions.createInput({ label: "f" }), "input_function is missing");
    expectFailure(() => functions.createInput({ input_function: "f", hover_color: "Red" }), "hover_color");
  });

  it("tell every key, then that the field is left", () => {
    const object = controls();
    const { functions, inputs } = object;
    functions.createInput({ input_function: "typed", function_owner: CARRIER });
    expectSame(
      told(object.type(0, "White", "hé")),
      "carrier.typed(White, h, true) carrier.typed(White, hé, true) carrier.typed(White, hé, false)",
    );
    expectSame(inputs[0]?.value, "hé");
  });

  it("take only what their validation allows", () => {
    const typed = (validation: number, text: string): string | undefined => {
      const object = controls();
      const { functions, inputs } = object;
      functions.createInput({ input_function: "f", validation });
      object.type(0, "White", text);
      return inputs[0]?.value;
    };
    expectSame(typed(1, "a-1.5 b"), "a-1.5 b");
    expectSame(typed(2, "a-1.5 b"), "-15");
    expectSame(typed(3, "a-1.5 b"), "-1.5");
    expectSame(typed(4, "a-1.5 b"), "a15b");
  });

  it("are not for spectators", () => {
    const object = controls();
    const { functions } = object;
    functions.createInput({ input_function: "f" });
    expectSame(told(object.type(0, "Grey", "x")), "refused: spectators cannot use controls on objects");
  });
});
