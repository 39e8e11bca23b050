import { element } from "./element";
import { WORDS } from "./words";

/** What becomes of a file that the viewer picks or drops. */
export interface FileActions {
  load: (text: string, name: string) => void;
  refuse: (text: string) => void;
}

export interface Files {
  /** Lets the viewer pick a save, or a record. */
  pick: () => void;
}

const { files: LABELS } = WORDS;

/** The kinds of files that are read: saves are JSON, records are that or text. */
const KINDS = [".json", ".txt"];

/** Saves and records as files: picking one, dropping one on the page. */
export function createFiles(host: HTMLElement, actions: FileActions): Files {
  const input = element("input", {
    type: "file",
    accept: `${KINDS.join()},application/json,text/plain`,
    hidden: "",
    tabindex: "-1",
  });
  const target = element(
    "div",
    { class: "drop", hidden: "", "aria-hidden": "true" },
    element("p", {}, LABELS.drop),
  );
  host.append(input, target);

  const open = async (file: File): Promise<void> => {
    if (!KINDS.some((kind) => file.name.toLowerCase().endsWith(kind))) {
      actions.refuse(LABELS.otherKind(file.name));
      return;
    }
    try {
      actions.load(await file.text(), file.name);
    } catch {
      actions.refuse(LABELS.unreadable(file.name));
    }
  };
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file !== undefined) void open(file);
    input.value = "";
  });

  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    target.hidden = false;
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) target.hidden = true;
  });
  document.addEventListener("drop", (event) => {
    target.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void open(file);
  });
  return { pick: () => input.click() };
}

/** Hands the viewer a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  element("a", { href: address, download: name }).click();
  // The browser has to have begun reading before the address may go.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
