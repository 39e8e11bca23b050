/** Whether somebody sits in front of this command: it runs in a terminal, and not in continuous integration. */
export function isAttended(): boolean {
  const { CI } = process.env;
  const automated = CI !== undefined && CI !== "" && CI !== "false";
  return !automated && process.stdin.isTTY && process.stdout.isTTY;
}

/** Until the reader presses Ctrl+C or the process is asked to end. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}
