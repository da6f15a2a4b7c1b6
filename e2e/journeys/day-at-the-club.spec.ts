import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB, dayBounds, emptyDay, instant } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { expect, signIn, test, withSession } from '../fixtures/test';

test('sign in, choose the club, and today is on the screen', async ({ page }) => {
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  await expect(page).toHaveURL(/\/agenda/);
  await expect(page.getByText(CLUB).first()).toBeVisible();
  expect(await agenda.grid.getByRole('row').count()).toBe(6);
  expect(await agenda.grid.getByRole('gridcell').count()).toBeGreaterThan(10);
});

test('a booking drawn on the agenda is in the database, and can be moved, resized, changed and cancelled', async ({
  page,
  api,
}) => {
  const date = emptyDay(1);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.draw('Pádel 1', '10:00', '11:30');
  await expect(agenda.drawer).toContainText('11:30');
  await agenda.drawer.getByLabel('Descripción').fill('Clase de prueba');
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  // the players are next
  await expect(agenda.drawer.getByRole('tab', { name: 'Jugadores (0)' })).toHaveAttribute('aria-selected', 'true');

  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const next = await api.court(club.id, 'Pádel 2');
  const stored = async () => (await api.bookings(club.id, ...dayBounds(date)))[0];
  expect(await stored()).toMatchObject({ start: instant(date, '10:00'), duration: 90, description: 'Clase de prueba' });
  await agenda.closeDrawer();

  // to the next court, two hours later
  await agenda.dragBetween(['Pádel 1', '10:30'], ['Pádel 2', '12:30']);
  await expect(agenda.booking('12:00 – 13:30', 'Pádel 2')).toBeVisible();
  await expect.poll(stored).toMatchObject({ start: instant(date, '12:00'), court_id: next.id });

  // its lower edge up by half an hour
  const block = await agenda.booking('12:00 – 13:30', 'Pádel 2').boundingBox();
  if (!block) throw new Error('the booking is not shown');
  const edge = { x: block.x + block.width / 2, y: block.y + block.height - 2 };
  await agenda.drag(edge, { x: edge.x, y: edge.y - block.height / 3 });
  await expect(agenda.booking('12:00 – 13:00', 'Pádel 2')).toBeVisible();
  await expect.poll(stored).toMatchObject({ duration: 60 });

  await agenda.booking('12:00 – 13:00').click();
  await agenda.drawer.getByLabel('Descripción').fill('Clase cambiada');
  await agenda.drawer.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(stored).toMatchObject({ description: 'Clase cambiada' });

  await expect(agenda.drawer).toBeHidden();
  await agenda.booking('12:00 – 13:00').click();
  await agenda.drawer.getByRole('button', { name: 'Cancelar reserva' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click();
  await expect(agenda.booking('12:00 – 13:00')).toBeHidden();
  await expect.poll(stored).toBeUndefined();
});

test.describe('a taken slot', () => {
  // the browser logs the 409 and the blocked request
  test.use({ expectedInConsole: [/409 \(Conflict\)|ERR_FAILED/] });

  test('the conflict is explained in the form, nothing typed is lost, and a free place nearby is offered', async ({
    page,
    api,
  }) => {
    const date = emptyDay(2);
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(date);
    await agenda.draw('Tenis 1', '15:00', '16:00');
    await agenda.drawer.getByLabel('Descripción').fill('Torneo interno');
    // meanwhile a colleague takes the same court: the page receives the event, the form keeps its input
    await api.signIn(OWNER);
    const club = await api.club(CLUB);
    const court = await api.court(club.id, 'Tenis 1');
    await api.book(club.id, {
      court_id: court.id,
      start: instant(date, '15:30'),
      duration: 60,
      event_type: 'turno',
      description: 'Antes',
    });
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await expect(agenda.drawer).toContainText('Ese horario ya está ocupado');
    await expect(agenda.drawer.getByLabel('Descripción')).toHaveValue('Torneo interno');
    await agenda.drawer
      .getByRole('button', { name: /^(Tenis|Pádel|Fútbol)/ })
      .first()
      .click();
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await expect
      .poll(async () => (await api.bookings(club.id, ...dayBounds(date))).map((b) => b.description).sort())
      .toEqual(['Antes', 'Torneo interno']);
  });

  test('a move onto a booking that is not on the screen yet goes back, and says why', async ({ page, api }) => {
    const date = emptyDay(3);
    await api.signIn(OWNER);
    const club = await api.club(CLUB);
    const court = await api.court(club.id, 'Pádel 1');
    await api.book(club.id, { court_id: court.id, start: instant(date, '10:00'), duration: 60, event_type: 'turno' });
    // this page receives no events
    await page.route('**/api/admin/notifications/stream**', (route) => route.abort());
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(date);
    await expect(agenda.booking('10:00 – 11:00')).toBeVisible();
    await page.route('**/bookings/*/move', async (route) => {
      await api.book(club.id, {
        court_id: court.id,
        start: instant(date, '14:00'),
        duration: 60,
        event_type: 'torneo',
      });
      await page.unroute('**/bookings/*/move');
      await route.continue();
    });
    await agenda.dragBetween(['Pádel 1', '10:30'], ['Pádel 1', '14:30']);
    await expect(page.getByText(/ya está ocupad/).first()).toBeVisible();
    await expect(agenda.booking('10:00 – 11:00', 'Pádel 1')).toBeVisible();
  });
});

test("a colleague's screen shows each change at once", async ({ page, browser, service }) => {
  const date = emptyDay(4);
  await withSession(page, OWNER);
  const mine = new Agenda(page);
  await mine.open(date);
  const context = await browser.newContext({ baseURL: service.url, locale: 'es-AR' });
  const colleague = await context.newPage();
  await withSession(colleague, STAFF);
  const theirs = new Agenda(colleague);
  await theirs.open(date);
  await theirs.scrollTo('20:00');
  await expect(colleague.getByText('Conectado').or(colleague.getByTitle('Conectado')).first()).toBeAttached();

  await mine.draw('Fútbol 5', '20:00', '21:00');
  await mine.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect(theirs.booking('20:00 – 21:00', 'Fútbol 5')).toBeVisible({ timeout: 3000 });
  await mine.closeDrawer();

  // and back: the colleague moves it by keyboard, a quarter of an hour later
  await theirs.booking('20:00 – 21:00').focus();
  await colleague.keyboard.press('Alt+ArrowDown');
  await expect(mine.booking('20:15 – 21:15', 'Fútbol 5')).toBeVisible({ timeout: 3000 });
  await expect(theirs.booking('20:15 – 21:15', 'Fútbol 5')).toHaveCount(1);
  await context.close();
});

test('reload keeps the day and the filter, and back leads to where one was', async ({ page }) => {
  const date = emptyDay(5);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await page.getByLabel('Filtrar por cancha').selectOption({ label: 'Tenis 2' });
  await expect(agenda.grid.getByRole('row')).toHaveCount(1);
  await page.reload();
  await agenda.shown();
  await expect(agenda.grid.getByRole('row')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await page.getByRole('button', { name: 'Quitar el filtro Tenis 2' }).click();
  await expect(agenda.grid.getByRole('row')).toHaveCount(6);
});

test('language and colour change at once, stay, and signing out ends the session', async ({ page, api }) => {
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  const html = page.locator('html');
  await page.getByRole('button', { name: /Español/ }).click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect(page.getByRole('button', { name: 'New booking' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await agenda.shown();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'New booking' })).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('token') ?? 'null')?.value as string);
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const answer = await fetch(`${new Api(api.url).url}/api/auth/protected/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
  await page.goto('/agenda');
  await expect(page).toHaveURL(/\/login/);
});
