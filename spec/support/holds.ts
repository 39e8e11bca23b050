import { isRecord } from "../../src/kit/data/data";

/** Whether a text occurs anywhere in some data, as a value. */
export function holds(data: unknown, text: string): boolean {
  if (data === text) return true;
  if (!isRecord(data)) return false;
  for (const value of Object.values(data)) if (holds(value, text)) return true;
  return false;
}
