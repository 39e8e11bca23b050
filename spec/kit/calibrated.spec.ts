import { adviceLines, type Advice, type Advisor } from "../../src/kit/game/advice";
import { calibrated } from "../../src/kit/advice/calibrated";
import { thoughtOut } from "../../src/kit/rules/policy";
import { expectSame } from "../support/expect";

interface Step {
  kind: string;
}

const advice: Advice<Step, "why"> = {
  ranking: [
    { action: { kind: "a" }, value: 0.8 },
    { action: { kind: "b" }, value: 0.79 },
    { action: { kind: "c" }, value: undefined },
  ],
  rated: [
    { action: { kind: "a" }, value: 0.8 },
    { action: { kind: "b" }, value: 0.79 },
    { action: { kind: "d" }, value: 0.2 },
  ],
  reason: "why",
};
const advisor: Advisor<number, Step, "why"> = () => () => advice;

function linesOf(ranking: Advice<Step>["ranking"], showsOdds = true): string[] {
  return adviceLines<number, Step>(
    { choice: (_seen, { action }) => ({ group: "", label: action.kind, detail: "", odds: "" }) },
    { reason: ({ reason }) => reason, worth: (value) => `${Math.floor(value * 100 + 0.5)} %` },
    { seen: 0, advice: { ...advice, ranking } },
    [],
    {
      say: (sentence, values) =>
        sentence === "rated"
          ? `${values["choice"]} (${values["worth"]})`
          : `${sentence} ${values["choice"] ?? values["choices"]}`,
      name: ({ label }) => label,
      showsOdds,
    },
  );
}

describe("an advisor whose values are read by a curve", () => {
  it("recommends the same, and says what its values mean in the position", () => {
    const read = calibrated(advisor, (seen) => (value) => seen * value);
    const { ranking, rated, reason } = thoughtOut(read(0.5, []));
    expectSame(
      ranking.map(({ action }) => action.kind),
      ["a", "b", "c"],
    );
    expectSame([ranking[0]?.value, ranking[1]?.value], [0.4, 0.395]);
    expectSame(ranking[2]?.value, undefined);
    expectSame(rated?.[2]?.value, 0.1);
    expectSame(reason, "why");
  });
});

describe("advice in words", () => {
  it("tells choices apart only where the numbers that are told differ", () => {
    const [first, second, third] = advice.ranking;
    if (first === undefined || second === undefined || third === undefined) return;
    expectSame(linesOf([first, second, third]), [
      "hintBest a (80 %)",
      "why",
      "hintNext b (79 %)",
      "hintNext c",
    ]);
    const close = { ...second, value: 0.797 };
    expectSame(linesOf([first, close, third]), ["hintBest a (80 %)", "hintAlike b", "why", "hintNext c"]);
    expectSame(linesOf([first, close], false), ["hintBest a", "hintAlike b", "why"]);
  });
});
