import { inLanguages, type Translations } from "../../../kit/language";
import * as english from "./english";
import * as french from "./french";
import * as german from "./german";

export const translations: Translations<typeof english> = { de: german, fr: french };

/** Every sentence about Cards vs Dice in the language that is spoken. */
export const text = inLanguages(english, translations);
