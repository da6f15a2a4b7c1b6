import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../platform/mail/mail-queue';
import { plainName } from '../../platform/mail/plain-name';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Paths of the shell that take the token of a mail. */
const SCREENS = { verify: '/verify-email', reset: '/reset-password' } as const;
export type MailKind = keyof typeof SCREENS;

/** Builds a mail with a link that carries a token, in the recipient's language. `publicUrl` has no trailing slash. */
export function tokenMail(
  kind: MailKind,
  to: { email: string; name: string; language: Language },
  token: string,
  publicUrl: string,
): Mail {
  const text = textIn(to.language);
  const link = `${publicUrl}${SCREENS[kind]}?token=${encodeURIComponent(token)}`;
  return {
    recipient: to.email,
    subject: text(`${kind}.subject`),
    body: text(`${kind}.body`, { name: plainName(to.name), link }),
  };
}
