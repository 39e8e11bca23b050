import { WORDS } from "../../words";

/** The screen that an interface is laid out for before its windows go into a sheet, in pixels. */
export const SHEET_SCREEN = { width: 1280, height: 720 } as const;

/** How much room there is around the windows, in pixels, and how much larger than in the game they are at most. */
const MARGIN = 8;
const LARGEST = 1.45;
/** How small they may become, so you see the answers without scrolling. */
const SMALLEST = 0.85;
/** How far apart the answers of a question are at most, in pixels of the interface. */
const APART = 16;
/** How far down a window its question may begin, as a share of its height; what is lower has a text to be read first. */
const QUESTION = { from: 0.2, to: 0.6 } as const;
/** Which share of the sheet is left for the question above its answers. */
const ABOVE_ANSWERS = 0.36;

/** How far below the upper edge of the windows the answers begin and end, in pixels of the interface. */
interface Answers {
  top: number;
  bottom: number;
}

/** A scrolling sheet that shows the windows of an interface, where they would cover too much of the table. */
export interface Sheet {
  /** Brings the windows on the canvas to the sheet's width; to be called when they or the sheet have changed. */
  settle: () => void;
  /** The interface is over the table again. */
  leave: () => void;
}

/** Makes `host`, with the screen and its canvas in it, a sheet whenever it is settled as one. */
export function createSheet(host: HTMLElement, screen: HTMLElement, canvas: HTMLElement): Sheet {
  const handle = document.createElement("button");
  handle.type = "button";
  handle.className = "sheet-handle";
  handle.hidden = true;
  host.prepend(handle);
  let shown = "";

  function open(whole: boolean): void {
    host.classList.toggle("sheet-whole", whole);
    handle.ariaExpanded = String(whole);
    handle.ariaLabel = whole ? WORDS.sheet.less : WORDS.sheet.whole;
  }

  /** Shows the question with its answers, as soon as there is another one. */
  function showQuestion(scale: number, room: number, answers: Answers | undefined): void {
    const question = `${answers?.top ?? "none"} at ${scale}`;
    if (question === shown) return;
    shown = question;
    const fits = answers === undefined || answers.bottom * scale <= room;
    host.scrollTop = fits ? 0 : answers.top * scale - host.clientHeight * ABOVE_ANSWERS;
  }

  /** Where the answers are that follow each other below a question; none, where there is a text to be read first. */
  function answersIn(area: DOMRect): Answers | undefined {
    const edges = [...canvas.querySelectorAll("button:enabled")]
      .map((button) => button.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top: top - area.top, bottom: bottom - area.top }))
      .filter(({ top }) => top > area.height * QUESTION.from)
      .sort((one, other) => one.top - other.top);
    const [first] = edges;
    if (first === undefined || first.top > area.height * QUESTION.to) return undefined;
    let { bottom } = first;
    for (const edge of edges) if (edge.top - bottom <= APART) bottom = Math.max(bottom, edge.bottom);
    return { top: first.top, bottom };
  }

  handle.addEventListener("click", () => {
    open(!host.classList.contains("sheet-whole"));
    settle();
  });
  open(false);

  function settle(): void {
    handle.hidden = false;
    canvas.style.transform = "";
    // Before the sheet comes or goes, which moves both.
    const area = areaOf(canvas);
    const from = canvas.getBoundingClientRect();
    const answers = area === undefined ? undefined : answersIn(area);
    host.classList.toggle("sheet-empty", area === undefined);
    if (area === undefined) return;
    const room = host.clientHeight - handle.offsetHeight - 2 * MARGIN;
    const broad = Math.min(LARGEST, (host.clientWidth - 2 * MARGIN) / area.width);
    const high = answers === undefined ? broad : Math.max(SMALLEST, room / answers.bottom);
    const scale = Math.min(broad, high);
    const left = (host.clientWidth - area.width * scale) / 2 - (area.left - from.left) * scale;
    const top = MARGIN - (area.top - from.top) * scale;
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    screen.style.height = `${area.height * scale + 2 * MARGIN}px`;
    showQuestion(scale, room, answers);
  }

  return {
    settle,
    leave: () => {
      handle.hidden = true;
      host.classList.remove("sheet-empty");
      screen.style.height = "";
    },
  };
}

/** What the windows on a canvas cover together, if there are any. */
function areaOf(canvas: HTMLElement): DOMRect | undefined {
  const areas = [...canvas.querySelectorAll(".touchable")].map((part) => part.getBoundingClientRect());
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.right));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
