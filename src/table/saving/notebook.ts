/** Writes a tab of the Notebook, a new one if there is none of this title. */
export function writeTab(title: string, body: string): void {
  const tab = Notes.getNotebookTabs().find((other) => other.title === title);
  if (tab === undefined) Notes.addNotebookTab({ title, body, color: "Grey" });
  else Notes.editNotebookTab({ index: tab.index, title, body });
}
