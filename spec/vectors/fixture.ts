import { expectPresent } from "../support/expect";
import { readText } from "../support/files";
import { decode } from "./json";

/** Where the fixtures are, seen from dist/lua, where the specs are run. */
export const FIXTURES = "../../spec/fixtures";

/** Reads a JSON file of spec/fixtures; each null in it becomes `JSON_NULL`. */
export function readFixture(path: string): unknown {
  const decoded = decode(readText(`${FIXTURES}/${path}`));
  return expectPresent(
    decoded.kind === "value" ? decoded.value : undefined,
    `spec/fixtures/${path} is no JSON`,
  );
}
