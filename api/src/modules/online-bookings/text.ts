import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

/** Texts of the mails and calendar files of online bookings. */
export const onlineText = textsIn({ es, en, pt });
export type OnlineText = ReturnType<typeof onlineText>;
