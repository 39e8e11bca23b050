/** Shows what a longer piece of work is busy with; on standard error, so results can be piped. */
export interface Progress {
  /** Says what is being done now; on a terminal it replaces the line before. */
  show(text: string): void;
  /** Says the same at once, for a step that is known to take a while. */
  announce(text: string): void;
  /** Clears the line; call it before printing a result. */
  end(): void;
}

const QUIET_FOR = 1000;
const LINES_APART = 10_000;

/** Progress that appears once the work has lasted a second; without a terminal it prints a line now and then. */
export function startProgress(): Progress {
  const terminal = process.stderr.isTTY;
  const start = Date.now();
  let printed = 0;
  const announce = (text: string): void => {
    process.stderr.write(terminal ? `\r\u001b[K${text}` : `${text}\n`);
    printed = Date.now();
  };
  return {
    announce,
    show(text) {
      const now = Date.now();
      const due = terminal ? now - start >= QUIET_FOR : now - Math.max(start, printed) >= LINES_APART;
      if (due) announce(text);
    },
    end() {
      if (terminal && printed > 0) process.stderr.write("\r\u001b[K");
    },
  };
}
