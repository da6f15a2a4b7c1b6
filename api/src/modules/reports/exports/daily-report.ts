import { dateText, NOTATIONS } from '../../../platform/csv/notation';
import type { Tx } from '../../../platform/db/database';
import { dailySummaryOf } from '../daily-summary/service';
import type { CollectedReport, ExportContext } from './collect';
import { type DailyPart, partsOf } from './daily-parts';
import type { Table } from './report';
import { selectExportClub } from './sql';
import type { ExportText } from './text';

/** Reads a day of a club, today by default, with a table for each of its parts. */
export async function collectDay(
  tx: Tx,
  clubId: string,
  date: string | undefined,
  { language, text, now, moment }: ExportContext,
): Promise<CollectedReport> {
  const club = await selectExportClub(tx, clubId);
  const summary = await dailySummaryOf(tx, clubId, date, now);
  const parts = partsOf(summary, text, club.timezone);
  return {
    count: parts.reduce((sum, { lines }) => sum + lines.length, 0),
    report: {
      fileName: `${text('daily.file')}-${club.slug}-${summary.date}`,
      title: text('daily.title'),
      club: club.name,
      facts: [
        text('report.day', { day: dateText(summary.date, NOTATIONS[language]) }),
        text('report.made', { at: moment(now.toISOString(), club.timezone), currency: club.currency }),
      ],
      landscape: false,
      tables: parts.map((part) => tableOf(part, text)),
    },
  };
}

/** Adds the sums of a part's amounts and counts, if there are lines to sum and sums of them mean something. */
function tableOf({ title, columns, lines, summed = lines }: DailyPart, text: ExportText): Table {
  const sums = columns.map(({ kind }, at) => {
    if (kind !== 'money' && kind !== 'count') return at === 0 ? text('daily.total') : null;
    return summed.reduce((sum, line) => sum + Number(line[at] ?? 0), 0);
  });
  const hasSums = lines.length > 0 && columns.some(({ kind }) => kind === 'money');
  return { title, columns, rows: [lines], ...(hasSums && { total: sums }) };
}
