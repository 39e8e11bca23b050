import { inLanguages, type Translations } from "../../../kit/language";
import * as english from "./english";
import * as german from "./german";
import * as french from "./french";

export const translations: Translations<typeof english> = { de: german, fr: french };

/** Every sentence about Roll Flush in the language that is spoken. */
export const text = inLanguages(english, translations);
