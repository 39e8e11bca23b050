import { isRecord } from "../../src/kit/data/data";
import { below, type Random } from "../../src/kit/data/random";
import { copy } from "./data";

/** What no number equals, not even itself. */
export const NOT_A_NUMBER = 0 / 0;

/** Values as a damaged save or a stranger's script could bring them where something else belongs. */
export const RUBBISH: readonly unknown[] = [
  ...[NOT_A_NUMBER, math.huge, -math.huge, 1e300, 2 ** 53, -1, -0.5, 0.5, 1.5, 63.999, 64, 99],
  ...["", "0", "1", "a1", "constructor", "__index", "none", "kind", "nil"],
  ...[true, false, {}, [], [[]], [0, 1, 2], ["m1"], { kind: "none" }, { kind: {} }, { length: 1 }],
  ...[nested(200), (): number => 0],
];

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let i = 0; i < depth; i++) value = { kind: "use", target: value, aim: value };
  return value;
}

/** One of the values of a list. */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[below(random, list.length)];
}

/**
 * An action that has been damaged once: another kind, a field less, a field too many, a field with rubbish in it or with what belongs
 * in another action; or the same deeper inside.
 */
export function damaged(action: unknown, others: readonly unknown[], random: Random): unknown {
  const made = copy(action);
  if (!isRecord(made)) return made;
  const names = Object.keys(made);
  const name = pick(names, random) ?? "kind";
  const inside = made[name];
  if (isRecord(inside) && below(random, 2) === 0) {
    made[name] = damaged(inside, others, random);
    return made;
  }
  const other = pick(others, random);
  switch (below(random, 5)) {
    case 0:
      made[name] = undefined;
      break;
    case 1:
      made["kind"] = isRecord(other) ? other["kind"] : 7;
      break;
    case 2:
      made[name] = isRecord(other) ? other[pick(Object.keys(other), random) ?? ""] : 7;
      break;
    case 3:
      made["more"] = pick(RUBBISH, random);
      break;
    default:
      made[name] = pick(RUBBISH, random);
  }
  return made;
}
