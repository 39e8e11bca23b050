/**
 * A seeded generator of random numbers, for simulations, tests and bots. Real tables use real dice.
 *
 * Two multiplicative congruential generators combined as P. L'Ecuyer describes ("Efficient and portable combined
 * random number generators", 1988). Every product stays below 2^53, so Node, PUC Lua, LuaJIT and MoonSharp draw
 * the same numbers from the same seed.
 */
export interface Random {
  first: number;
  second: number;
}

const FIRST_MODULUS = 2147483563;
const SECOND_MODULUS = 2147483399;

/** A generator started from any whole number; seeds that are close together give unrelated numbers. */
export function seeded(seed: number): Random {
  const whole = Math.floor(Math.abs(seed));
  const random = {
    first: (whole % (FIRST_MODULUS - 1)) + 1,
    second: ((whole + 8191) % (SECOND_MODULUS - 1)) + 1,
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) advance(random);
  return random;
}

/**
 * A generator that some whole numbers decide, such as those that tell what a player sees: the same numbers in the same order
 * give the same generator.
 */
export function seededBy(numbers: readonly number[]): Random {
  let mixed = 0;
  for (const number of numbers) mixed = (mixed * 40014 + Math.abs(number) + 1) % FIRST_MODULUS;
  return seeded(mixed);
}

function advance(random: Random): number {
  random.first = (random.first * 40014) % FIRST_MODULUS;
  random.second = (random.second * 40692) % SECOND_MODULUS;
  return (random.first - random.second + FIRST_MODULUS) % FIRST_MODULUS;
}

/** A whole number from 0 up to but not including `count` (at least 1). */
export function below(random: Random, count: number): number {
  return Math.floor((advance(random) / FIRST_MODULUS) * count);
}

/** The face of one die with `sides` sides: 1 to `sides`. */
export function rollDie(random: Random, sides: number): number {
  return below(random, sides) + 1;
}

/** The same items in a random order, each order equally likely; the given list is left alone. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const order: T[] = [];
  let count = 0;
  for (const item of items) {
    const place = below(random, count + 1);
    const moved = order[place];
    if (place < count && moved !== undefined) order[count] = moved;
    order[place] = item;
    count++;
  }
  return order;
}
