/** The list, or nothing where it is empty: what is empty is not sent. */
export function listed<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
