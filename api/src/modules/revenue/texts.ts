import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

export type RevenueTextId = keyof typeof es;
export const textIn = textsIn({ es, en, pt });
