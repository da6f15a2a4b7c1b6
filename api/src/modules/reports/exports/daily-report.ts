import { serviceReasonOf } from '@canchero/shared-contracts/booking';
import type { DailySummary } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import { dateText, NOTATIONS } from '../../../platform/csv/notation';
import type { Tx } from '../../../platform/db/database';
import { dailySummaryOf } from '../daily-summary/service';
import type { CollectedReport, ExportContext } from './collect';
import type { CellKind, Column, Row, Table } from './report';
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

interface Part {
  title: string;
  columns: readonly Column[];
  lines: readonly Row[];
  /** Lines that the sums count. Default: all. */
  summed?: readonly Row[];
}

/** Adds the sums of a part's amounts and counts, if there are lines to sum and sums of them mean something. */
function tableOf({ title, columns, lines, summed = lines }: Part, text: ExportText): Table {
  const sums = columns.map(({ kind }, at) => {
    if (kind !== 'money' && kind !== 'count') return at === 0 ? text('daily.total') : null;
    return summed.reduce((sum, line) => sum + Number(line[at] ?? 0), 0);
  });
  const hasSums = lines.length > 0 && columns.some(({ kind }) => kind === 'money');
  return { title, columns, rows: [lines], ...(hasSums && { total: sums }) };
}

function partsOf(summary: DailySummary, text: ExportText, zone: string): Part[] {
  const onClock = (instant: string, format: string) => DateTime.fromISO(instant, { zone }).toFormat(format);
  const moment = (instant: string | null) => instant && onClock(instant, 'yyyy-MM-dd HH:mm');
  const time = (instant: string) => onClock(instant, 'HH:mm');
  const column = (id: Parameters<ExportText>[0], kind: CellKind, width: number): Column => ({
    title: text(id),
    kind,
    width,
  });
  const reasonOf = (reason: string | null) => {
    const code = reason && serviceReasonOf(reason);
    return code ? text(`reason.${code}`) : reason;
  };
  const courtLine = (b: DailySummary['bookings'][number]): Row => [
    b.court_name,
    text(`state.${b.state}`),
    b.count,
    b.minutes,
    b.price,
  ];
  return [
    {
      title: text('daily.courts'),
      columns: [
        column('column.court', 'text', 120),
        column('column.state', 'text', 100),
        column('column.count', 'count', 60),
        column('column.minutes', 'count', 60),
        column('column.price', 'money', 80),
      ],
      lines: summary.bookings.map(courtLine),
      summed: summary.bookings.filter(({ state }) => state !== 'cancelled').map(courtLine),
    },
    {
      title: text('daily.revenue'),
      columns: [
        column('column.source', 'text', 80),
        column('column.method', 'text', 90),
        column('column.taken_by', 'text', 110),
        column('column.payments', 'count', 50),
        column('column.received', 'money', 75),
        column('column.refunded', 'money', 75),
        column('column.net', 'money', 75),
      ],
      lines: summary.revenue.map((r) => [
        text(`source.${r.source}`),
        text(`method.${r.method}`),
        r.taken_by,
        r.count,
        r.received,
        r.refunded,
        r.received - r.refunded,
      ]),
    },
    {
      title: text('daily.credit'),
      columns: [
        column('column.method', 'text', 200),
        column('column.received', 'money', 80),
        column('column.refunded', 'money', 80),
      ],
      lines: summary.credit.map((c) => [text(`method.${c.method}`), c.received, c.refunded]),
    },
    {
      title: text('daily.cash'),
      columns: [
        column('column.desk', 'text', 70),
        column('column.opened', 'moment', 80),
        column('column.opened_by', 'text', 80),
        column('column.closed', 'moment', 80),
        column('column.closed_by', 'text', 80),
        column('column.expected', 'money', 65),
        column('column.counted', 'money', 65),
        column('column.difference', 'money', 65),
      ],
      lines: summary.cash.map((c) => [
        text(`desk.${c.desk}`),
        moment(c.opened_at),
        c.opened_by_name,
        moment(c.closed_at),
        c.closed_by_name,
        c.expected,
        c.counted,
        c.difference,
      ]),
    },
    {
      title: text('daily.open'),
      columns: [
        column('column.kind', 'text', 70),
        column('column.what', 'text', 120),
        column('column.time', 'time', 40),
        column('column.players', 'text', 160),
        column('column.open', 'money', 80),
      ],
      lines: summary.open.map((o) => [text(`kind.${o.kind}`), o.title, time(o.at), o.players.join(', '), o.open]),
    },
    {
      title: text('daily.lost'),
      columns: [
        column('column.court', 'text', 80),
        column('column.time', 'time', 40),
        column('column.state', 'text', 80),
        column('column.reason', 'text', 100),
        column('column.players', 'text', 110),
        column('column.price', 'money', 75),
        column('column.paid', 'money', 75),
      ],
      lines: summary.lost.map((l) => [
        l.court_name,
        time(l.start),
        text(`state.${l.state}`),
        reasonOf(l.reason),
        l.players.join(', '),
        l.price,
        l.paid,
      ]),
    },
    {
      title: text('daily.sales'),
      columns: [
        column('column.item', 'text', 200),
        column('column.quantity', 'count', 60),
        column('column.total', 'money', 80),
      ],
      lines: summary.sales.map((s) => [s.name, s.quantity, s.total]),
    },
    {
      title: text('daily.stock'),
      columns: [
        column('column.item', 'text', 200),
        column('column.stock', 'count', 60),
        column('column.minimum', 'count', 60),
      ],
      lines: summary.low_stock.map((s) => [s.name, s.stock, s.min_stock]),
    },
    {
      title: text('daily.notes'),
      columns: [
        column('column.court', 'text', 80),
        column('column.time', 'time', 40),
        column('column.author', 'text', 90),
        column('column.note', 'text', 260),
      ],
      lines: summary.notes.map((n) => [n.court_name, time(n.start), n.author_name, n.text]),
    },
    {
      title: text('daily.close'),
      columns: [
        column('column.closed', 'moment', 80),
        column('column.closed_by', 'text', 90),
        column('column.open_count', 'count', 60),
        column('column.open', 'money', 80),
        column('column.open_cash', 'count', 60),
        column('column.note', 'text', 130),
      ],
      lines: [summary.close]
        .filter((close) => close !== null)
        .map((c) => [moment(c.closed_at), c.closed_by_name, c.open_count, c.open_sum, c.open_cash, c.note]),
    },
  ];
}
