import { dirname, join, normalize } from "node:path";
import type * as tstl from "typescript-to-lua";

type AfterPrint = NonNullable<tstl.Plugin["afterPrint"]>;

/**
 * Keeps only the modules that the entry really requires. The compiler also hands over files that were imported for
 * their types alone, and those would be dead weight in the bundle.
 */
export function reachableModules(entry: string): AfterPrint {
  return (_program, _options, _host, files) => {
    const byPath = new Map(files.map((file) => [normalize(file.fileName), file]));
    const reached = new Set<tstl.ProcessedFile>();
    const waiting = [normalize(entry)];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = byPath.get(path);
      if (file === undefined || reached.has(file)) continue;
      reached.add(file);
      for (const [, required = ""] of file.code.matchAll(/require\("([^"]+)"\)/g)) {
        const target = join(dirname(path), required);
        waiting.push(`${target}.ts`, join(target, "index.ts"));
      }
    }
    files.splice(0, files.length, ...files.filter((file) => reached.has(file)));
  };
}
