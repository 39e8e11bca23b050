/** Shows what a longer piece of work is busy with; on standard error, so that results can be piped. */
export interface Progress {
  /** Says what is being done now; on a terminal it replaces the line before. */
  show(text: string): void;
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
  return {
    show(text) {
      const now = Date.now();
      if (now - start < QUIET_FOR) return;
      if (terminal) process.stderr.write(`\r\u001b[K${text}`);
      else if (now - printed >= LINES_APART) process.stderr.write(`${text}\n`);
      else return;
      printed = now;
    },
    end() {
      if (terminal && printed > 0) process.stderr.write("\r\u001b[K");
    },
  };
}
