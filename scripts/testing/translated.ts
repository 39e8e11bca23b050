import { translationGaps } from "../translations/gaps";
import { gapSummary } from "../translations/summary";
import { part, PASSED, type Part } from "./verdict";

/** Says how much is not translated. That is no failure: players read it in English until it is. */
export const TRANSLATED: Part = part("translations", () =>
  Promise.resolve({ ...PASSED, remark: gapSummary(translationGaps()) }),
);
