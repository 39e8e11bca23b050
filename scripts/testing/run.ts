import { sum, type Part, type Verdict } from "./verdict";

/** How many parts run at the same time. */
const AT_ONCE = 2;

/**
 * Runs parts of the tests, two at a time, and prints what came of each in the order given. A part that breaks down
 * counts as one failure.
 */
export async function runParts(parts: readonly Part[]): Promise<Verdict> {
  const waiting = parts.map((part, index) => ({ part, index }));
  const verdicts: (Verdict | undefined)[] = parts.map(() => undefined);
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

async function runPart(part: Part): Promise<Verdict> {
  const start = Date.now();
  const timer = setInterval(() => {
    process.stderr.write(`  ${part.name}: ${Math.round((Date.now() - start) / 1000)} s ...\n`);
  }, 20_000);
  try {
    return await part.run();
  } catch (error) {
    return { passed: 0, failed: 1, report: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(timer);
  }
}

function printVerdict(name: string, { passed, failed, report }: Verdict): void {
  const figures = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  process.stdout.write(`${name}: ${figures}\n`);
  if (report !== "") process.stdout.write(`${report.trimEnd()}\n\n`);
}
