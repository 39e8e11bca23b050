/** With coarser steps the hook, which starts the next step over, would miss more at the end. */
const STEP = 100;

/**
 * How many instructions of the virtual machine something takes, counted one by one. In longer steps Lua would count
 * those of the hook as well. It makes the work ten times slower.
 */
export function instructionsOf(work: () => void): number {
  return counted(work, 1);
}

/** The same to the nearest hundred, and much faster. */
export function roughInstructionsOf(work: () => void): number {
  return counted(work, STEP);
}

function counted(work: () => void, step: number): number {
  let count = 0;
  const hook = (): void => {
    count += step;
    debug.sethook(hook, "", step);
  };
  debug.sethook(hook, "", step);
  work();
  debug.sethook();
  return count;
}
