/*
 * Steam's markup, as pages of the Workshop read it: tags in square brackets, each closed again, but for the `[*]` before
 * every entry of a list. A line of the text is a line of the page.
 */

/** Tags that take up lines of their own, and so are inside no other. */
const BLOCKS: ReadonlySet<string> = new Set(["h1", "h2", "list", "olist"]);
/** Tags within a line. */
const INLINE: ReadonlySet<string> = new Set(["b", "i", "url"]);
const LISTS: readonly (string | undefined)[] = ["list", "olist"];
const TAG = /\[(\/?)([a-z]\w*|\*)(?:=([^\][]*))?\]/gi;

/** A headline. */
export function headline(text: string): string {
  return `[h1]${text}[/h1]`;
}

/** A smaller headline. */
export function subheading(text: string): string {
  return `[h2]${text}[/h2]`;
}

export function bold(text: string): string {
  return `[b]${text}[/b]`;
}

export function link(address: string, text: string): string {
  return `[url=${address}]${text}[/url]`;
}

/** A list, with a dot or a number before each entry. */
export function list(entries: readonly string[], marks: "dots" | "numbers" = "dots"): string {
  const tag = marks === "dots" ? "list" : "olist";
  return [`[${tag}]`, ...entries.map((entry) => `[*]${entry}`), `[/${tag}]`].join("\n");
}

/** What Steam would misread, a sentence each. */
export function markupProblems(text: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = "", address] of text.matchAll(TAG)) {
    const problem = slash === "/" ? closing(tag, name, open.pop()) : opening(tag, name, address, open.at(-1));
    if (problem !== undefined) problems.push(problem);
    if (slash !== "/" && name !== "*") open.push(name);
  }
  problems.push(...open.map((name) => `[${name}] is never closed`));
  const plain = text.replaceAll(TAG, "");
  if (/[[\]]/.test(plain)) problems.push("a square bracket stands in it that belongs to no tag");
  return problems;
}

function closing(tag: string, name: string, innermost: string | undefined): string | undefined {
  if (innermost === name) return undefined;
  return `${tag} closes ${innermost === undefined ? "nothing" : `[${innermost}]`}`;
}

function opening(
  tag: string,
  name: string,
  address: string | undefined,
  around: string | undefined,
): string | undefined {
  if (name === "*") return LISTS.includes(around) ? undefined : "an entry [*] stands outside of a list";
  if (!BLOCKS.has(name) && !INLINE.has(name)) return `${tag} is no tag that pages of the Workshop know`;
  if (name === "url" && !/^https?:\/\/\S+$/.test(address ?? "")) return `${tag} names no address`;
  if (BLOCKS.has(name) && around !== undefined) return `${tag} may not stand inside of [${around}]`;
  return undefined;
}
