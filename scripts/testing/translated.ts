import { translationGaps } from "../translations/gaps";
import { gapSummary } from "../translations/summary";
import { failed, part, PASSED, type Part } from "./verdict";

/** The Workshop gets only what is complete in every language, and a release can be made from any commit. */
export const TRANSLATED: Part = part("translations", () => {
  const gaps = translationGaps();
  if (gaps.length === 0) return Promise.resolve({ ...PASSED, remark: gapSummary(gaps) });
  const lines = gaps.map(({ file, key, english }) => `${file} ${key}: ${english}`);
  const sentence = `${gapSummary(gaps)} Translate them, or add what reads the same in both languages to alike.json.`;
  return Promise.resolve(failed([sentence, ...lines].join("\n")));
});
