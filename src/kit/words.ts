/** Sentences of one language by key; `{name}` in a sentence stands for a value. */
export type Catalogue = Record<string, string>;

/** The values that stand in a sentence. */
export type Values = Record<string, string | number>;

/** Puts the values into a sentence; a name that no value is given for stays as it is, so that a test can see it. */
export function fill(sentence: string, values: Values): string {
  let text = sentence;
  for (const name of Object.keys(values)) text = text.split(`{${name}}`).join(`${values[name]}`);
  return text;
}
