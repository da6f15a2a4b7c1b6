import { bookingErrors } from '@canchero/shared-contracts/booking';
import type { Consumption, ConsumptionsQuery } from '@canchero/shared-contracts/consumption';
import { AppError, type CsvFile, type Language } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { selectConsumptions, selectTotals } from './sql';

const CATALOGUES: Record<Language, Record<keyof typeof es, string>> = { es, en, pt };
const MAX_LINES = 20_000;

/**
 * Exports the consumptions that a filter finds as a CSV file, newest first, with wall times of the club.
 * @throws too_many_rows {max, found}
 */
export async function exportConsumptions(
  tx: Tx,
  clubId: string,
  filter: ConsumptionsQuery,
  language: Language,
): Promise<CsvFile> {
  const { count } = await selectTotals(tx, clubId, filter);
  if (count > MAX_LINES) throw AppError.of(bookingErrors.too_many_rows, { max: MAX_LINES, found: count });
  const texts = CATALOGUES[language];
  const [club] = await tx.query<{ timezone: string }>(sql`select timezone from clubs where id = ${clubId}`);
  const zone = club?.timezone ?? 'utc';
  const local = (instant: string, format: string) => DateTime.fromISO(instant, { zone }).toFormat(format);
  return csvFile<Consumption>(
    texts['file.name'],
    [
      { title: texts['column.date'], value: (c) => local(c.created_at, 'yyyy-MM-dd') },
      { title: texts['column.time'], value: (c) => local(c.created_at, 'HH:mm') },
      { title: texts['column.court'], value: (c) => c.court_name },
      { title: texts['column.booking'], value: (c) => local(c.booking_start, 'yyyy-MM-dd HH:mm') },
      { title: texts['column.player'], value: (c) => c.player_name },
      { title: texts['column.item'], value: (c) => c.name },
      { title: texts['column.quantity'], value: (c) => c.quantity },
      { title: texts['column.unit_price'], value: (c) => csvMoney(c.unit_price) },
      { title: texts['column.total'], value: (c) => csvMoney(c.total) },
      { title: texts['column.paid'], value: (c) => csvMoney(c.paid) },
      { title: texts['column.open'], value: (c) => csvMoney(c.total - c.paid) },
      { title: texts['column.taken_by'], value: (c) => c.created_by_name },
    ],
    await selectConsumptions(tx, clubId, filter, MAX_LINES),
  );
}
