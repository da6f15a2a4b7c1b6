import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../platform/mail/mail-queue';
import { plainName } from '../../platform/mail/plain-name';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Invites someone to work at a club: `invited` leads to choosing a password, `asked` to accepting with an account. */
export function memberMail(
  kind: 'invited' | 'asked',
  to: { email: string; language: Language },
  { club, by, link }: { club: string; by: string; link: string },
): Mail {
  const text = textIn(to.language);
  const about = { club: plainName(club), by: plainName(by), link };
  return { recipient: to.email, subject: text(`${kind}.subject`, about), body: text(`${kind}.body`, about) };
}
