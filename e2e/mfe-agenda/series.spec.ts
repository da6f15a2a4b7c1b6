import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant, weeksAfter } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';
import { toast } from '../fixtures/toast';

test.describe('a fixed weekly booking', () => {
  test('is made around a taken date, one occurrence is moved, and the rest goes from a date on', async ({
    page,
    api,
  }) => {
    const date = emptyDay(11);
    await api.signIn(OWNER);
    const club = await api.club(CLUB);
    const court = await api.court(club.id, 'Pádel 3');
    await api.book(club.id, {
      court_id: court.id,
      start: instant(weeksAfter(date, 2), '10:30'),
      duration: 60,
      event_type: 'torneo',
      description: 'Estaba antes',
    });
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(date);
    await agenda.draw('Pádel 3', '10:00', '11:00');
    const { drawer } = agenda;
    await drawer.getByLabel('Se repite').selectOption('weekly');
    // the longest way to repeat can be read whole
    const [shown, needed] = await drawer.getByLabel('Se repite').evaluate((select: HTMLElement) => {
      const whole = select.cloneNode(true) as HTMLElement;
      Object.assign(whole.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
      select.after(whole);
      const widths = [select.offsetWidth, whole.offsetWidth];
      whole.remove();
      return widths as [number, number];
    });
    expect(shown).toBeGreaterThanOrEqual(needed);
    await drawer.getByLabel('Hasta').fill(weeksAfter(date, 5));
    // the preview marks conflicts before anything is booked
    await expect(drawer.getByRole('status').filter({ hasText: '6 fechas' })).toContainText('1 no disponible');
    await drawer.getByLabel('Descripción').fill('Los jueves');
    await drawer.getByLabel('Omitir esa fecha y reservar las demás').check();
    await drawer.getByRole('button', { name: 'Crear reserva' }).click();
    // it goes on with the players, and the picker stays open
    await expect(drawer.getByRole('tab', { name: 'Jugadores (0)' })).toHaveAttribute('aria-selected', 'true');
    await expect(toast(page, 'Se crearon 5 reservas; se omitió 1 fecha')).toBeVisible();
    for (const count of [1, 2]) {
      await drawer.getByRole('combobox', { name: 'Agregar jugadores' }).click();
      const list = drawer.getByRole('listbox');
      await expect(list.getByRole('option').first()).toBeVisible();
      // it never covers the page, however many players there are
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(264);
      await list.getByRole('option').first().click();
      // the first change of the players asks once which dates it is for; all dates are preselected
      if (count === 1) await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click();
      await expect(drawer.getByRole('button', { name: /^Quitar a/ })).toHaveCount(count);
    }
    await expect(drawer.getByRole('tab', { name: 'Jugadores (2)' })).toBeVisible();
    await expect(drawer.getByText(/Faltan 2 jugadores para dobles/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    const [first] = (await api.bookings(club.id, instant(date, '00:00'), instant(date, '23:59'))).filter(
      (b) => b.court_id === court.id,
    );
    const params = { clubId: club.id, bookingId: first?.id ?? '' };
    const starts = async () => (await api.call(bookingEndpoints.series, { params })).occurrences.map((o) => o.start);
    const at = (weeks: number, time = '10:00') => instant(weeksAfter(date, weeks), time);
    expect(await starts()).toEqual([at(0), at(1), at(3), at(4), at(5)]);
    const later = await api.bookings(club.id, at(5, '00:00'), at(5, '23:59'));
    expect(later.find((b) => b.court_id === court.id)?.players).toHaveLength(2);

    // moving one by an hour asks whether the change is for this one alone
    await agenda.open(weeksAfter(date, 1));
    await agenda.booking('10:00 – 11:00', 'Pádel 3').click();
    await expect(drawer.getByText(/^Cada .*Quedan 5 fechas/)).toBeVisible();
    await drawer.getByLabel('Inicio').selectOption({ label: '12:00' });
    await drawer.getByRole('button', { name: 'Guardar cambios' }).click();
    await page
      .getByRole('alertdialog')
      .getByLabel(/Solo esta reserva/)
      .check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(agenda.booking('12:00 – 13:00', 'Pádel 3')).toBeVisible();
    expect(await starts()).toEqual([at(0), at(1, '12:00'), at(3), at(4), at(5)]);

    // cancelling from a date on says first which bookings are cancelled
    await agenda.booking('12:00 – 13:00', 'Pádel 3').click();
    await drawer.getByRole('button', { name: 'Cancelar reserva' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Todo desde una fecha en adelante').check();
    await question.getByLabel('Desde', { exact: false }).last().fill(weeksAfter(date, 4));
    await question.getByRole('button', { name: 'Continuar' }).click();
    await expect(question).toContainText('Se cancelan 2 reservas');
    await expect(question).toContainText('Esta acción no se puede deshacer.');
    await question.getByRole('button', { name: 'Sí, cancelar 2 reservas' }).click();
    await expect(toast(page, 'Se cancelaron 2 reservas')).toBeVisible();
    await expect.poll(starts).toEqual([at(0), at(1, '12:00'), at(3)]);
  });
});

test.describe('two colleagues edit one booking', () => {
  // the browser logs the 412
  test.use({ expectedInConsole: [/412 \(Precondition Failed\)/] });

  test('who saves last sees both versions, chooses, and nothing is lost', async ({ page, browser, service, api }) => {
    const date = emptyDay(12);
    await api.signIn(OWNER);
    const club = await api.club(CLUB);
    const court = await api.court(club.id, 'Tenis 2');
    const booking = await api.book(club.id, {
      court_id: court.id,
      start: instant(date, '10:00'),
      duration: 60,
      event_type: 'turno',
    });
    await withSession(page, OWNER);
    const mine = new Agenda(page);
    await mine.open(date);
    await mine.booking('10:00 – 11:00', 'Tenis 2').click();
    await mine.drawer.getByLabel('Descripción').fill('Lo mío');

    const context = await browser.newContext({ baseURL: service.url, locale: 'es-AR' });
    const colleague = await context.newPage();
    await withSession(colleague, STAFF);
    const theirs = new Agenda(colleague);
    await theirs.open(date);
    await theirs.booking('10:00 – 11:00', 'Tenis 2').click();
    await theirs.drawer.getByLabel('Descripción').fill('Lo suyo');
    await theirs.drawer.getByLabel('Inicio').selectOption({ label: '12:00' });
    await theirs.drawer.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(theirs.drawer).toBeHidden();
    await context.close();

    const notice = mine.drawer.getByRole('alert');
    await expect(notice).toContainText('Un colega cambió esta reserva');
    const row = notice.getByRole('row', { name: /^Descripción/ });
    await expect(row.getByRole('cell')).toHaveText(['Lo mío', 'Lo suyo']);
    await expect(notice.getByRole('row', { name: /^Inicio/ }).getByRole('cell')).toHaveText(['10:00', '12:00']);
    await expect(mine.drawer.getByLabel('Descripción')).toHaveValue('Lo mío');
    for (const width of [1440, 1280, 820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all([notice, notice.getByRole('table')].map((part) => part.boundingBox()));
      const [bar, table] = boxes as { width: number; height: number }[];
      expect(table?.width, `width of the table at ${width} px`).toBeGreaterThan(260);
      expect(bar?.height, `height of the notice at ${width} px`).toBeLessThan(420);
    }
    await notice.getByRole('button', { name: 'Volver a aplicar mis cambios' }).click();
    await mine.drawer.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(mine.drawer).toBeHidden();
    const stored = await api.call(bookingEndpoints.get, { params: { clubId: club.id, bookingId: booking.id } });
    expect(stored).toMatchObject({ description: 'Lo mío', start: instant(date, '12:00') });
  });
});

test('Back with something unsaved asks first, and keeps it', async ({ page }) => {
  const date = emptyDay(13);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.draw('Tenis 1', '10:00', '11:00');
  await agenda.drawer.getByLabel('Descripción').fill('A medio escribir');
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(agenda.drawer.getByLabel('Descripción')).toHaveValue('A medio escribir');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(agenda.drawer).toBeHidden();
});
