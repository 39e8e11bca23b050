/** Takes the item at a place, counted from 0, out of a list; `splice` is slow in Lua, and its library trips MoonSharp. */
export function removeAt(list: unknown[], place: number): void {
  for (let i = place; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}
