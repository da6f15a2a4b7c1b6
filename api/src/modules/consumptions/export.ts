import type { Consumption, ConsumptionsQuery } from '@canchero/shared-contracts/consumption';
import { AppError, exportErrors, type Language } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type CsvTable, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { selectConsumptions, selectTotals } from './sql';

const textIn = textsIn({ es, en, pt });
const MAX_LINES = 20_000;

/**
 * Reads the consumptions that a filter finds for a file, newest first, with wall times of the club.
 * @throws too_many_rows {max, found}
 */
export async function exportConsumptions(
  tx: Tx,
  clubId: string,
  filter: ConsumptionsQuery,
  language: Language,
): Promise<CsvTable<Consumption>> {
  const { count } = await selectTotals(tx, clubId, filter);
  if (count > MAX_LINES) throw AppError.of(exportErrors.too_many_rows, { max: MAX_LINES, found: count });
  const text = textIn(language);
  const [club] = await tx.query<{ timezone: string }>(sql`select timezone from clubs where id = ${clubId}`);
  const zone = club?.timezone ?? 'utc';
  const local = (instant: string, format: string) => DateTime.fromISO(instant, { zone }).toFormat(format);
  return {
    name: text('file.name'),
    language,
    rows: await selectConsumptions(tx, clubId, filter, MAX_LINES),
    columns: [
      { title: text('column.date'), value: (c) => local(c.created_at, 'yyyy-MM-dd') },
      { title: text('column.time'), value: (c) => local(c.created_at, 'HH:mm') },
      { title: text('column.court'), value: (c) => c.court_name },
      { title: text('column.booking'), value: (c) => local(c.booking_start, 'yyyy-MM-dd HH:mm') },
      { title: text('column.player'), value: (c) => c.player_name },
      { title: text('column.item'), value: (c) => c.name },
      { title: text('column.quantity'), value: (c) => c.quantity },
      { title: text('column.unit_price'), value: (c) => csvMoney(c.unit_price) },
      { title: text('column.total'), value: (c) => csvMoney(c.total) },
      { title: text('column.paid'), value: (c) => csvMoney(c.paid) },
      { title: text('column.open'), value: (c) => csvMoney(c.total - c.paid) },
      { title: text('column.taken_by'), value: (c) => c.created_by_name },
    ],
  };
}
