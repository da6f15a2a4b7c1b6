import type { FoundBooking } from '@canchero/shared-contracts/booking';
import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const CATALOGUES: Record<Language, Record<keyof typeof es, string>> = { es, en, pt };

/** Writes bookings into a file, with dates and times in the club's zone. */
export function bookingsFile(
  bookings: readonly FoundBooking[],
  {
    slug,
    timezone,
    from,
    to,
    language,
  }: { slug: string; timezone: string; from: string; to: string; language: Language },
): CsvFile {
  const texts = CATALOGUES[language];
  const local = (instant: string, format: string) => DateTime.fromISO(instant, { zone: timezone }).toFormat(format);
  return csvFile<FoundBooking>(
    `${slug}-${from}-${to}`,
    [
      { title: texts['column.date'], value: (b) => local(b.start, 'yyyy-MM-dd') },
      { title: texts['column.start'], value: (b) => local(b.start, 'HH:mm') },
      { title: texts['column.end'], value: (b) => local(b.end, 'HH:mm') },
      { title: texts['column.court'], value: (b) => b.court_name },
      { title: texts['column.type'], value: (b) => texts[`type.${b.event_type}`] },
      { title: texts['column.modality'], value: (b) => texts[`modality.${b.modality}`] },
      { title: texts['column.state'], value: (b) => texts[`state.${b.state}`] },
      { title: texts['column.players'], value: (b) => b.players.join(', ') },
      { title: texts['column.description'], value: (b) => b.description },
      { title: texts['column.price'], value: (b) => csvMoney(b.price) },
      { title: texts['column.paid'], value: (b) => csvMoney(b.paid) },
      { title: texts['column.payment'], value: (b) => texts[`payment.${b.payment_status}`] },
    ],
    bookings,
  );
}
