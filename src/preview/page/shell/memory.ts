/** What this browser remembers under a name. A browser that keeps nothing for this page answers with an error: then it is nothing. */
export function remembered(name: string): string | undefined {
  try {
    return window.localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Has this browser remember a text under a name, if it keeps anything for this page. */
export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    return;
  }
}
