import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { eventually } from "./page";

/** A port that nothing else here uses. */
const PORT = 41_731;
const ADDRESS = `http://127.0.0.1:${PORT}/`;

describe("the page, offered without a terminal", () => {
  let offering: ChildProcess | undefined;

  afterEach(() => {
    offering?.kill("SIGKILL");
  });

  function offer(serving: string): ChildProcess {
    const show = pathToFileURL(join(ROOT, "scripts", "preview", "show.ts")).href;
    const program = `import { offerPreview } from "${show}"; await offerPreview(${serving});`;
    const words = ["--import", "tsx", "--input-type=module", "-e", program];
    offering = spawn(process.execPath, words, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
    return offering;
  }

  it("is served on a port that is asked for, until the process is asked to end", async () => {
    const offered = offer(`{ port: ${PORT}, open: true }`);
    await eventually(async () => {
      const page = await fetch(ADDRESS);
      assert.match(await page.text(), /Offsuit/);
    });
    offered.kill("SIGTERM");
    await once(offered, "exit");
    await assert.rejects(fetch(ADDRESS));
  });

  it("is not served where no port is asked for", async () => {
    assert.deepEqual(await once(offer("{ open: true }"), "exit"), [0, null]);
  });
});
