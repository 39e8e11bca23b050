/** Tags are compared without regard to case. */
export function tagged(tags: readonly string[] | undefined, tag: string): boolean {
  const sought = tag.toLowerCase();
  for (const own of tags ?? []) if (own.toLowerCase() === sought) return true;
  return false;
}

/** Whether two sets have a tag in common. */
export function shareTag(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  for (const tag of a ?? []) if (tagged(b, tag)) return true;
  return false;
}

/** The rule for zones and snap points: no tags accept everything, else one tag in common is needed. */
export function accepts(zone: readonly string[] | undefined, thing: readonly string[] | undefined): boolean {
  return zone === undefined || zone.length === 0 || shareTag(zone, thing);
}
