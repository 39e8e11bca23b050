import type { Change, Command } from "../protocol";
import type { Report, Request, Start } from "../worker/messages";

/** The table's messages to the page. */
export interface Listeners {
  progress: (stage: "lua" | "save" | "table") => void;
  /** The table is there; `resumed` if it is the one that was left at the last visit. */
  opened: (resumed: boolean) => void;
  changed: (change: Change) => void;
  /** The emulation has ended: the message says why. */
  failed: (message: string) => void;
}

/** The page's line to the emulated table in the worker. */
export interface Link {
  start: (start: Start) => void;
  send: (command: Command) => void;
  setSpeed: (factor: number) => void;
  /** The table as the text of a save file. */
  save: () => Promise<string>;
  load: (save: string) => void;
  /** Keeps the table for the next visit, and resolves when that is done. */
  keep: () => Promise<void>;
  startOver: () => void;
  /** Lets seconds of the table's time pass as fast as it goes. */
  run: (seconds: number) => Promise<void>;
  /** Lets time pass as fast as it goes until nothing moves on the table any more. */
  settle: () => Promise<void>;
}

/** Starts the worker. */
export function createLink(listeners: Listeners): Link {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (text: string) => void>();
  let questions = 0;

  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    hear(data);
  };
  worker.onerror = ({ message }) => {
    listeners.failed(message);
  };

  function hear(report: Report): void {
    switch (report.kind) {
      case "progress":
        listeners.progress(report.stage);
        break;
      case "opened":
        listeners.opened(report.resumed);
        break;
      case "change":
        listeners.changed(report.change);
        break;
      case "answer":
        waiting.get(report.id)?.(report.text);
        waiting.delete(report.id);
        break;
      case "failed":
        listeners.failed(report.message);
        break;
    }
  }

  function ask(question: (id: number) => Request): Promise<string> {
    const id = questions++;
    const answer = new Promise<string>((resolve) => {
      waiting.set(id, resolve);
    });
    tell(question(id));
    return answer;
  }

  function tell(request: Request): void {
    worker.postMessage(request);
  }

  return {
    start: (start) => {
      tell({ kind: "start", ...start });
    },
    send: (command) => {
      tell({ kind: "command", command });
    },
    setSpeed: (factor) => {
      tell({ kind: "speed", factor });
    },
    save: () => ask((id) => ({ kind: "save", id })),
    load: (save) => {
      tell({ kind: "load", save });
    },
    keep: async () => {
      await ask((id) => ({ kind: "keep", id }));
    },
    startOver: () => {
      tell({ kind: "startOver" });
    },
    run: async (seconds) => {
      await ask((id) => ({ kind: "run", seconds, id }));
    },
    settle: async () => {
      await ask((id) => ({ kind: "settle", id }));
    },
  };
}
