import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { MANAGER, OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { createStallingProxy } from '../fixtures/stalling-proxy';
import { expect, test, withSession } from '../fixtures/test';

const STREAM = /notifications\/stream/;

test.describe('a stream that is cut', () => {
  // the browser logs each failed attempt
  test.use({ expectedInConsole: [/ERR_(CONNECTION|INCOMPLETE|EMPTY)/] });

  test('goes on where it was: what colleagues booked meanwhile is on the screen and in the bell', async ({
    page,
    service,
  }) => {
    const date = emptyDay(20);
    const proxy = await createStallingProxy(service.url);
    const colleague = await new Api(service.url).signIn(MANAGER);
    const club = await colleague.club(CLUB);
    const court = await colleague.court(club.id, 'Pádel 2');
    const book = (time: string) =>
      colleague.book(club.id, { court_id: court.id, start: instant(date, time), duration: 60, event_type: 'turno' });
    await withSession(page, OWNER, proxy.url);
    const agenda = new Agenda(page);
    await page.goto(`${proxy.url}/agenda?date=${date}`);
    await agenda.chooseClubIfAsked();
    await page.goto(`${proxy.url}/agenda?date=${date}`);
    await agenda.shown();
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
    await book('09:00');
    await expect(agenda.booking('09:00 – 10:00', 'Pádel 2')).toBeVisible();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    proxy.cut(STREAM);
    await expect(page.getByRole('status', { name: 'Desconectado' })).toBeVisible();
    await book('11:00');
    await book('13:00');
    const bell = page.getByRole('button', { name: /^Notificaciones/ });
    const before = await bell.getAttribute('aria-label');
    proxy.cut(null);
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible({ timeout: 20_000 });
    for (const hours of ['09:00 – 10:00', '11:00 – 12:00', '13:00 – 14:00'])
      await expect(agenda.booking(hours, 'Pádel 2')).toBeVisible();
    await expect.poll(() => bell.getAttribute('aria-label')).not.toBe(before);
    // they came through the stream, resumed after its last event
    expect(asked.filter((url) => url.includes('/notifications/stream')).length).toBeGreaterThan(0);
    await page.goto('about:blank');
    proxy.close();
  });
});

test('a fresh page asks once for the day, and misses nothing that happens while it opens', async ({ page, api }) => {
  const date = emptyDay(21);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const court = await api.court(club.id, 'Tenis 1');
  const days: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/bookings')) days.push(searchParams.get('from') ?? '');
  });
  // requests of the first page do not count
  await page.goto('about:blank');
  days.length = 0;
  // between the day's answer and the opening of the stream
  await page.route(/stream-ticket/, async (route) => {
    await api.book(club.id, { court_id: court.id, start: instant(date, '18:00'), duration: 60, event_type: 'turno' });
    await route.continue();
  });
  await page.goto(`/agenda?date=${date}`);
  await expect(agenda.booking('18:00 – 19:00', 'Tenis 1')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle').catch(() => {});
  expect(days.filter((from) => from === days[0])).toHaveLength(1);
});

test('the bell has what colleagues do, and not what one does oneself on another device', async ({
  page,
  api,
  service,
}) => {
  const date = emptyDay(23);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const court = await api.court(club.id, 'Tenis 1');
  const book = (by: Api, time: string, description: string) => {
    const start = instant(date, time);
    return by.book(club.id, { court_id: court.id, start, duration: 60, event_type: 'turno', description });
  };
  const colleague = await new Api(service.url).signIn(MANAGER);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await page.waitForLoadState('networkidle').catch(() => {});
  const before = await unread();
  await book(api, '09:00', 'Anotado por mí');
  await expect(agenda.booking('09:00 – 10:00', 'Tenis 1')).toBeVisible();
  await book(colleague, '11:00', 'Anotado por otro');
  await expect(agenda.booking('11:00 – 12:00', 'Tenis 1')).toBeVisible();
  await expect.poll(unread).toBe(before + 1);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(panel.getByText(/Anotado por otro/)).toBeVisible();
  await expect(panel.getByText(/Anotado por mí/)).toHaveCount(0);
});

test.describe('a booking that is being dragged', () => {
  test.use({ expectedInConsole: [/412 \(/] });

  test('stays where a colleague moves it meanwhile, and the drop says so', async ({ page, service }) => {
    const date = emptyDay(161);
    const colleague = await new Api(service.url).signIn(MANAGER);
    const { id: clubId } = await colleague.club(CLUB);
    const [from, to] = [await colleague.court(clubId, 'Pádel 1'), await colleague.court(clubId, 'Pádel 3')];
    const slot = { court_id: from.id, start: instant(date, '10:00'), duration: 60 };
    const { id: bookingId, version } = await colleague.book(clubId, { ...slot, event_type: 'turno' });
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(date);
    await expect(agenda.booking('10:00 – 11:00', 'Pádel 1')).toBeVisible();

    const { x, y } = await agenda.point('Pádel 1', '10:30');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    const moved = { court_id: to.id, start: instant(date, '12:00'), duration: 60, version };
    await colleague.call(bookingEndpoints.move, { params: { clubId, bookingId }, body: moved });
    await expect(agenda.booking('12:00 – 13:00', 'Pádel 3')).toBeVisible();
    await page.mouse.move(x, y + 120, { steps: 4 });
    await page.mouse.up();

    await expect(page.getByText(/Otra persona hizo un cambio recién/).first()).toBeVisible();
    await expect(agenda.booking('12:00 – 13:00', 'Pádel 3')).toBeVisible();
  });
});
