function tabOf(title: string) {
  return Notes.getNotebookTabs().find((other) => other.title === title);
}

/** The text of the last tab of the Notebook that holds this mark: one that bears another title than this, if there is one. */
export function findTab(mark: string, title: string): string | undefined {
  let found: string | undefined;
  let isOwn = true;
  for (const tab of Notes.getNotebookTabs()) {
    if (!tab.body.includes(mark) || (tab.title === title && !isOwn)) continue;
    found = tab.body;
    isOwn = tab.title === title;
  }
  return found;
}

/** Writes a tab of the Notebook, a new one if there is none of this title. */
export function writeTab(title: string, body: string): void {
  const tab = tabOf(title);
  if (tab === undefined) Notes.addNotebookTab({ title, body, color: "Grey" });
  else Notes.editNotebookTab({ index: tab.index, title, body });
}

/**
 * Adds a tab to the Notebook without replacing another one: if the title is taken, it gets a number behind it. An existing tab is
 * not added again. Answers whether it is there.
 */
export function addTab(title: string, body: string): boolean {
  const tabs = Notes.getNotebookTabs();
  if (tabs.some((other) => other.body === body)) return true;
  const titles = tabs.map((other) => other.title);
  let free = title;
  for (let number = 2; titles.includes(free); number++) free = `${title} (${number})`;
  return Notes.addNotebookTab({ title: free, body, color: "Grey" }) >= 0;
}
