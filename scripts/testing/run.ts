import { failed, sum, type Part, type Verdict } from "./verdict";

/** A verdict and how many seconds it took. */
type Timed = Verdict & { seconds: number };

/** How many parts run at the same time. */
const AT_ONCE = 2;

/**
 * Runs parts of the tests, two at a time, and prints what came of each in the order given. A part that breaks down
 * counts as one failure.
 */
export async function runParts(parts: readonly Part[]): Promise<Verdict> {
  const waiting = parts.map((part, index) => ({ part, index }));
  const verdicts: (Timed | undefined)[] = parts.map(() => undefined);
  let printed = 0;
  const printReady = (): void => {
    for (let verdict = verdicts[printed]; verdict !== undefined; verdict = verdicts[printed]) {
      printVerdict(parts[printed]?.name ?? "", verdict);
      printed++;
    }
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      verdicts[next.index] = await runPart(next.part);
      printReady();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sum(verdicts.filter((verdict) => verdict !== undefined));
}

async function runPart(part: Part): Promise<Timed> {
  const start = Date.now();
  const seconds = (): number => Math.round((Date.now() - start) / 1000);
  const timer = setInterval(() => {
    process.stderr.write(`  ${part.name}: ${seconds()} s ...\n`);
  }, 60_000);
  try {
    return { ...(await part.run()), seconds: seconds() };
  } catch (error) {
    return { ...failed(error instanceof Error ? error.message : String(error)), seconds: seconds() };
  } finally {
    clearInterval(timer);
  }
}

function printVerdict(name: string, { passed, failed: faults, report, seconds }: Timed): void {
  const figures = faults === 0 ? `${passed} passed` : `${passed} passed, ${faults} FAILED`;
  process.stdout.write(`${name}: ${figures} (${seconds} s)\n`);
  if (report !== "") process.stdout.write(`${report.trimEnd()}\n\n`);
}
