import { textsIn } from '../../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

/** Texts of exported files, by language. */
export const exportTexts = textsIn({ es, en, pt });
export type ExportText = ReturnType<typeof exportTexts>;
