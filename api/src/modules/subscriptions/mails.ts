import { formatMoney, type Language } from '@canchero/shared-contracts/core';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { type Invoice, PLAN_NAMES } from '@canchero/shared-contracts/subscription';
import type { Mail } from '../../platform/mail/mail-queue';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import type { Owner, StoredSubscription } from './subscription-sql';

const textIn = textsIn({ es, en, pt });

export type MailKind = 'payment_failed' | 'plan_changed' | 'cancelled' | 'trial_warning';

/** Tells an owner what became of their subscription. */
export function subscriptionMail(kind: MailKind, owner: Owner, s: StoredSubscription, publicUrl: string): Mail {
  const text = textIn(owner.language);
  const day = (instant: string | null) => (instant ? dayIn(owner.language, instant) : '');
  const values = {
    name: owner.name,
    plan: PLAN_NAMES[s.plan],
    ends: day(s.status === 'trialing' ? s.trial_ends_at : s.period_ends_at),
    retry: day(s.next_attempt_at),
    retries: s.next_attempt_at ? 'yes' : 'no',
    link: `${publicUrl}/subscription`,
  };
  return { recipient: owner.email, subject: text(`${kind}.subject`, values), body: text(`${kind}.body`, values) };
}

/** Tells an owner or a member that the team of a club will wait, from when, and what brings it back. */
export function teamMail(
  to: { email: string; name: string; language: Language; is_owner: boolean },
  club: { name: string; timezone: string; waits_from: string },
  publicUrl: string,
): Mail {
  const text = textIn(to.language);
  const at = new Date(club.waits_from);
  const day = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone: club.timezone }).format(at);
  const kind = to.is_owner ? 'team_owner' : 'team_member';
  const values = { name: to.name, club: club.name, day, link: `${publicUrl}/subscription` };
  return { recipient: to.email, subject: text(`${kind}.subject`, values), body: text(`${kind}.body`, values) };
}

/** Returns the platform's day in which an instant lies: an owner may have clubs in several zones. */
const dayIn = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: PLATFORM_ZONE }).format(new Date(instant));

/** Returns the title and the lines of a receipt. */
export function receiptTexts(
  language: Language,
  invoice: Pick<Invoice, 'plan' | 'starts_at' | 'ends_at' | 'amount' | 'currency'> & {
    number: number;
    paid_at: string;
  },
  owner: Owner,
): { title: string; lines: [label: string, value: string][] } {
  const text = textIn(language);
  const locale = language === 'es' ? 'es-AR' : language;
  const day = (instant: string) => dayIn(language, instant);
  return {
    title: text('receipt.title', { number: invoice.number }),
    lines: [
      [text('receipt.owner'), `${owner.name}, ${owner.email}`],
      [text('receipt.plan'), `Canchero ${PLAN_NAMES[invoice.plan]}`],
      [text('receipt.span'), `${day(invoice.starts_at)} – ${day(invoice.ends_at)}`],
      [text('receipt.paid'), day(invoice.paid_at)],
      [text('receipt.amount'), formatMoney(invoice.amount, invoice.currency, locale)],
    ],
  };
}
