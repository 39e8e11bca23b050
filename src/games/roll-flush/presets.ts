import type { Preset } from "../../kit/options";

/** Ways to play by the options of RF-13. */
export const presets: readonly Preset[] = [
  // A single card is enough to score and to answer, so that beginners are seldom shut out and bust less.
  { name: "easy", options: { joinMin: 1, scoreMin: 1 } },
  // A third of the points, and of the decisions.
  { name: "quick", options: { target: 10 } },
];
