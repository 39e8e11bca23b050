/** Takes the item at a place, counted from 0, out of a list; `splice` is slow in Lua, and its library trips MoonSharp. */
export function removeAt(list: unknown[], place: number): void {
  for (let i = place; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

/** Takes the first item out of a list, undefined if there is none: MoonSharp raises an error when an empty list is shifted. */
export function takeFirst<Item>(list: Item[]): Item | undefined {
  return list.length === 0 ? undefined : list.shift();
}

/** The texts in a list from outside; anything else in it is left out. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
