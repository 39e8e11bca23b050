import type { XmlElement } from "./xml";

/** The elements that TTS draws. */
const TAGS = [
  "Defaults Panel Text Image ProgressBar Button InputField Toggle ToggleButton ToggleGroup Slider Dropdown Option",
  "HorizontalLayout VerticalLayout GridLayout TableLayout Row Cell HorizontalScrollView VerticalScrollView Mask",
].join(" ");

/** Every attribute of the elements above. TTS does not care which element has one, and neither does this list. */
const ATTRIBUTES = [
  "id class active visibility color colors alpha width height rectAlignment offsetXY anchorMin anchorMax offsetMin offsetMax",
  "pivot position rotation scale minWidth minHeight preferredWidth preferredHeight flexibleWidth flexibleHeight",
  "ignoreLayout contentSizeFitter allowDragging restrictDraggingToParentBounds returnToOriginalPositionWhenReleased",
  "showAnimation hideAnimation showAnimationDelay hideAnimationDelay animationDuration shadow shadowDistance outline",
  "outlineSize raycastTarget navigation audioVolume onClickSound onMouseEnterSound onMouseExitSound",
  "onClick onMouseEnter onMouseExit onMouseDown onMouseUp onDrag onBeginDrag onEndDrag onSubmit onValueChanged onEndEdit",
  "tooltip tooltipBorderColor tooltipBackgroundColor tooltipBackgroundImage tooltipBorderImage tooltipTextColor",
  "tooltipTextOutlineColor tooltipPosition tooltipOffset tooltipFontSize tooltipPadding tooltipFollowMouse",
  "text alignment font fontStyle fontSize lineSpacing resizeTextForBestFit resizeTextMinSize resizeTextMaxSize",
  "horizontalOverflow verticalOverflow image type preserveAspect percentage fillImage fillImageColor",
  "showPercentageText percentageTextFormat interactable textColor textShadow textOutline textAlignment icon iconWidth",
  "iconHeight iconColor iconHoverColor iconDisabledColor iconAlignment padding transition isOn toggleWidth toggleHeight",
  "checkmarkColor checkmarkImage checkmarkSize backgroundColor backgroundImage selectedBackgroundColor",
  "selectedTextColor deselectedBackgroundColor deselectedTextColor selectedIconColor deselectedIconColor allowSwitchOff",
  "toggleBackgroundImage toggleBackgroundColor toggleSelectedImage toggleSelectedColor placeholder lineType inputType",
  "contentType characterValidation characterLimit caretBlinkRate caretWidth caretColor customCaretColor selectionColor",
  "readOnly keyboardType asteriskChar shouldHideMobileInput minValue maxValue value wholeNumbers direction fillColor",
  "handleColor handleImage selected itemHeight itemWidth itemBackgroundColors itemBackgroundImage itemTextColor",
  "checkColor checkImage checkSize dropdownHeight dropdownBackgroundColor dropdownBackgroundImage arrowColor arrowImage",
  "arrowOffset scrollbarColors scrollbarImage scrollbarBackgroundColor scrollbarBackgroundImage scrollSensitivity spacing",
  "childAlignment childForceExpandWidth childForceExpandHeight childControlWidth childControlHeight startCorner",
  "startAxis cellSize constraint constraintCount columnWidths rowHeights useGlobalCellPadding cellPadding cellSpacing",
  "cellBackgroundImage cellBackgroundColor rowBackgroundImage rowBackgroundColor automaticallyAddColumns",
  "automaticallyRemoveEmptyColumns autoCalculateHeight columnSpan dontUseTableRowBackground",
  "dontUseTableCellBackground overrideGlobalCellPadding horizontal vertical movementType elasticity inertia",
  "decelerationRate horizontalScrollbarVisibility verticalScrollbarVisibility noScrollbars horizontalNormalizedPosition",
  "verticalNormalizedPosition",
].join(" ");

/** Colours that have a name: those of Unity's rich text and those of TTS's seats. */
const COLOURS = [
  "aqua black blue brown clear cyan darkblue fuchsia gray green grey lightblue lime magenta maroon navy olive orange",
  "pink purple red silver teal transparent white yellow",
].join(" ");

function wordSet(words: string): LuaSet<string> {
  const set = new LuaSet<string>();
  for (const [word] of string.gmatch(words, "%S+")) set.add(string.lower(word ?? ""));
  return set;
}

const knownTags = wordSet(TAGS);
const knownAttributes = wordSet(ATTRIBUTES);
const knownColours = wordSet(COLOURS);

/** Whether TTS can read a text as a colour: a name, #RGB to #RRGGBBAA, rgb(...) or rgba(...). */
export function isColour(text: string): boolean {
  if (knownColours.has(string.lower(text))) return true;
  const [digits] = string.match(text, "^#(%x+)$");
  if (digits !== undefined) return [3, 4, 6, 8].includes(digits.length);
  return string.match(string.lower(text), "^rgba?%([%d%.,%s%%]+%)$")[0] !== undefined;
}

function attributeProblem(
  name: string,
  value: string,
  isPicture: (name: string) => boolean,
): string | undefined {
  const key = string.lower(name);
  if (!knownAttributes.has(key)) return `unknown attribute ${name}`;
  if (string.match(key, "colors$")[0] !== undefined) {
    for (const [colour] of string.gmatch(value, "[^|]+")) {
      if (!isColour(colour ?? "")) return `${name}: "${value}" is not four colours`;
    }
    return undefined;
  }
  if (string.match(key, "color$")[0] !== undefined && !isColour(value))
    return `${name}: "${value}" is no colour`;
  const takesPicture = key === "icon" || string.match(key, "image$")[0] !== undefined;
  if (takesPicture && value !== "" && !isPicture(value))
    return `${name}: there is no picture named "${value}"`;
  return undefined;
}

/** What TTS would log about one attribute, or undefined. `isPicture` knows the names of the custom assets. */
export function checkAttribute(
  tag: string,
  name: string,
  value: string,
  isPicture: (name: string) => boolean,
): string | undefined {
  const problem = attributeProblem(name, value, isPicture);
  return problem === undefined ? undefined : `<${tag}>: ${problem}`;
}

/** What TTS would log about a whole UI: unknown tags and attributes, values it cannot read, ids given twice. */
export function checkElements(
  elements: readonly XmlElement[],
  isPicture: (name: string) => boolean,
): string[] {
  const problems: string[] = [];
  const ids = new LuaSet<string>();
  const check = (element: XmlElement): void => {
    if (!knownTags.has(string.lower(element.tag))) problems.push(`unknown element <${element.tag}>`);
    for (const [name, value] of Object.entries(element.attributes)) {
      const problem = checkAttribute(element.tag, name, value, isPicture);
      if (problem !== undefined) problems.push(problem);
    }
    const { id } = element.attributes;
    if (id !== undefined && ids.has(id)) problems.push(`the id "${id}" is given twice`);
    if (id !== undefined) ids.add(id);
    for (const child of element.children) check(child);
  };
  for (const element of elements) check(element);
  table.sort(problems);
  return problems;
}
