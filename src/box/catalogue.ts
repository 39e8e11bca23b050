import { inLanguages } from "../kit/words/language";
import english from "../languages/english/box.json";

export { english };

/** What Global and the boxes say in the language that is spoken. */
export const text = inLanguages("box", english);
