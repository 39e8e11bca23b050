import type { Version } from "./changelog";
import type { Item } from "./item";

/** The first line of the checklist, which marks a folder as ours. */
export const CHECKLIST_HEAD = "# Publish Offsuit on the Workshop";

/** The clicks that put a new item on the Workshop and update one, as a page in Markdown. */
export function checklist(items: readonly Item[], { number }: Version): string {
  return `${CHECKLIST_HEAD}

\`npm run workshop\` rewrites this folder: each folder in it is one item. Steam's limits have been checked.

| save to load | folder | Workshop ID |
| --- | --- | --- |
${items.map(({ id, title, number: item }) => `| ${title} | \`${id}\` | ${item ?? "new"} |`).join("\n")}

## Before

${steps([
  ...(number === undefined ? ['Give the section "Unreleased" of CHANGELOG.md its number and its date.'] : []),
  "`npm test` reports no failures.",
  "`npm start`, with the same `--art` if there was one, has installed the saves into Tabletop Simulator. (They are the same as here: building twice gives the same bytes.)",
  "Start Tabletop Simulator from the Steam account that owns the items, or will own them. Only the owner can update an item.",
  "Create > Singleplayer.",
])}

## A new item

For each item that has no Workshop ID yet:

${steps([
  "Games > Save & Load: load the save. Check it, but don't deal: you upload the table exactly as it is.",
  "Upload > Workshop Upload, tab Upload Workshop.",
  "Workshop Title: the text of `title.txt`. Workshop Description: all of `description.txt`.",
  "Workshop Thumbnail: the icon of a folder, then `thumbnail.png`. Without it, nothing is uploaded. If the game asks, choose Cloud; if the upload then does nothing for minutes, choose Local.",
  "Tick the tags in `tags.txt` that the window offers, and no others.",
  "UPLOAD. It takes up to a minute. The game shows the Workshop ID, which also ends the address of the item's page. Enter it in `saves/listing.ts` (`item`), so that the next checklist knows it.",
  "Open the item's page on Steam. It is hidden: only you can see it. If Steam asks for its Workshop agreement, accept it; until then nobody else can see the item.",
  "Check the description. Add the pictures from the folder `pictures` (Add/edit images & videos), `square` and `whole` first.",
  "Subscribe to the item. In the game: Games > Workshop, load it, deal, make a move. This is what players will get.",
  "On the page: Change visibility > Public.",
])}

## A new version of an item

For each item that has a Workshop ID:

${steps([
  "Games > Save & Load: load the new save, not the item. Deal nothing.",
  "Upload > Workshop Upload, tab Update Workshop.",
  "Workshop ID: the one in the table above, or choose the item with the icon next to it, which lists your subscriptions. Check twice: the save on the table replaces that item.",
  "Thumbnail and tags: leave them empty unless they have changed.",
  "UPDATE. Games in progress keep the version they started with.",
  "On the item's page: Change Notes, then edit the newest entry: paste all of `change-notes.txt`.",
  "If `description.txt` has changed: Edit title & description. If the table looks different: the pictures.",
  "In the game: Games > Workshop, load the item, deal, make a move.",
])}
`;
}

function steps(sentences: readonly string[]): string {
  return sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join("\n");
}
