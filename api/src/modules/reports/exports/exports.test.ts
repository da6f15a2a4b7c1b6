import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { LANGUAGES } from '@canchero/shared-contracts/core';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type EventsSummary, MAX_EXPORT_ROWS, reportEndpoints, revenueOf } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { pagesOf } from '../../../testing/read-pdf';
import { TestBuffet } from '../../../testing/test-buffet';
import { at, DAY, TestClub } from '../../../testing/test-club';
import { loadFile, sheetsOf, tableOf, tablesOf } from './testing/files';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const SPAN = { from: '2031-01-01', to: '2031-01-31' };
const load = (file: string, query: Record<string, string> = SPAN, token = club.owner.token) =>
  loadFile(api, club.clubId, file, { language: 'es', ...query }, token);
const summaryOf = async (query: Record<string, string>) => {
  const input = { params: { clubId: club.clubId }, query };
  const { data } = await api.client.call(reportEndpoints.eventsSummary, input, club.owner.token);
  return (data.summary as EventsSummary).totals;
};

interface Written {
  start: string;
  minutes?: number;
  price: number;
  paid?: number;
  state?: string;
  description?: string;
  type?: string;
}

/** Writes bookings of a new court below the rules of the service, as time would have brought them. Returns its id. */
async function write(rows: readonly Written[], name = 'Pádel 1'): Promise<string> {
  const court = await club.court({ name });
  await api.services.db.platform(async (tx) => {
    for (const {
      start,
      minutes = 60,
      price,
      paid = 0,
      state = 'confirmed',
      description = '',
      type = 'turno',
    } of rows) {
      const [row] = await tx.query<{ id: string }>(sql`
        insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state, description)
        values (${club.clubId}, ${court.id}, ${start}::timestamptz,
          ${start}::timestamptz + make_interval(mins => ${minutes}::int), ${type}, ${price}, ${state}, ${description})
        returning id`);
      if (paid > 0) {
        await tx.query(sql`
          insert into payments (club_id, booking_id, method, amount, created_by)
          values (${club.clubId}, ${row?.id}, 'cash', ${paid}, ${club.owner.userId})`);
      }
    }
  });
  return court.id;
}

/** Bookings of all states with prices to the centavo, one of them paid in part and one past midnight. */
const MIXED: readonly Written[] = [
  { start: '2031-01-08T15:00:00Z', price: 1_234_567, paid: 234_568, type: 'torneo' },
  { start: '2031-01-09T02:30:00Z', price: 5_000_001, state: 'no_show' },
  { start: '2031-01-10T15:00:00Z', minutes: 90, price: 99, state: 'completed', paid: 99 },
  { start: '2031-01-11T15:00:00Z', price: 700, state: 'cancelled' },
];
/** Sums a column of real numbers, in centavos. */
const sum = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.reduce((total, { [column]: value }) => {
    if (typeof value !== 'number') throw new Error(`${column} has ${value}, which is no number`);
    return total + Math.round(value * 100);
  }, 0);

describe('the bookings behind an events summary', () => {
  const WORDS = {
    es: { columns: ['Fecha', 'Minutos', 'Estado', 'Precio', 'Pagado', 'Por cobrar'], gone: 'Cancelada' },
    en: { columns: ['Date', 'Minutes', 'State', 'Price', 'Paid', 'Open'], gone: 'Cancelled' },
    pt: { columns: ['Data', 'Minutos', 'Estado', 'Preço', 'Pago', 'A receber'], gone: 'Cancelada' },
  };

  test.each(LANGUAGES)('add up to the summary, centavo by centavo, in each kind of file (%s)', async (language) => {
    await write(MIXED);
    const totals = await summaryOf(SPAN);
    expect(totals).toMatchObject({ count: 3, value: 6_234_667, cancelled: 1 });
    const [date = '', minutes = '', state = '', price = '', paid = '', open = ''] = WORDS[language].columns;
    const isCounted = (row: Record<string, unknown>) => row[state] !== WORDS[language].gone;

    const csv = tableOf(await load('events-summary.csv', { ...SPAN, language }), language);
    const sheet = (await sheetsOf(await load('events-summary.xlsx', { ...SPAN, language })))[0];
    for (const rows of [csv, sheet?.rows ?? []]) {
      const counted = rows.filter(isCounted);
      expect(rows).toHaveLength(totals.count + totals.cancelled);
      expect(counted).toHaveLength(totals.count);
      expect(sum(counted, price)).toBe(totals.value);
      expect(sum(counted, paid)).toBe(totals.paid);
      expect(sum(counted, open)).toBe(totals.open);
      expect(sum(counted, minutes)).toBe(totals.minutes * 100);
    }
    expect(csv[0]?.[date]).toBe('2031-01-08');
    expect(sheet?.rows[0]?.[date]).toEqual(new Date('2031-01-08T00:00:00Z'));

    const [page = ''] = await pagesOf(await load('events-summary.pdf', { ...SPAN, language }));
    const money = new Intl.NumberFormat(language === 'es' ? 'es-AR' : language, { minimumFractionDigits: 2 });
    expect(page).toContain(`Total 210 ${money.format(62_346.67)} ${money.format(2_346.67)} ${money.format(60_000)}`);
    expect(page).toContain(language === 'en' ? '2031-01-08' : '08/01/2031');
  });

  test('are those that the filter finds, which paper says and the audit keeps', async () => {
    const court = await write(MIXED);
    const filter = { ...SPAN, type: 'torneo', weekday: '3', hour: '12', court };
    const rows = tableOf(await load('events-summary.csv', filter), 'es');
    expect(rows.map(({ Tipo, Desde, Hasta }) => [Tipo, Desde, Hasta])).toEqual([['Torneo', '12:00', '13:00']]);
    const [page] = await pagesOf(await load('events-summary.pdf', filter));
    expect(page).toContain('Período: 01/01/2031 – 31/01/2031');
    expect(page).toContain('Tipo: Torneo · Día de la semana: miércoles · Hora de inicio: 12 h');
    const { data } = await api.client.call(
      auditEndpoints.list,
      { params: { clubId: club.clubId }, query: { area: 'report' } },
      club.owner.token,
    );
    expect(data.items).toHaveLength(2);
    expect(data.items[1]).toMatchObject({
      action: 'report.export',
      actor_id: club.owner.userId,
      object_type: 'report',
      object_id: 'events-summary.csv',
      reason: null,
      filters: { from: '2031-01-01', to: '2031-01-31', type: 'torneo', weekday: '3', hour: '12', court: 'Pádel 1' },
      count: 1,
    });
  });

  test('are found by each filter in each kind of file', async () => {
    await write(MIXED);
    const court = await club.court({ sport: 'tennis', name: 'Tenis' });
    const player = await club.player();
    const start = '2031-01-12T18:00:00.000Z';
    const { id } = await club.booked(court.id, start, { event_type: 'entrenamiento', player_ids: [player.id] });
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`update bookings set state = 'pending_payment' where id = ${id}`),
    );
    const values = {
      court: court.id,
      sport: 'tennis',
      type: 'entrenamiento',
      state: 'pending_payment',
      weekday: '7',
      hour: '15',
      player: player.id,
    };
    for (const [name, value] of Object.entries(values)) {
      const filter = { ...SPAN, [name]: value };
      const csv = tableOf(await load('events-summary.csv', filter), 'es');
      expect([name, csv.map((row) => row.Cancha)]).toEqual([name, ['Tenis']]);
      const [page] = await pagesOf(await load('events-summary.pdf', filter));
      expect([name, page]).toEqual([name, expect.stringMatching(/12\/01\/2031.*Tenis.* Entrenamiento /s)]);
      expect(page).not.toContain('08/01/2031');
    }
  });

  test('have the times of the club’s clock, also past midnight and where the clock changes', async () => {
    await club.set({ timezone: 'America/Santiago' });
    // at midnight on 7 September clocks go from 00:00 to 01:00: an hour from 23:30 ends at 01:30
    await write([
      { start: '2031-09-07T03:30:00Z', price: 1 },
      { start: '2031-09-08T02:30:00Z', price: 2 },
    ]);
    const span = { from: '2031-09-06', to: '2031-09-07' };
    const rows = tableOf(await load('events-summary.csv', span), 'es');
    expect(rows.map(({ Fecha, Desde, Hasta, Minutos }) => [Fecha, Desde, Hasta, Minutos])).toEqual([
      ['2031-09-06', '23:30', '01:30', 60],
      ['2031-09-07', '23:30', '00:30', 60],
    ]);
    const [sheet] = await sheetsOf(await load('events-summary.xlsx', span));
    expect(sheet?.rows[0]).toMatchObject({ Fecha: new Date('2031-09-06T00:00:00Z') });
    expect(sheet?.rows.map(({ Desde }) => (Desde as Date).toISOString().slice(11, 16))).toEqual(['23:30', '23:30']);
  });

  test('never become formulas', async () => {
    const formula = '=HYPERLINK("http://x";"y")';
    await write([{ start: at(15), price: 1, description: formula }], '@SUM(A1)');
    const { bytes } = await load('events-summary.csv');
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
    expect(bytes.toString()).toContain(`"'@SUM(A1)"`);
    const [sheet] = await sheetsOf(await load('events-summary.xlsx'));
    expect(sheet?.rows[0]).toMatchObject({ Cancha: '@SUM(A1)', Descripción: formula });
  });

  test('are wrapped on paper, whatever their letters, below the headings on each numbered page', async () => {
    const name = 'Łukasz Ñandú Gonçalves y la peña de los jueves a la noche en la cancha del fondo';
    await write(
      Array.from({ length: 60 }, (_, i) => ({
        start: new Date(Date.UTC(2031, 0, 2, 3 + i * 2)).toISOString(),
        price: 100,
        description: `${i} ${name}`,
      })),
    );
    const pages = await pagesOf(await load('events-summary.pdf'));
    expect(pages.length).toBeGreaterThan(2);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`Página ${i + 1}`);
      expect(page).toContain('Fecha Desde Hasta Minutos');
    }
    const words = pages.join(' ');
    for (let i = 0; i < 60; i++) expect(words).toContain(`${i} Łukasz`);
    expect(words.match(/Gonçalves/g)).toHaveLength(60);
    expect(words.match(/fondo/g)).toHaveLength(60);
  });
});

test('a day has the figures of its summary in each kind of file', async () => {
  const court = await club.court({ name: 'Pádel 1', base_price: 1_234_500 });
  const booking = await club.booked(court.id, at(15));
  await club.booked(court.id, at(20));
  const body = { method: 'cash' as const, amount: 234_567 };
  await api.client.call(
    paymentEndpoints.add,
    { params: { clubId: club.clubId, bookingId: booking.id }, body },
    club.owner.token,
  );
  const csv = tablesOf(await load('daily-summary.csv', { date: DAY }), 'es');
  expect(csv.get('Reservas por cancha')).toEqual([
    { Cancha: 'Pádel 1', Estado: 'Confirmada', Reservas: 2, Minutos: 120, Precio: 24_690 },
  ]);
  expect(csv.get('Sin cobrar')?.map((row) => [row.Qué, row.Hora, row['Por cobrar']])).toEqual([
    ['Pádel 1', '12:00', 9_999.33],
    ['Pádel 1', '17:00', 12_345],
  ]);
  const sheets = await sheetsOf(await load('daily-summary.xlsx', { date: DAY }));
  expect(sheets.map(({ name }) => name)).toEqual([...csv.keys()]);
  expect(sheets[4]?.rows.map((row) => row['Por cobrar'])).toEqual([9_999.33, 12_345]);
  const [page = ''] = await pagesOf(await load('daily-summary.pdf', { date: DAY }));
  expect(page).toContain('Resumen del día');
  for (const part of csv.keys()) expect(page).toContain(part);
  expect(page).toContain('Total 22.344,33');
});

test('moments of a day are dates to a spreadsheet, and read as people write them on paper', async () => {
  const { data: session } = await new TestBuffet(club).openCash();
  const opened = DateTime.fromISO(session.opened_at, { zone: 'America/Argentina/Buenos_Aires' });
  const query = { date: opened.toISODate() ?? '' };
  const sheets = await sheetsOf(await load('daily-summary.xlsx', query));
  const read = sheets.find(({ name }) => name === 'Cajas')?.rows[0]?.Abierta;
  expect(read).toEqual(opened.setZone('utc', { keepLocalTime: true }).startOf('minute').toJSDate());
  const csv = tablesOf(await load('daily-summary.csv', query), 'es');
  expect(csv.get('Cajas')).toMatchObject([{ Abierta: opened.toFormat('yyyy-MM-dd HH:mm'), Cierre: '' }]);
  const [page] = await pagesOf(await load('daily-summary.pdf', query));
  expect(page).toContain(opened.toFormat('dd/MM/yyyy HH:mm'));
});

test.each([
  ['es', 'resumen-del-dia'],
  ['en', 'daily-summary'],
  ['pt', 'resumo-do-dia'],
])('a file has a name in the language of its reader (%s)', async (language, words) => {
  const { data } = await api.client.call(
    reportEndpoints.dailySummary,
    { params: { clubId: club.clubId }, query: {} },
    club.owner.token,
  );
  const { name, type } = await load('daily-summary.pdf', { language });
  expect(name).toMatch(new RegExp(`^${words}-[a-z0-9-]+-${data.date}\\.pdf$`));
  expect(type).toBe('application/pdf');
});

test('a starter club gets no list of events, but its day', async () => {
  club = await TestClub.open(api.client, 'starter');
  expect(await load('events-summary.csv')).toMatchObject({ status: 403, error: { error: 'plan_needed' } });
  expect((await load('daily-summary.csv', {})).status).toBe(200);
});
test('more lines than a file takes are refused before anything is sent', async () => {
  const court = await club.court();
  await api.services.db.platform(async (tx) => {
    // cancelled bookings may overlap, and without triggers they are written in a second
    await tx.query(sql`set local role none`);
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state)
      select ${club.clubId}, ${court.id}, start, start + interval '1 hour', 'turno', 1, 'cancelled'
      from generate_series(timestamptz '2031-02-01T03:00Z', '2031-04-11T13:40Z', interval '1 minute') start`);
  });
  const span = { from: '2031-02-01', to: '2031-04-30' };
  const params = { max: MAX_EXPORT_ROWS, found: 100_001 };
  expect(await load('events-summary.csv', span)).toMatchObject({
    status: 422,
    error: { error: 'too_many_rows', params },
  });
  expect((await load('events-summary.csv', { ...span, weekday: '1' })).status).toBe(200);
});

describe('payments', () => {
  const month = () => {
    const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    return { from: `${today.slice(0, 8)}01`, to: today };
  };

  test('are the revenue of their days, refunds too, each with its source, place and person', async () => {
    const buffet = new TestBuffet(club);
    const court = await club.court({ name: 'Pádel 1' });
    const booking = await club.booked(court.id, at(15), { price: 100_000 });
    const params = { clubId: club.clubId, bookingId: booking.id };
    const paid = await api.client.call(
      paymentEndpoints.add,
      { params, body: { method: 'transfer', amount: 60_001 } },
      club.owner.token,
    );
    await api.client.call(
      paymentEndpoints.refund,
      {
        params: { clubId: club.clubId, paymentId: paid.data.payments[0]?.id ?? '' },
        body: { amount: 10_000, reason: 'Lluvia' },
      },
      club.owner.token,
    );
    const item = await buffet.item(0, { name: 'Agua', price: 250, track_stock: false });
    await buffet.sell({ lines: [{ item_id: item.id, quantity: 3 }], payments: [{ method: 'qr', amount: 750 }] });

    const span = month();
    const rows = tableOf(await load('payments.csv', span), 'es');
    expect(rows.map((row) => [row.Origen, row.Qué, row['Medio de pago'], row['Quién cobró'], row.Neto])).toEqual([
      ['Canchas', 'Pádel 1', 'Transferencia', 'Ana Prueba', 600.01],
      ['Canchas', 'Pádel 1', 'Transferencia', 'Ana Prueba', -100],
      ['Buffet', expect.anything(), 'QR', 'Ana Prueba', 7.5],
    ]);
    const { data } = await api.client.call(
      reportEndpoints.dailySummary,
      { params: { clubId: club.clubId }, query: { date: span.to } },
      club.owner.token,
    );
    expect(sum(rows, 'Neto')).toBe(revenueOf(data.revenue));
    const [page] = await pagesOf(await load('payments.pdf', span));
    expect(page).toContain('Total 607,51 100,00 507,51');
    const before = tableOf(await load('payments.csv', { from: '2020-01-01', to: '2020-12-31' }), 'es');
    expect(before).toEqual([]);
  });

  test('are for those who see the summary of a day, for a year at most', async () => {
    expect((await load('payments.csv', { from: '2026-01-01', to: '2027-01-02' })).error?.error).toBe('invalid_period');
    const staff = await club.staff('event_summary', 'dashboard');
    expect((await load('payments.csv', month(), staff.token)).status).toBe(403);
    const other = await club.staff('daily_summary');
    expect((await load('payments.csv', month(), other.token)).status).toBe(200);
  });
});
