import { formatMoney, type Language } from '@canchero/shared-contracts/core';
import { type DailySummary, dayTotals, revenueOf } from '@canchero/shared-contracts/report';
import { type MailContent, mailHtml, mailText } from '../../../../platform/mail/mail-layout';
import type { Mail } from '../../../../platform/mail/mail-queue';
import { textsIn } from '../../../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });
/** Number of items that a mail names; the rest is counted. */
const NAMED_ITEMS = 5;

/** Person who gets a daily summary, and their club. */
export interface SummaryReader {
  email: string;
  name: string;
  language: Language;
  club: string;
  currency: string;
}

/** Writes the summary of a day in the reader's language, with a link to the page. */
export function summaryMail(reader: SummaryReader, summary: DailySummary, publicUrl: string): Mail {
  const { language, club } = reader;
  const text = textIn(language);
  const money = (amount: number) => formatMoney(amount, reader.currency, language === 'es' ? 'es-AR' : language);
  const day = new Date(`${summary.date}T00:00:00Z`);
  const totals = dayTotals(summary);
  const stock = summary.low_stock.slice(0, NAMED_ITEMS).map(({ name, stock }) => `${name} (${stock})`);
  const difference = summary.cash.reduce((sum, session) => sum + (session.difference ?? 0), 0);
  const openCash = summary.cash.filter(({ closed_at }) => closed_at === null).length;
  const facts: [label: string, value: string][] = [
    [text('fact.bookings'), String(totals.bookings)],
    [text('fact.revenue'), money(totals.revenue)],
    ...byMethod(summary).map(([method, amount]): [string, string] => [`– ${text(`method.${method}`)}`, money(amount)]),
    [text('fact.open'), text('open', { count: summary.open.length, sum: money(totals.open) })],
    [text('fact.lost'), text('lost', { count: summary.lost.length, sum: money(totals.lost) })],
  ];
  if (summary.sales.length > 0)
    facts.push([text('fact.sales'), money(summary.sales.reduce((sum, { total }) => sum + total, 0))]);
  if (summary.cash.length > 0)
    facts.push([text('fact.cash'), text('cash', { difference: money(difference), open: openCash })]);
  if (stock.length > 0)
    facts.push([
      text('fact.stock'),
      text('stock', { items: stock.join(', '), more: summary.low_stock.length - stock.length }),
    ]);
  facts.push([text('fact.close'), text('close', closeOf(summary))]);
  const content: MailContent = {
    language,
    title: text('subject', { club, day }),
    lead: [text('lead', { name: reader.name, club, day })],
    facts,
    actions: [{ label: text('action'), url: `${publicUrl}/daily-summary?date=${summary.date}` }],
    footer: [{ text: text('footer', { club }), url: `${publicUrl}/daily-summary` }],
  };
  return { recipient: reader.email, subject: content.title, body: mailText(content), html: mailHtml(content) };
}

/** Sums revenue by method, the highest first. */
function byMethod({ revenue }: DailySummary) {
  const methods = [...new Set(revenue.map(({ method }) => method))];
  return methods
    .map((method) => [method, revenueOf(revenue.filter((line) => line.method === method))] as const)
    .sort(([, a], [, b]) => b - a);
}

const closeOf = ({ close }: DailySummary) => ({
  state: close === null ? 'none' : close.closed_by_name === null ? 'somebody' : 'person',
  name: close?.closed_by_name ?? '',
});
