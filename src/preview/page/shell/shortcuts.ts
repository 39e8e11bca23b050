/** What the shell's keys do. */
export interface Shortcuts {
  say: () => void;
  togglePause: () => void;
  toggleNotebook: () => void;
  openHelp: () => void;
  /** Goes to a camera view, the first is 1. */
  view: (number: number) => void;
}

/**
 * Listens for the shell's keys. Keys pressed in the shell do not reach the table, and neither do those it answers to;
 * what is typed into a field or pressed in a menu or window is only for that.
 */
export function listenForShortcuts(root: HTMLElement, shortcuts: Shortcuts): void {
  root.addEventListener("keydown", (event) => {
    if (!isTaken(event.target)) press(event, shortcuts);
    event.stopPropagation();
  });
  document.addEventListener("keydown", (event) => {
    const covered = root.querySelector("dialog:modal") !== null;
    if (isTyping(event.target) && !covered) return;
    if (covered || press(event, shortcuts)) event.stopImmediatePropagation();
  });
}

function press(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const act = actionFor(event, shortcuts);
  if (act === undefined) return false;
  event.preventDefault();
  act();
  return true;
}

function actionFor(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (event.shiftKey && digit !== undefined) return () => shortcuts.view(Number(digit));
  if (event.key === "?") return shortcuts.openHelp;
  switch (event.key.toLowerCase()) {
    case "p":
      return shortcuts.togglePause;
    case "n":
      return shortcuts.toggleNotebook;
    case "enter":
      return event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement
        ? undefined
        : shortcuts.say;
    default:
      return undefined;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function isTaken(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest("dialog, [role=menu]") !== null);
}
