import { isTrue, numberOf } from "../attributes";
import { toCss, readColourBlock } from "../colours";
import type { Box } from "../layout";
import { checkSize, isSingleLine, letteringOf, optionsOf, shownText } from "../layout/letters";
import { plainText, readRichText } from "../rich-text";
import { alignmentOf, createLetters, cssColour, inkOf, showLetters } from "./letters";
import { paintButton } from "./look";
import { sendClicks, type Act, type Part } from "./part";

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  return created;
}

function isOn({ element: view }: Box): boolean {
  return view.on ?? isTrue(view, "isOn", false);
}

function isUsable({ element: view }: Box): boolean {
  return isTrue(view, "interactable", true);
}

/** The name of a control for those who do not see it. */
function label(control: HTMLElement, box: Box): void {
  const { text, attributes } = box.element;
  const name =
    plainText(readRichText(text ?? "")) || attributes.placeholder || attributes.tooltip || attributes.id;
  control.setAttribute("aria-label", name ?? box.element.tag);
}

/** A Button. */
export function createButton(path: string, act: Act): Part {
  const root = element("button", "interface-element interface-button");
  const letters = createLetters();
  root.type = "button";
  root.append(letters);
  sendClicks(root, path, act, () => !root.disabled);
  return {
    root,
    paint: (box) => {
      root.disabled = !isUsable(box);
      paintButton(root, box, box.element.attributes.colors);
      showLetters(letters, box, shownText(box.element));
    },
  };
}

/** A ToggleButton: a button that stays pressed. */
export function createToggleButton(path: string, act: Act): Part {
  const part = createButton(path, act);
  return {
    root: part.root,
    paint: (box) => {
      part.paint(box);
      part.root.setAttribute("aria-pressed", String(isOn(box)));
      const { attributes } = box.element;
      const chosen = attributes.selectedbackgroundcolor ?? "#C8C8C8";
      const background = isOn(box) ? chosen : attributes.deselectedbackgroundcolor;
      if (background !== undefined) part.root.style.setProperty("--normal", cssColour(background, chosen));
    },
  };
}

/** A Toggle: a box to tick, and its label. */
export function createToggle(path: string, act: Act): Part {
  const root = element("label", "interface-element");
  const check = element("input", "control check");
  const letters = createLetters();
  check.type = "checkbox";
  root.append(check, letters);
  check.addEventListener("change", () => act({ kind: "click", element: { path }, button: "left" }));
  return {
    root,
    paint: (box) => {
      check.disabled = !isUsable(box);
      root.style.setProperty("--side", `${checkSize(box.element)}px`);
      showLetters(letters, box, shownText(box.element));
    },
    settle: (box) => {
      check.checked = isOn(box);
    },
  };
}

/** An InputField. What is typed is sent when the field is left or Enter is pressed. */
export function createInputField(path: string, act: Act, first: Box): Part {
  const root = element("div", "interface-element");
  const field = isSingleLine(first.element) ? element("input", "control") : element("textarea", "control");
  root.append(field);
  field.addEventListener("change", () => act({ kind: "type", element: { path }, text: field.value }));
  // The keys of the table are for the table only.
  field.addEventListener("keydown", (event) => event.stopPropagation());
  return {
    root,
    paint: (box) => {
      const { attributes } = box.element;
      const limit = numberOf(box.element, "characterLimit") ?? 0;
      const { bold, italic } = letteringOf(box.element);
      field.disabled = !isUsable(box);
      field.readOnly = isTrue(box.element, "readOnly", false);
      field.placeholder = attributes.placeholder ?? "";
      if (limit > 0) field.maxLength = limit;
      else field.removeAttribute("maxlength");
      if (field instanceof HTMLInputElement)
        field.type = /^password$/i.test(attributes.contenttype ?? "") ? "password" : "text";
      label(field, box);
      Object.assign(field.style, {
        padding: "6px 10px",
        color: inkOf(box),
        backgroundColor: toCss(readColourBlock(attributes.colors ?? attributes.color).normal),
        fontSize: `${box.fontSize}px`,
        fontWeight: bold ? "bold" : "",
        fontStyle: italic ? "italic" : "",
        textAlign: ["left", "center", "right"][alignmentOf(box).x * 2] ?? "left",
      });
    },
    settle: (box) => {
      if (document.activeElement !== field) field.value = plainText(readRichText(shownText(box.element)));
    },
  };
}

/** A Dropdown with its Options. */
export function createDropdown(path: string, act: Act): Part {
  const root = element("div", "interface-element");
  const list = element("select", "control");
  root.append(list);
  list.addEventListener("change", () => {
    const option = list.selectedOptions[0]?.value ?? "";
    act({ kind: "choose", element: { path }, option });
  });
  return {
    root,
    paint: (box) => {
      const { attributes } = box.element;
      list.disabled = !isUsable(box);
      label(list, box);
      const names = optionsOf(box.element).map((option) => plainText(readRichText(option.text ?? "")));
      list.replaceChildren(...names.map((name) => new Option(name)));
      Object.assign(list.style, {
        padding: "0 8px",
        color: inkOf(box),
        backgroundColor: toCss(readColourBlock(attributes.colors ?? attributes.color).normal),
        fontSize: `${box.fontSize}px`,
      });
    },
    settle: (box) => {
      const options = optionsOf(box.element);
      const preset = options.findIndex((option) => isTrue(option, "selected", false));
      list.selectedIndex = box.element.chosen ?? Math.max(0, preset);
    },
  };
}

/** A Slider. */
export function createSlider(path: string, act: Act): Part {
  const root = element("div", "interface-element");
  const range = element("input", "control");
  range.type = "range";
  root.append(range);
  range.addEventListener("input", () =>
    act({ kind: "slide", element: { path }, value: range.valueAsNumber }),
  );
  return {
    root,
    paint: (box) => {
      const { attributes } = box.element;
      range.disabled = !isUsable(box);
      range.min = String(numberOf(box.element, "minValue") ?? 0);
      range.max = String(numberOf(box.element, "maxValue") ?? 1);
      range.step = isTrue(box.element, "wholeNumbers", false) ? "1" : "any";
      range.style.accentColor = cssColour(attributes.fillcolor, "#1F6F54");
      label(range, box);
    },
    settle: (box) => {
      if (range.matches(":active")) return;
      range.value = String(box.element.position ?? numberOf(box.element, "value") ?? 0);
    },
  };
}

/** A ProgressBar. */
export function createProgressBar(): Part {
  const root = element("div", "interface-element");
  const fill = element("span", "interface-fill");
  const letters = createLetters();
  root.setAttribute("role", "progressbar");
  root.append(fill, letters);
  return {
    root,
    paint: (box) => {
      const { attributes } = box.element;
      const percentage = Math.min(100, Math.max(0, numberOf(box.element, "percentage") ?? 0));
      root.setAttribute("aria-valuenow", String(percentage));
      root.style.backgroundColor = cssColour(attributes.color, "#FFFFFF");
      fill.style.width = `${percentage}%`;
      fill.style.backgroundColor = cssColour(attributes.fillimagecolor, "#31B32B");
      showLetters(letters, box, shownText(box.element));
    },
  };
}
