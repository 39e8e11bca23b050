import { inLanguages, type Translations } from "../../../kit/language";
import * as chinese from "./chinese";
import * as english from "./english";
import * as french from "./french";
import * as german from "./german";
import * as spanish from "./spanish";

export const translations: Translations<typeof english> = {
  de: german,
  es: spanish,
  fr: french,
  zh: chinese,
};

/** Every sentence about Roll Flush in the language that is spoken. */
export const text = inLanguages(english, translations);
