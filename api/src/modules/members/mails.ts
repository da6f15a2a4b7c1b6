import type { Language } from '@canchero/shared-contracts/core';
import type { Mail } from '../../platform/mail/mail-queue';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const CATALOGUES: Record<Language, Record<keyof typeof es, string>> = { es, en, pt };

/** Tells someone that they work at a club now: `invited` leads to choosing a password, `joined` to the clubs. */
export function memberMail(
  kind: 'invited' | 'joined',
  to: { email: string; language: Language },
  about: { club: string; by: string; link: string },
): Mail {
  const fill = (text: string) => text.replace(/\{(club|by|link)\}/g, (_, key: 'club' | 'by' | 'link') => about[key]);
  const texts = CATALOGUES[to.language];
  return { recipient: to.email, subject: fill(texts[`${kind}.subject`]), body: fill(texts[`${kind}.body`]) };
}
