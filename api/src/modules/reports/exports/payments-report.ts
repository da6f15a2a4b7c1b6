import { AppError, exportErrors } from '@canchero/shared-contracts/core';
import { type DaySpan, MAX_EXPORT_ROWS } from '@canchero/shared-contracts/report';
import { dateText, NOTATIONS } from '../../../platform/csv/notation';
import { checkPeriod } from '../../../platform/db/club-days';
import type { Tx } from '../../../platform/db/database';
import { midnightOf } from '../spans';
import type { CollectedReport, ExportContext } from './collect';
import { PackedRows } from './packed-rows';
import { countMoneyLines, type MoneyLine, openMoneyLines } from './payments-sql';
import type { Column, Row } from './report';
import { selectExportClub } from './sql';
import type { ExportText } from './text';

const PAGE = 500;

/**
 * Reads the payments and refunds that make the revenue of a span, one line each, at the moment of each.
 * @throws invalid_period
 * @throws too_many_rows {max, found}
 */
export async function collectPayments(
  tx: Tx,
  clubId: string,
  span: DaySpan,
  { language, text, signal, now, moment }: ExportContext,
): Promise<CollectedReport> {
  checkPeriod(span);
  const club = await selectExportClub(tx, clubId);
  const { timezone } = club;
  const bounds = { from: midnightOf(timezone, span.from), to: midnightOf(timezone, span.to, 1) };
  const found = await countMoneyLines(tx, clubId, bounds);
  if (found > MAX_EXPORT_ROWS) throw AppError.of(exportErrors.too_many_rows, { max: MAX_EXPORT_ROWS, found });
  const rows = new PackedRows();
  const sums = { received: 0, refunded: 0 };
  const fetchLines = await openMoneyLines(tx, clubId, timezone, bounds);
  for (let page = await fetchLines(PAGE); page.length > 0; page = await fetchLines(PAGE)) {
    signal.throwIfAborted();
    for (const { received, refunded } of page) {
      sums.received += received;
      sums.refunded += refunded;
    }
    await rows.add(page.map((line) => rowOf(line, text)));
  }
  const day = (date: string) => dateText(date, NOTATIONS[language]);
  return {
    count: rows.count,
    report: {
      fileName: `${text('payments.file')}-${club.slug}-${span.from}-${span.to}`,
      title: text('payments.title'),
      club: club.name,
      facts: [
        text('report.period', { from: day(span.from), to: day(span.to) }),
        text('report.made', { at: moment(now.toISOString(), timezone), currency: club.currency }),
      ],
      landscape: true,
      tables: [
        { title: text('payments.title'), columns: columnsOf(text), rows: rows.slices(), total: totalOf(sums, text) },
      ],
    },
  };
}

const columnsOf = (text: ExportText): Column[] => [
  { title: text('column.date'), kind: 'date', width: 46 },
  { title: text('column.time'), kind: 'time', width: 30 },
  { title: text('column.source'), kind: 'text', width: 56 },
  { title: text('column.what'), kind: 'text', width: 110 },
  { title: text('column.player'), kind: 'text', width: 90 },
  { title: text('column.method'), kind: 'text', width: 76 },
  { title: text('column.taken_by'), kind: 'text', width: 76 },
  { title: text('column.received'), kind: 'money', width: 66 },
  { title: text('column.refunded'), kind: 'money', width: 66 },
  { title: text('column.net'), kind: 'money', width: 66 },
];

const rowOf = (line: MoneyLine, text: ExportText): Row => [
  line.date,
  line.time,
  text(`source.${line.source}`),
  line.what,
  line.player,
  text(`method.${line.method}`),
  line.taken_by,
  line.received,
  line.refunded,
  line.received - line.refunded,
];

const totalOf = ({ received, refunded }: { received: number; refunded: number }, text: ExportText): Row => [
  text('daily.total'),
  ...Array(6).fill(null),
  received,
  refunded,
  received - refunded,
];
