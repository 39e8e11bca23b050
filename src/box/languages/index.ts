import { inLanguages, type Translations } from "../../kit/language";
import chinese from "./chinese.json";
import english from "./english.json";
import french from "./french.json";
import german from "./german.json";
import spanish from "./spanish.json";

export { english };

export const translations: Translations<typeof english> = {
  de: german,
  es: spanish,
  fr: french,
  zh: chinese,
};

/** What Global and the boxes say in the language that is spoken. */
export const text = inLanguages(english, translations);
