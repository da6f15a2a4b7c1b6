import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, dayBounds, emptyDay, instant } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';

// the browser and the page log failed requests
const REFUSED = 'ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)';
const MISSED = '"event":"remote_error"[^]*"name":"ChunkLoadError"|the registry of remotes could not be read';
// the stream may ask for a ticket before it notices that the connection is lost
const NO_TICKET = 'no ticket for the stream AppError: no_connection';
test.use({ expectedInConsole: [new RegExp(`${REFUSED}|${MISSED}|${NO_TICKET}`)] });

const LOST = 'Error de conexión. Verifica tu conexión a internet.';
const connection = (page: Page, word: 'Conectado' | 'Desconectado') =>
  page.getByRole('status', { name: word, exact: true });

/** Waits long enough for the page's prefetches. */
const settle = (page: Page) => page.waitForTimeout(4_000);

test('the api is down: the day stays, a move is undone, a typed booking is kept and created once', async ({
  page,
  api,
  service,
}) => {
  const date = emptyDay(46);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { id } = await api.court(club.id, 'Pádel 1');
  await api.book(club.id, {
    court_id: id,
    start: instant(date, '10:00'),
    duration: 60,
    event_type: 'turno',
    description: 'La de siempre',
  });
  const keys = new Set<string | undefined>();
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(`/clubs/${club.id}/bookings`)) return;
    attempts += 1;
    keys.add(request.headers()['idempotency-key']);
  });

  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const booking = agenda.booking('10:00 – 11:00', 'Pádel 1');
  const description = agenda.drawer.getByRole('textbox', { name: 'Descripción' });
  const create = agenda.drawer.getByRole('button', { name: 'Crear reserva' });
  await expect(booking).toBeVisible();
  await expect(connection(page, 'Conectado')).toBeVisible();
  await settle(page);

  await service.stop();
  try {
    await expect(connection(page, 'Desconectado')).toBeVisible();
    await agenda.dragBetween(['Pádel 1', '10:30'], ['Pádel 1', '14:30']);
    await expect(page.getByText(LOST).first()).toBeVisible({ timeout: 30_000 });
    await expect(booking).toBeVisible();

    await agenda.draw('Tenis 1', '16:00', '17:00');
    await description.fill('Escrita sin conexión');
    await create.click();
    await expect(agenda.drawer.getByRole('alert')).toContainText(LOST, { timeout: 30_000 });
    await expect(description).toHaveValue('Escrita sin conexión');
  } finally {
    await service.start();
  }
  // the api receives the call, but its answer is lost
  await page.route(
    `**${bookingEndpoints.create.path.replace(':clubId', club.id)}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await create.click();
  await expect(agenda.drawer.getByRole('tab', { name: 'Jugadores' })).toHaveAttribute('aria-selected', 'true', {
    timeout: 30_000,
  });
  expect(keys.size).toBe(1);
  expect(attempts).toBeGreaterThan(4);
  const stored = await api.bookings(club.id, ...dayBounds(date));
  expect(stored.map((b) => [b.start, b.description])).toEqual([
    [instant(date, '10:00'), 'La de siempre'],
    [instant(date, '16:00'), 'Escrita sin conexión'],
  ]);
  await agenda.closeDrawer();
  await agenda.scrollTo('10:00');
  await expect(booking).toBeVisible();
  await expect(agenda.booking('16:00 – 17:00', 'Tenis 1')).toBeVisible();
  await expect(connection(page, 'Conectado')).toBeVisible({ timeout: 30_000 });
});

test('other screens of an agenda without its api say so, and show what they have once asked again', async ({
  page,
  service,
}) => {
  const date = emptyDay(47);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const menu = (name: string) => page.getByRole('link', { name, exact: true });
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await menu('Reservas').click();
  await expect(page.getByRole('table')).toBeVisible();
  await menu('Agenda').click();
  await agenda.shown();
  await settle(page);

  await service.stop();
  try {
    await expect(connection(page, 'Desconectado')).toBeVisible();
    // its code is not loaded either
    await menu('Jugadores').click();
    await expect(main.getByRole('alert')).toContainText('No se pudo cargar esta sección.', { timeout: 30_000 });
    await menu('Agenda').click();
    await agenda.shown();
    // its code is loaded, but its data is not
    await menu('Reservas').click();
    await page.getByRole('searchbox').fill('Sofía');
    await expect(main.getByText(LOST)).toBeVisible({ timeout: 30_000 });
    await menu('Jugadores').click();
    await expect(main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  } finally {
    await service.start();
  }
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Jugadores', level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('Sofía');
  await expect(page.getByRole('table')).toBeVisible();
});
