import { type FoundBooking, shownState } from '@canchero/shared-contracts/booking';
import type { Language } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';
import { type CsvTable, csvMoney } from '../../platform/csv/csv-file';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

/** Returns the table of bookings for a file, with dates and times in the club's zone. */
export function bookingsTable(
  bookings: readonly FoundBooking[],
  {
    slug,
    timezone,
    from,
    to,
    language,
  }: { slug: string; timezone: string; from: string; to: string; language: Language },
): CsvTable<FoundBooking> {
  const text = textIn(language);
  const local = (instant: string, format: string) => DateTime.fromISO(instant, { zone: timezone }).toFormat(format);
  return {
    name: `${slug}-${from}-${to}`,
    language,
    rows: bookings,
    columns: [
      { title: text('column.date'), value: (b) => local(b.start, 'yyyy-MM-dd') },
      { title: text('column.start'), value: (b) => local(b.start, 'HH:mm') },
      { title: text('column.end'), value: (b) => local(b.end, 'HH:mm') },
      { title: text('column.court'), value: (b) => b.court_name },
      { title: text('column.type'), value: (b) => text(`type.${b.event_type}`) },
      { title: text('column.modality'), value: (b) => text(`modality.${b.modality}`) },
      { title: text('column.state'), value: (b) => text(`state.${shownState(b)}`) },
      { title: text('column.players'), value: (b) => b.players.join(', ') },
      { title: text('column.description'), value: (b) => b.description },
      { title: text('column.price'), value: (b) => csvMoney(b.price) },
      { title: text('column.paid'), value: (b) => csvMoney(b.paid) },
      { title: text('column.payment'), value: (b) => text(`payment.${b.payment_status}`) },
    ],
  };
}
