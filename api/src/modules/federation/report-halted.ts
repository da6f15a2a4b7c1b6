import type { Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { textsIn } from '../../platform/texts/texts';
import type { CountedCanary } from './canary-sql';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Tells the super admins by mail that a canary halted itself, and by which figures. */
export async function reportHalted(tx: Tx, { mail, config }: Services, canary: CountedCanary): Promise<void> {
  const people = await tx.query<{ email: string; name: string; language: Language }>(sql`
    select email, name, language from users where 'super_admin' = any(roles) and email_verified_at is not null`);
  const { name, version, failures, loads, active_failures, active_loads } = canary;
  for (const { email, name: person, language } of people) {
    const text = textIn(language);
    const figures = { failures, loads, active_failures, active_loads };
    await mail.queue(tx, {
      recipient: email,
      subject: text('halted.subject', { name }),
      body: text('halted.body', { person, name, version, ...figures, link: config.publicUrl }),
    });
  }
}
