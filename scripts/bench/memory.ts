import type { Page } from "playwright-core";

/** Chromium's options for counting memory at once and not at its next collection. */
export const MEASURING_FLAG = "--enable-blink-features=ForceEagerMeasureMemory";

/** A page can read its memory only where no other site can share it. */
const ISOLATION = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
/** Runs before the worker: keeps hold of its WebAssembly, which the browser does not count. */
const PRELUDE = `
  const { Instance } = WebAssembly;
  self.instances = [];
  WebAssembly.Instance = function (...given) {
    const instance = new Instance(...given);
    self.instances.push(instance);
    return instance;
  };
`;
const WEBASSEMBLY_BYTES = `self.instances
  .flatMap(({ exports }) => Object.values(exports))
  .filter((part) => part instanceof WebAssembly.Memory)
  .reduce((sum, { buffer }) => sum + buffer.byteLength, 0)`;

/** Lets the memory of a page be measured that has not been opened yet. */
export async function prepareMeasuring(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), ...ISOLATION };
    const isWorker = new URL(response.url()).pathname.includes("/worker-");
    if (isWorker) await route.fulfill({ response, headers, body: PRELUDE + (await response.text()) });
    else await route.fulfill({ response, headers });
  });
}

/** The memory that a page and its workers hold after a clean-up: objects, pictures and WebAssembly, in bytes. */
export async function memoryOf(page: Page): Promise<number> {
  const counted = await page.evaluate<number>(
    "performance.measureUserAgentSpecificMemory().then(({ bytes }) => bytes)",
  );
  const webAssembly = await Promise.all(
    page.workers().map((worker) => worker.evaluate<number>(WEBASSEMBLY_BYTES)),
  );
  return webAssembly.reduce((sum, bytes) => sum + bytes, counted);
}
