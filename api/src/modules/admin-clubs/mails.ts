import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../platform/mail/mail-queue';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Tells an owner that their club was suspended or is in use again, with the reason of the suspension. */
export function clubMail(
  kind: 'suspended' | 'lifted' | 'reopened',
  to: { name: string; email: string; owner_name: string; language: Language },
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Mail {
  const text = textIn(to.language);
  const values = { name: to.owner_name, club: to.name, reason, link: `${publicUrl}/agenda` };
  return { recipient: to.email, subject: text(`${kind}.subject`, values), body: text(`${kind}.body`, values) };
}
