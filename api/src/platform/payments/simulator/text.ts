import { textsIn } from '../../texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

/** Texts of the simulator's pages. */
export const simulatorText = textsIn({ es, en, pt });
