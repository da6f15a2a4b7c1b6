import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../../platform/mail/mail-queue';
import { textsIn } from '../../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

export type FactorMailKind = 'set_up' | 'recovery_code';

/** Builds the mail about a change of an account's second factor, in the account's language. */
export function factorMail(
  kind: FactorMailKind,
  to: { email: string; name: string; language: Language },
  at: Date,
): Mail {
  const text = textIn(to.language);
  return {
    recipient: to.email,
    subject: text(`${kind}.subject`),
    body: text(`${kind}.body`, { name: to.name, at }),
  };
}
