import type { Version } from "./changelog";
import type { Item } from "./item";

/** With what the checklist begins; by it a folder is known as ours. */
export const CHECKLIST_HEAD = "# To put Offsuit on the Workshop";

/** The clicks that put a new item on the Workshop and update one, as a page in Markdown. */
export function checklist(items: readonly Item[], { number }: Version): string {
  return `${CHECKLIST_HEAD}

\`npm run workshop\` writes this folder anew: each folder in it is one item. Steam's limits are checked already.

| save to load | folder | Workshop ID |
| --- | --- | --- |
${items.map(({ id, title, number: item }) => `| ${title} | \`${id}\` | ${item ?? "new"} |`).join("\n")}

## Before

${steps([
  ...(number === undefined ? ['Give the section "Unreleased" of CHANGELOG.md its number and its date.'] : []),
  "`npm test` says that nothing failed.",
  "`npm start`, with the same `--art` if there was one, has put the saves among those of Tabletop Simulator. (They are the ones here: building twice gives the same bytes.)",
  "Start Tabletop Simulator from the Steam account that owns the items, or is to own them. Only the owner can update an item.",
  "Create > Singleplayer.",
])}

## A new item

For each item that has no Workshop ID yet:

${steps([
  "Games > Save & Load: load the save. Look it over, and deal nothing: what lies on the table is what goes up.",
  "Upload > Workshop Upload, tab Upload Workshop.",
  "Workshop Title: what stands in `title.txt`. Workshop Description: all of `description.txt`.",
  "Workshop Thumbnail: the icon of a folder, then `thumbnail.png`. Without it nothing is uploaded. If the game asks, choose Cloud; if then nothing is heard of the upload for minutes, choose Local.",
  "Tick what `tags.txt` lists, as far as the window offers it, and nothing else.",
  "UPLOAD. It takes up to a minute. The game shows the Workshop ID, which is also the end of the address of the item's page. Write it into `saves/listing.ts` (`item`), so that the next checklist knows it.",
  "Open the item's page on Steam. It is hidden, and you alone can see it. If Steam asks for its Workshop agreement, accept it: until then nobody else will see it.",
  "Compare the description with what you meant. Add the pictures of the folder `pictures` (Add/edit images & videos), `square` and `whole` first.",
  "Subscribe to the item. In the game: Games > Workshop, load it, deal, make a move. This is what players will get.",
  "On the page: Change visibility > Public.",
])}

## A new version of an item

For each item that has a Workshop ID:

${steps([
  "Games > Save & Load: load the new save, not the item. Deal nothing.",
  "Upload > Workshop Upload, tab Update Workshop.",
  "Workshop ID: the one of the table above, or choose the item by the icon beside it, which lists what you are subscribed to. Look twice: the save on the table replaces that item.",
  "Thumbnail and tags: leave them empty unless they have changed.",
  "UPDATE. Games under way go on with the version that they began with.",
  "On the item's page: Change Notes, then edit the newest entry: all of `change-notes.txt`.",
  "If `description.txt` has changed: Edit title & description. If the table looks different: the pictures.",
  "In the game: Games > Workshop, load the item, deal, make a move.",
])}
`;
}

function steps(sentences: readonly string[]): string {
  return sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join("\n");
}
