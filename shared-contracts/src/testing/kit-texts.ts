import en from '../kit/lang/en.json';
import es from '../kit/lang/es.json';
import pt from '../kit/lang/pt.json';

/** Texts of the kit by language, which a remote's catalogue extends. */
export const kitTexts = { es, en, pt };
