import { shownState } from '@canchero/shared-contracts/booking';
import { AppError, exportErrors, type Language } from '@canchero/shared-contracts/core';
import { type EventsFilter, MAX_EXPORT_ROWS } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import { dateText, NOTATIONS } from '../../../platform/csv/notation';
import type { Tx } from '../../../platform/db/database';
import { eventsClub } from '../events-summary/service';
import type { CollectedReport, ExportContext } from './collect';
import { PackedRows } from './packed-rows';
import type { Column, Row } from './report';
import { type BookingLine, countBookings, openBookingLines, selectExportClub, selectFilterNames } from './sql';
import type { ExportText } from './text';

const PAGE = 500;

/**
 * Reads the bookings behind an events summary, one line each.
 * @throws invalid_period
 * @throws plan_needed {plan}
 * @throws too_many_rows {max, found}
 */
export async function collectEvents(
  tx: Tx,
  clubId: string,
  filter: EventsFilter,
  { language, text, signal, now, moment }: ExportContext,
): Promise<CollectedReport> {
  const { timezone } = await eventsClub(tx, clubId, filter);
  const found = await countBookings(tx, clubId, timezone, filter);
  if (found > MAX_EXPORT_ROWS) {
    throw AppError.of(exportErrors.too_many_rows, { max: MAX_EXPORT_ROWS, found });
  }
  const club = await selectExportClub(tx, clubId);
  const rows = new PackedRows();
  const sums = { minutes: 0, price: 0, paid: 0, open: 0 };
  const fetchLines = await openBookingLines(tx, clubId, timezone, filter);
  for (let page = await fetchLines(PAGE); page.length > 0; page = await fetchLines(PAGE)) {
    signal.throwIfAborted();
    for (const { state, minutes, price, paid, open } of page) {
      if (state === 'cancelled') continue;
      sums.minutes += minutes;
      sums.price += price;
      sums.paid += paid;
      sums.open += open;
    }
    await rows.add(page.map((line) => rowOf(line, text)));
  }
  return {
    count: rows.count,
    report: {
      fileName: `${text('events.file')}-${club.slug}-${filter.from}-${filter.to}`,
      title: text('events.title'),
      club: club.name,
      facts: [
        ...filterTexts(filter, await selectFilterNames(tx, clubId, filter), { language, text }),
        text('report.made', { at: moment(now.toISOString(), timezone), currency: club.currency }),
      ],
      landscape: true,
      tables: [
        { title: text('events.title'), columns: columnsOf(text), rows: rows.slices(), total: totalOf(sums, text) },
      ],
    },
  };
}

const columnsOf = (text: ExportText): Column[] => [
  { title: text('column.date'), kind: 'date', width: 46 },
  { title: text('column.start'), kind: 'time', width: 28 },
  { title: text('column.end'), kind: 'time', width: 28 },
  { title: text('column.minutes'), kind: 'count', width: 36 },
  { title: text('column.court'), kind: 'text', width: 58 },
  { title: text('column.type'), kind: 'text', width: 60 },
  { title: text('column.modality'), kind: 'text', width: 48 },
  { title: text('column.state'), kind: 'text', width: 54 },
  { title: text('column.players'), kind: 'text', width: 100 },
  { title: text('column.description'), kind: 'text', width: 70 },
  { title: text('column.price'), kind: 'money', width: 60 },
  { title: text('column.paid'), kind: 'money', width: 60 },
  { title: text('column.open'), kind: 'money', width: 60 },
  { title: text('column.payment'), kind: 'text', width: 46 },
];

const rowOf = (line: BookingLine, text: ExportText): Row => [
  line.date,
  line.start,
  line.end,
  line.minutes,
  line.court,
  text(`type.${line.event_type}`),
  text(`modality.${line.modality}`),
  text(`state.${shownState(line)}`),
  line.players,
  line.description,
  line.price,
  line.paid,
  line.open,
  text(`payment.${line.payment_status}`),
];

/** Sums of what was not cancelled, as the summary on the screen counts. */
const totalOf = (sums: { minutes: number; price: number; paid: number; open: number }, text: ExportText): Row => [
  text('events.total'),
  null,
  null,
  sums.minutes,
  ...Array(6).fill(null),
  sums.price,
  sums.paid,
  sums.open,
  null,
];

/** Says which bookings a file has: its period, and what else they were filtered by. */
function filterTexts(
  { from, to, sport, type, state, weekday, hour }: EventsFilter,
  names: { court: string | null; player: string | null },
  { language, text }: { language: Language; text: ExportText },
): string[] {
  const day = (date: string) => dateText(date, NOTATIONS[language]);
  // ISO weekday 1 was the first day of January 2024
  const weekdayName = DateTime.fromISO(`2024-01-0${weekday ?? 1}`)
    .setLocale(language)
    .toFormat('cccc');
  const filters = [
    names.court && [text('column.court'), names.court],
    sport && [text('column.sport'), text(`sport.${sport}`)],
    type && [text('column.type'), text(`type.${type}`)],
    state && [text('column.state'), text(`state.${state}`)],
    weekday && [text('column.weekday'), weekdayName],
    hour !== undefined && [text('column.hour'), `${hour} h`],
    names.player && [text('column.player'), names.player],
  ].filter((one) => Array.isArray(one));
  return [
    text('report.period', { from: day(from), to: day(to) }),
    ...(filters.length > 0 ? [filters.map(([name, value]) => `${name}: ${value}`).join(' · ')] : []),
  ];
}
