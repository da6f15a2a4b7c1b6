import { serviceReasonOf } from '@canchero/shared-contracts/booking';
import type { DailySummary } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import type { CellKind, Column, Row } from './report';
import type { ExportText } from './text';

/** Part of a day's report, before its sums. */
export interface DailyPart {
  title: string;
  columns: readonly Column[];
  lines: readonly Row[];
  /** Lines that the sums count. Default: all. */
  summed?: readonly Row[];
}

/** Lists the parts of a day's report, in the reader's language and on the clock of a zone. */
export function partsOf(summary: DailySummary, text: ExportText, zone: string): DailyPart[] {
  const words = wordsOf(text, zone);
  const parts = [
    courtsPart,
    revenuePart,
    creditPart,
    cashPart,
    openPart,
    lostPart,
    salesPart,
    stockPart,
    notesPart,
    closePart,
  ];
  return parts.map((part) => part(summary, words));
}

type PartOf = (summary: DailySummary, words: Words) => DailyPart;

/** Words of the reader's language and times of the club's clock, as cells and headings. */
interface Words {
  text: ExportText;
  column(id: Parameters<ExportText>[0], kind: CellKind, width: number): Column;
  time(instant: string): string;
  moment(instant: string | null): string | null;
  /** Puts a reason of the service into words; a typed one stays. */
  reasonOf(reason: string | null): string | null;
}

function wordsOf(text: ExportText, zone: string): Words {
  const onClock = (instant: string, format: string) => DateTime.fromISO(instant, { zone }).toFormat(format);
  return {
    text,
    column: (id, kind, width) => ({ title: text(id), kind, width }),
    time: (instant) => onClock(instant, 'HH:mm'),
    moment: (instant) => instant && onClock(instant, 'yyyy-MM-dd HH:mm'),
    reasonOf(reason) {
      const code = reason && serviceReasonOf(reason);
      return code ? text(`reason.${code}`) : reason;
    },
  };
}

/** Bookings of each court by state; the cancelled ones are not summed. */
const courtsPart: PartOf = ({ bookings }, { text, column }) => {
  const line = (b: DailySummary['bookings'][number]): Row => [
    b.court_name,
    text(`state.${b.state}`),
    b.count,
    b.minutes,
    b.price,
  ];
  return {
    title: text('daily.courts'),
    columns: [
      column('column.court', 'text', 120),
      column('column.state', 'text', 100),
      column('column.count', 'count', 60),
      column('column.minutes', 'count', 60),
      column('column.price', 'money', 80),
    ],
    lines: bookings.map(line),
    summed: bookings.filter(({ state }) => state !== 'cancelled').map(line),
  };
};

/** Money of each source by method and by who took it. */
const revenuePart: PartOf = ({ revenue }, { text, column }) => ({
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
  lines: revenue.map((r) => [
    text(`source.${r.source}`),
    text(`method.${r.method}`),
    r.taken_by,
    r.count,
    r.received,
    r.refunded,
    r.received - r.refunded,
  ]),
});

/** Credit that was paid in and given back, by method. */
const creditPart: PartOf = ({ credit }, { text, column }) => ({
  title: text('daily.credit'),
  columns: [
    column('column.method', 'text', 200),
    column('column.received', 'money', 80),
    column('column.refunded', 'money', 80),
  ],
  lines: credit.map((c) => [text(`method.${c.method}`), c.received, c.refunded]),
});

/** Cash sessions of the day. */
const cashPart: PartOf = ({ cash }, { text, column, moment }) => ({
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
  lines: cash.map((c) => [
    text(`desk.${c.desk}`),
    moment(c.opened_at),
    c.opened_by_name,
    moment(c.closed_at),
    c.closed_by_name,
    c.expected,
    c.counted,
    c.difference,
  ]),
});

/** Amounts that are open of bookings, consumptions and orders. */
const openPart: PartOf = ({ open }, { text, column, time }) => ({
  title: text('daily.open'),
  columns: [
    column('column.kind', 'text', 70),
    column('column.what', 'text', 120),
    column('column.time', 'time', 40),
    column('column.players', 'text', 160),
    column('column.open', 'money', 80),
  ],
  lines: open.map((o) => [text(`kind.${o.kind}`), o.title, time(o.at), o.players.join(', '), o.open]),
});

/** Bookings that were cancelled or to which nobody came. */
const lostPart: PartOf = ({ lost }, { text, column, time, reasonOf }) => ({
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
  lines: lost.map((l) => [
    l.court_name,
    time(l.start),
    text(`state.${l.state}`),
    reasonOf(l.reason),
    l.players.join(', '),
    l.price,
    l.paid,
  ]),
});

/** Items sold. */
const salesPart: PartOf = ({ sales }, { text, column }) => ({
  title: text('daily.sales'),
  columns: [
    column('column.item', 'text', 200),
    column('column.quantity', 'count', 60),
    column('column.total', 'money', 80),
  ],
  lines: sales.map((s) => [s.name, s.quantity, s.total]),
});

/** Items below their minimum. */
const stockPart: PartOf = ({ low_stock }, { text, column }) => ({
  title: text('daily.stock'),
  columns: [
    column('column.item', 'text', 200),
    column('column.stock', 'count', 60),
    column('column.minimum', 'count', 60),
  ],
  lines: low_stock.map((s) => [s.name, s.stock, s.min_stock]),
});

/** Notes on the bookings of the day. */
const notesPart: PartOf = ({ notes }, { text, column, time }) => ({
  title: text('daily.notes'),
  columns: [
    column('column.court', 'text', 80),
    column('column.time', 'time', 40),
    column('column.author', 'text', 90),
    column('column.note', 'text', 260),
  ],
  lines: notes.map((n) => [n.court_name, time(n.start), n.author_name, n.text]),
});

/** Closing of the day; no line before it is closed. */
const closePart: PartOf = ({ close }, { text, column, moment }) => ({
  title: text('daily.close'),
  columns: [
    column('column.closed', 'moment', 80),
    column('column.closed_by', 'text', 90),
    column('column.open_count', 'count', 60),
    column('column.open', 'money', 80),
    column('column.open_cash', 'count', 60),
    column('column.note', 'text', 130),
  ],
  lines: [close]
    .filter((close) => close !== null)
    .map((c) => [moment(c.closed_at), c.closed_by_name, c.open_count, c.open_sum, c.open_cash, c.note]),
});
