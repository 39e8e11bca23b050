import { expectPresent } from "../support/expect";
import { decode } from "./json";

/** Where the fixtures lie, seen from dist/lua, where the specs are run. */
const FIXTURES = "../../spec/fixtures";

/** Reads a JSON file of spec/fixtures; each null in it becomes `JSON_NULL`. */
export function readFixture(path: string): unknown {
  const [file] = io.open(`${FIXTURES}/${path}`, "r");
  const opened = expectPresent(file, `spec/fixtures/${path} cannot be opened`);
  const text = opened.read("*a") ?? "";
  opened.close();
  const decoded = decode(text);
  return expectPresent(
    decoded.kind === "value" ? decoded.value : undefined,
    `spec/fixtures/${path} is no JSON`,
  );
}
