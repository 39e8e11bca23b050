import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { labelsOf, OBEYING, saying, SCREENS, type Screen } from "../../scripts/preview/screens";
import { readBuiltSave } from "../../scripts/build/built";
import { startProgram } from "../../scripts/lua/program";
import { parseSave } from "../../scripts/save/read";
import { startProgress } from "../../scripts/terminal/progress";
import { GAMES, type GameEntry } from "../../src/games";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../src/kit/words/language";
import type { Options } from "../../src/kit/rules/options";
import { WORDS } from "../../src/preview/page/shell/words";
import { text } from "../../src/table/languages/table-texts";
import { eventually, usePreview, type Visit } from "./page";
import { wrongTexts } from "./texts";

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
/** Every game is looked at in English and in one of the other languages, which take turns. */
const ALWAYS: Language = "en";
const OTHERS = LANGUAGES.filter((language) => language !== ALWAYS);
/** How often the page of a screen is turned at most. */
const MOST_PAGES = 6;
/** How many sheets are opened one from another at most. */
const MOST_SHEETS = 3;
/** How many sizes of letters there are, and how many are larger than that which a table begins with. */
const SIZES = { count: 5, larger: 2 };
/** Seconds after which the panel shows what a button in it has opened. */
const TURNING = 0.5;
/** Random choices bring some games to no end: these policies are the quickest to. */
const PLAYERS: Readonly<Record<string, string>> = { "roll-flush": "sensible" };
/** And these options. */
const CHOSEN: Readonly<Record<string, Options>> = {
  "roll-flush": { target: 10 },
  pokerchess: { turnLimit: 10 },
};
const SEED = "7";
/** Screens that every game has. */
const EVERYWHERE = ["lobby", "help", "guide", "rules", "settings", "languages", "end", "statistics"];

/** A way through the screens of a game. */
interface Walk {
  visit: Visit;
  language: Language;
  /** How many sizes of letters are smaller than that which the panel has. */
  size: number;
  /** Whether the next size is larger or smaller. */
  step: 1 | -1;
  /** What was found on the way. */
  wrong: Set<string>;
}

describe("the texts of all screens", () => {
  const visitPage = usePreview();
  const ends = new Map<string, Promise<string>>();

  for (const [index, game] of GAMES.entries())
    for (const language of [ALWAYS, OTHERS[index % OTHERS.length] ?? ALWAYS])
      it(`are in their places and apart from each other: ${game.id} in ${language}`, async () => {
        const parameters = `seed=3&speed=0&fresh=1&game=${game.id}`;
        const visit = await visitPage({ parameters, viewport: DESK, tools: false });
        const walk: Walk = { visit, language, size: SIZES.larger, step: 1, wrong: new Set() };
        await begin(walk);
        const seen: string[] = [];
        for (const screen of SCREENS) {
          if (screen.name === "opening") await deal(walk);
          if (screen.name === "end") {
            const end = ends.get(game.id) ?? endOf(game);
            ends.set(game.id, end);
            await load(visit, await end);
            await begin(walk);
          }
          if (await lookAt(walk, screen)) seen.push(screen.name);
        }
        assert.deepEqual([...walk.wrong], []);
        for (const name of EVERYWHERE)
          assert.ok(seen.includes(name), `${name} was not seen: ${seen.join(", ")}`);
      });
});

/** Sets the table to the language of a walk, and its panel to the largest letters. */
async function begin(walk: Walk): Promise<void> {
  const { visit, language } = walk;
  await visit.run(OBEYING);
  if (language !== "en") {
    const languages = SCREENS.find(({ name }) => name === "languages");
    assert.ok(languages !== undefined);
    for (const label of labelsOf(languages, "en")) await press(walk, label);
    await press(walk, new RegExp(LANGUAGE_NAMES[language]));
    await press(walk, saying("back", language));
  }
  walk.size = SIZES.larger;
  while (walk.size < SIZES.count - 1) await resize(walk, 1);
}

/** Opens a save, by a tool that is folded away otherwise. */
async function load(visit: Visit, save: string): Promise<void> {
  await unfold(visit, true);
  await visit.load("end.json", Buffer.from(save));
  await visit.ready();
  await unfold(visit, false);
}

/** Unfolds the tools of the page, or folds them away. A click while the window changes its size may miss them. */
async function unfold({ page }: Visit, isOpen: boolean): Promise<void> {
  const tools = page.getByRole("button", { name: WORDS.toolbar.tools });
  const loading = page.getByRole("button", { name: WORDS.toolbar.load });
  await eventually(async () => {
    if ((await loading.isVisible()) !== isOpen) await tools.click();
    assert.equal(await loading.isVisible(), isOpen, "the tools do not fold");
  });
}

/** Deals the cards, unless a screen has. */
async function deal(walk: Walk): Promise<void> {
  for (const start of ["start", "startFilled"] as const) await press(walk, saying(start, walk.language));
}

/** Opens a screen, looks at all its pages, and closes it again; answers whether the game has it. */
async function lookAt(walk: Walk, screen: Screen): Promise<boolean> {
  const { visit, language } = walk;
  for (const label of labelsOf(screen, language)) if (!(await press(walk, label))) return close(walk, screen);
  await visit.run(screen.seconds ?? OBEYING);
  await look(walk, screen.name, true);
  const turns = [saying("more", language), saying(() => text().HELP.nextPage, language)] as const;
  const first = await visit.panel.innerText();
  for (let page = 2; page <= MOST_PAGES; page++) {
    const hasTurned = (await press(walk, turns[0])) || (await press(walk, turns[1]));
    if (!hasTurned || (await visit.panel.innerText()) === first) break;
    await look(walk, `${screen.name}, page ${page}`, false);
  }
  await close(walk, screen);
  return true;
}

/** Leaves a screen, and the sheets that were opened on the way to it; answers no. */
async function close(walk: Walk, { leaving = "back" }: Screen): Promise<false> {
  for (let sheets = 0; sheets < MOST_SHEETS; sheets++)
    if (!(await press(walk, saying(leaving, walk.language)))) break;
  return false;
}

/** Looks for what is wrong; at the first page of a screen in other sizes of letters, too, and on a phone. */
async function look(walk: Walk, name: string, isFirst: boolean): Promise<void> {
  const { visit, language, wrong } = walk;
  const note = async (where: string): Promise<void> => {
    for (const each of await wrongTexts(visit.page, language === "zh")) wrong.add(`${name}${where}: ${each}`);
  };
  await note("");
  if (!isFirst) return;
  // A size scales all of a panel: it is enough that the languages take turns with them.
  for (let sizes = language === "en" ? 1 : SIZES.count - 1; sizes < SIZES.count; sizes++) {
    if (walk.size === 0 || walk.size === SIZES.count - 1) walk.step = walk.size === 0 ? 1 : -1;
    await resize(walk, walk.step);
    await note(`, size ${walk.size + 1}`);
  }
  const sheet = visit.page.locator(".sheet-handle");
  await visit.page.setViewportSize(PHONE);
  await sheet.waitFor();
  await note(" on a phone");
  await visit.page.setViewportSize(DESK);
  await sheet.waitFor({ state: "hidden" });
}

/** Makes the letters of the panel larger or smaller. */
async function resize(walk: Walk, step: 1 | -1): Promise<void> {
  assert.ok(await press(walk, step > 0 ? /^A\+$/ : /^A−$/), "no button for the letters");
  walk.size += step;
}

/** Presses the first button of the panel that says so, if there is one; answers whether there is. A mouse would take its time. */
async function press({ visit: { panel, run } }: Walk, name: RegExp): Promise<boolean> {
  const isThere = await panel.evaluate((part, source) => {
    const buttons = [...part.querySelectorAll("button")];
    const button = buttons.find(({ textContent, disabled }) => !disabled && RegExp(source).test(textContent));
    button?.click();
    return button !== undefined;
  }, name.source);
  if (isThere) await run(TURNING);
  return isThere;
}

/** A game played to its end as quickly as can be, as a save. */
async function endOf(game: GameEntry): Promise<string> {
  const progress = startProgress();
  const lua = await startProgram("play", progress);
  const save = JSON.stringify(parseSave(await readBuiltSave(game.id, progress)));
  const people = game.visit(({ rules }) => rules.seats.min);
  lua.call("open", save, game.id, SEED, `${people}`, JSON.stringify(CHOSEN[game.id] ?? {}));
  lua.call("seat", PLAYERS[game.id] ?? "random", SEED);
  while (lua.call("decide").startsWith("goesOn"));
  return lua.call("save");
}
