import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../platform/mail/mail-queue';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Tells an owner that their club was closed, why, and until when it can be opened again. */
export function closedMail(
  to: { email: string; name: string; language: Language },
  club: { name: string; timezone: string; reason: string; until: Date },
): Mail {
  const text = textIn(to.language);
  const until = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone: club.timezone }).format(club.until);
  const values = { name: to.name, club: club.name, reason: club.reason, until };
  return { recipient: to.email, subject: text('closed.subject', values), body: text('closed.body', values) };
}
