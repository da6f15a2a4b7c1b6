import { blockEndpoints } from '@canchero/shared-contracts/block';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, dayBounds, emptyDay, instant } from '../fixtures/agenda';
import { beginTask } from '../fixtures/desk-tasks';
import { expect, test, withSession } from '../fixtures/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface Point {
  x: number;
  y: number;
}

/** Simulates a finger on the screen. */
async function createFinger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    async glide(from: Point, to: Point) {
      for (let i = 1; i <= 8; i++)
        await send('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }]);
    },
    up: () => send('touchEnd', []),
    /** Holds longer than the press that starts a gesture, also where the page's clock is late. */
    rest: () => page.waitForTimeout(800),
  };
}

test('a finger that rests opens the menu, then drags; one that glides scrolls', async ({ page, api }) => {
  const date = emptyDay(41);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { id } = await api.court(club.id, 'Pádel 1');
  await api.book(club.id, {
    court_id: id,
    start: instant(date, '10:00'),
    duration: 60,
    event_type: 'turno',
    description: 'Al tacto',
  });
  const stored = async () => (await api.bookings(club.id, ...dayBounds(date)))[0];
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const finger = await createFinger(page);
  const middle = async () => {
    const box = await agenda.grid.getByRole('gridcell', { name: /Al tacto/ }).boundingBox();
    if (!box) throw new Error('the booking is not shown');
    // near its end: after a scroll its beginning may lie below the names of the courts
    return { box, x: box.x + box.width / 2, y: box.y + box.height - 24 };
  };

  const { box, ...at } = await middle();
  await finger.down(at);
  await finger.rest();
  await finger.up();
  await expect(page.getByRole('menuitem', { name: 'Cobrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  const lower = { x: at.x, y: at.y + 2 * box.height };
  await finger.down(at);
  await finger.rest();
  await finger.glide(at, lower);
  await expect(page.getByTestId('drag-ghost')).toBeVisible();
  await finger.up();
  await expect.poll(stored).toMatchObject({ start: instant(date, '12:00') });

  const scroller = page.getByTestId('agenda-scroller');
  const before = await scroller.evaluate((e) => e.scrollTop);
  const now = await middle();
  await finger.down(now);
  await finger.glide(now, { x: now.x, y: now.y - 120 });
  await finger.up();
  await expect.poll(() => scroller.evaluate((e) => e.scrollTop)).toBeGreaterThan(before);
  await expect.poll(stored).toMatchObject({ start: instant(date, '12:00') });

  // at rest on a free place: book or block it
  const still = async () => {
    const top = await scroller.evaluate((e) => e.scrollTop);
    await page.waitForTimeout(200);
    return (await scroller.evaluate((e) => e.scrollTop)) === top;
  };
  await expect.poll(still).toBe(true);
  // a fast glide carries the booking out of sight, and the toast of its move covers what is below it
  await scroller.evaluate((e, top) => e.scrollTo(0, top), before);
  const below = await middle();
  await finger.down({ x: below.x, y: below.box.y - 60 });
  await finger.rest();
  await finger.up();
  await expect(page.getByRole('menuitem')).toHaveText(['Nueva reserva', 'Bloquear canchas']);
  await page.touchscreen.tap(200, 78);
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  // a tap opens it: at its beginning, which the toast leaves free
  const tapped = await middle();
  await page.touchscreen.tap(tapped.x, tapped.box.y + 12);
  await expect(agenda.drawer).toBeVisible();
});

test('a finger drags a booking to a court so far away that its own is no longer drawn', async ({ page, api }) => {
  const date = emptyDay(121);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const [first, last] = [await api.court(club.id, 'Pádel 1'), await api.court(club.id, 'Fútbol 5')];
  const place = { court_id: first.id, start: instant(date, '10:00'), duration: 60, event_type: 'turno' as const };
  await api.book(club.id, { ...place, description: 'De punta a punta' });
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const finger = await createFinger(page);
  const card = agenda.grid.getByRole('gridcell', { name: /De punta a punta/ });
  const box = await card.boundingBox();
  if (!box) throw new Error('the booking is not shown');
  const grabbed = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const edge = { x: 375, y: grabbed.y };
  await finger.down(grabbed);
  await finger.rest();
  await finger.glide(grabbed, edge);
  await expect(card).toHaveCount(0);
  await expect(page.getByTestId('drag-ghost')).toContainText('Fútbol 5');
  await finger.glide(edge, { x: edge.x - 30, y: edge.y });
  await finger.up();
  const stored = async () => (await api.bookings(club.id, ...dayBounds(date)))[0]?.court_id;
  await expect.poll(stored).toBe(last.id);
});

test('a tap on a block opens it, and it is extended; a caller is booked beside it', async ({ page, api }) => {
  const date = emptyDay(96);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { id } = await api.court(club.id, 'Pádel 1');
  const params = { clubId: club.id };
  const [start, end] = [instant(date, '10:00'), instant(date, '12:00')];
  const body = { court_ids: [id], start, end, kind: 'maintenance' as const, reason: 'Red rota' };
  await api.call(blockEndpoints.create, { params, body });
  const [from, to] = dayBounds(date);
  const ends = async () =>
    (await api.call(blockEndpoints.list, { params, query: { from, to } })).map((block) => block.end);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const place = await agenda.point('Pádel 1', '11:10');
  await page.touchscreen.tap(place.x, place.y);
  const dialog = page.getByRole('dialog', { name: 'Bloqueo de canchas' });
  await dialog.getByLabel('Hora de fin').fill('14:30');
  await dialog.getByRole('button', { name: 'Guardar bloqueo' }).tap();
  await expect.poll(ends).toEqual([instant(date, '14:30')]);

  await api.call(playerEndpoints.create, { params, body: { first_name: 'Tania', last_name: 'Olazar' } });
  await agenda.shown();
  const free = await agenda.point('Pádel 1', '18:10');
  const endTask = await beginTask(page, 'a call, on a phone');
  await page.touchscreen.tap(free.x, free.y);
  await expect(agenda.drawer.getByRole('heading')).toBeVisible();
  const name = agenda.drawer.getByRole('combobox', { name: 'A nombre de' });
  if (!(await name.evaluate((field) => field.matches(':focus')))) await name.tap();
  await page.keyboard.type('olazar');
  await agenda.drawer.getByRole('option', { name: /Tania Olazar/ }).tap();
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).tap();
  const named = async () => (await api.bookings(club.id, from, to)).flatMap((b) => b.players.map((p) => p.name));
  await expect.poll(named).toEqual(['Tania Olazar']);
  await endTask();
});
