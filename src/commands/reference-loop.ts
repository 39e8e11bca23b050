/**
 * The loop that speeds are compared with: a fixed number of steps of plain arithmetic. Answers with its result, so
 * that no compiler can leave it out.
 */
export function referenceLoop(steps: number): number {
  let value = 1;
  for (let step = 0; step < steps; step++) value = (value * 31 + step) % 1000003;
  return value;
}
