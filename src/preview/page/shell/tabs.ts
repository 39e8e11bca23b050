import { element, type Child } from "./element";

export interface Tab {
  title: string;
  panel: HTMLElement;
}

export interface Tabs {
  /** The row of tabs; the panels are wherever their owner puts them. */
  list: HTMLElement;
  choose: (index: number) => void;
  rename: (index: number, ...title: Child[]) => void;
}

/** A row of tabs, one of which shows its panel. Arrow keys walk through them. */
export function createTabs(
  label: string,
  tabs: readonly Tab[],
  chosen: (index: number) => void = () => {},
): Tabs {
  const buttons = tabs.map(({ title }) =>
    element("button", { type: "button", role: "tab", class: "tab" }, title),
  );
  const list = element("div", { role: "tablist", class: "tabs", "aria-label": label }, ...buttons);
  const show = (index: number): void => {
    for (const [each, tab] of tabs.entries()) {
      tab.panel.hidden = each !== index;
      buttons[each]?.setAttribute("aria-selected", String(each === index));
      buttons[each]?.setAttribute("tabindex", each === index ? "0" : "-1");
    }
  };
  const choose = (index: number): void => {
    show(index);
    chosen(index);
  };
  for (const [index, tab] of tabs.entries()) {
    tab.panel.setAttribute("role", "tabpanel");
    tab.panel.setAttribute("aria-label", tab.title);
    buttons[index]?.addEventListener("click", () => choose(index));
  }
  list.addEventListener("keydown", ({ key }) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const here = buttons.findIndex((each) => each === document.activeElement);
    const next = (here + step + tabs.length) % tabs.length;
    choose(next);
    buttons[next]?.focus();
  });
  show(0);
  return { list, choose, rename: (index, ...title) => buttons[index]?.replaceChildren(...title) };
}
