import { createColorClass } from "../../src/emulator/lua/color";
import { createSandbox, type Sandbox, type SandboxSettings } from "../../src/emulator/lua/sandbox";
import { createScriptJson } from "../../src/emulator/lua/script-json";
import { createVectorClass } from "../../src/emulator/lua/vector";

/** A script environment to try Lua in, and what it has printed. */
export interface Script {
  readonly sandbox: Sandbox;
  readonly printed: string[];
  /** What a text returns; an error in it fails the spec. */
  answer: (this: void, text: string) => unknown;
  /** The error that a text ends with, or "" if it does not fail. */
  failure: (this: void, text: string) => string;
}

/** A script with TTS's standard library, JSON, Vector and Color. It is not fussy unless told to be. */
export function script(settings: Partial<SandboxSettings> = {}): Script {
  const printed: string[] = [];
  const sandbox = createSandbox({
    seed: 1,
    clock: () => 1000.25,
    print: (text) => {
      printed.push(text);
    },
    pairs: "ordered",
    fussy: false,
    ...settings,
  });
  sandbox.environment.set("JSON", createScriptJson(undefined, settings.fussy));
  sandbox.environment.set("Vector", createVectorClass().global);
  sandbox.environment.set("Color", createColorClass().global);
  const run = (text: string): { value: unknown; problem: string | undefined } => {
    const compiled = sandbox.compile(text, "Test");
    if (compiled.kind === "failed") return { value: undefined, problem: compiled.error.message };
    const result = sandbox.call(compiled.chunk);
    if (result.kind === "failed") return { value: undefined, problem: result.error.message };
    return { value: result.value, problem: undefined };
  };
  return {
    sandbox,
    printed,
    answer: (text) => {
      const { value, problem } = run(text);
      return problem === undefined ? value : error(problem, 0);
    },
    failure: (text) => run(text).problem ?? "",
  };
}
