import ts from "typescript";
import type { Sentences } from "../../src/kit/words/language";
import { english } from "../support/english";

/** A sentence of a catalogue that a spec repeats, and how to name it instead. */
export interface Repeated {
  line: number;
  text: string;
  key: string;
}

/** A sentence of this many words or more is known again wherever it is; shorter ones may be data. */
const LEAST_WORDS = 3;
/** What stands for an expression inside a template. */
const VALUE = "\uFFFC";
/** The functions whose first argument is the title of a test. */
const TITLED = ["describe", "it"];

interface Known {
  key: string;
  matches: (this: void, text: string) => boolean;
}

const KNOWN = knownIn(english, "english");

/** The English sentences that the source of a spec repeats outside of its titles, with or without their values. */
export function repeatedIn(source: string): Repeated[] {
  const file = ts.createSourceFile("spec.ts", source, ts.ScriptTarget.Latest, true);
  const found: Repeated[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    const text = textOf(node);
    if (text !== undefined) {
      const key = keyOf(text);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (key !== undefined) found.push({ line: line + 1, text, key });
    }
    if (!ts.isCallExpression(node) || !TITLED.includes(node.expression.getText())) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const argument of node.arguments.slice(1)) visit(argument);
  }
}

/** The text of a literal, or of a template whose expressions may be any value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join("");
}

/** The key of the sentence that a text is, if it is one. */
function keyOf(text: string): string | undefined {
  if (wordsIn(text) < LEAST_WORDS) return undefined;
  return KNOWN.find(({ matches }) => matches(text))?.key;
}

function knownIn(sentences: Sentences, path: string): Known[] {
  return Object.entries(sentences).flatMap(([name, value]) => {
    const key = /^[A-Za-z]\w*$/.test(name) ? `${path}.${name}` : `${path}["${name}"]`;
    if (typeof value !== "string") return knownIn(value, key);
    const parts = value.split(/\{\w+\}/);
    if (wordsIn(parts.join(" ")) < LEAST_WORDS) return [];
    const pattern = new RegExp(`^${parts.map((part) => escaped(part)).join("[^]+")}$`);
    return [{ key, matches: (text) => pattern.test(text) }];
  });
}

function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
