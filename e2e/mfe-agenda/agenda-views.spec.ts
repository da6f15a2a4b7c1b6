import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, dayBounds, emptyDay, instant } from '../fixtures/agenda';
import type { Api } from '../fixtures/api';
import { expect, signIn, test, withSession } from '../fixtures/test';

async function bookAt(api: Api, date: string, court: string, time: string, description: string) {
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { id } = await api.court(club.id, court);
  await api.book(club.id, { court_id: id, start: instant(date, time), duration: 60, event_type: 'turno', description });
  return { club, stored: async () => (await api.bookings(club.id, ...dayBounds(date)))[0] };
}

test('the month leads to a day; courts as rows take drags and keys alike; the choice is remembered', async ({
  page,
  api,
}) => {
  const date = emptyDay(31);
  const { stored } = await bookAt(api, date, 'Pádel 1', '10:00', 'Primera');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  const day = page.locator(`[data-date="${date}"]`);
  await expect(day).toContainText('1 reserva');
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(agenda.booking('10:00 – 11:00', 'Pádel 1')).toBeVisible();

  await page.getByRole('button', { name: 'Día, canchas en filas' }).click();
  const block = agenda.grid.getByRole('gridcell', { name: /Primera/ });
  const [from, below] = [await block.boundingBox(), await agenda.row('Pádel 2').boundingBox()];
  if (!from || !below) throw new Error('the day is not shown');
  const grabbed = { x: from.x + 30, y: from.y + from.height / 2 };
  await agenda.drag(grabbed, { x: grabbed.x + from.width, y: below.y + below.height / 2 });
  await expect.poll(stored).toMatchObject({ start: instant(date, '11:00') });

  await block.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(stored).toMatchObject({ start: instant(date, '11:15') });
  await page.keyboard.press('Control+z');
  await expect.poll(stored).toMatchObject({ start: instant(date, '11:00') });

  await page.goto('/agenda');
  await agenda.shown();
  await expect(page.getByRole('button', { name: 'Día, canchas en filas' })).toHaveAttribute('aria-pressed', 'true');
});

test('of a text that a card cuts off nothing of the next line shows, as the accents of its capitals', async ({
  page,
  api,
}) => {
  const date = emptyDay(33);
  await bookAt(api, date, 'Pádel 1', '10:00', 'ÁÉÍÓÚÃÂÊÔ '.repeat(14).trim());
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.scrollTo('10:00');
  const text = agenda.booking('10:00', 'Pádel 1').locator('span').first();
  await page.mouse.move(0, 0);
  const box = await text.boundingBox();
  if (!box) throw new Error('the card is not shown');
  // no letter of the text reaches below its line: its last pixels have the colour of the card alone
  const strip = await page.screenshot({ clip: { x: box.x, y: box.y + box.height - 1, width: box.width, height: 1 } });
  const colours = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = [...new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])];
    return new Set(pixels).size;
  }, strip.toString('base64'));
  expect(colours).toBe(1);
});

test('the line of the present time runs behind the cards, whose text it would strike through', async ({
  page,
  api,
}) => {
  // in the past, where the session is valid: within a booking of yesterday
  const date = new Date(Date.now() - 27 * 3_600_000).toISOString().slice(0, 10);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const bookings = await api.bookings(club.id, ...dayBounds(date));
  const running = bookings.find(({ duration }) => duration >= 60);
  if (!running) throw new Error('the demo data has no booking yesterday');
  await page.clock.setFixedTime(Date.parse(running.start) + 30 * 60_000);
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  for (const view of ['Día, canchas en columnas', 'Día, canchas en filas']) {
    await agenda.open(date);
    await page.getByRole('button', { name: view }).click();
    const card = page.locator(`[data-id="${running.id}"]`);
    // the agenda opens at the present time
    await expect(card).toBeInViewport();
    await expect(page.getByTestId('now-line')).toHaveCount(1);
    const [line, box] = [await page.getByTestId('now-line').boundingBox(), await card.boundingBox()];
    if (!line || !box) throw new Error('the present time is not shown');
    const crossing = { x: Math.max(line.x, box.x) + 1, y: Math.max(line.y, box.y) + 1 };
    // the line lets pointers through: it takes them here, so that what is painted above it is found
    const above = await page.evaluate(({ x, y }) => {
      const now = document.querySelector<HTMLElement>('[data-testid="now-line"]');
      if (now) now.style.pointerEvents = 'auto';
      return document.elementFromPoint(x, y)?.closest('[data-testid="now-line"], [data-id]')?.getAttribute('data-id');
    }, crossing);
    expect(above, view).toBe(running.id);
  }
});

test.describe('blocks', () => {
  // the browser logs the 409
  test.use({ expectedInConsole: [/409 \(Conflict\)/] });

  test('a court is blocked from the menu of a free slot and takes no bookings until the block is removed', async ({
    page,
    api,
  }) => {
    const date = emptyDay(32);
    await bookAt(api, date, 'Pádel 2', '12:30', 'En el camino');
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(date);
    const place = await agenda.point('Pádel 1', '12:10');
    await page.mouse.click(place.x, place.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Bloquear canchas' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Pádel 2').check();
    await form.getByLabel('Detalle (opcional)').fill('Cambio de red');
    // over a booking it would be a suspension
    await expect(form.getByRole('button', { name: 'Suspender 1 reserva' })).toBeVisible();
    await form.getByLabel('Pádel 2').uncheck();
    await form.getByRole('button', { name: 'Guardar bloqueo' }).click();
    await expect(agenda.row('Pádel 1')).toContainText('Mantenimiento: Cambio de red');

    // the form still fades, and lets the press through
    await agenda.draw('Pádel 1', '11:30', '12:30');
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await expect(agenda.drawer).toContainText('Pádel 1 está bloqueada de 12:00 a 13:00 (Cambio de red)');
    await page.keyboard.press('Escape');
    await expect(agenda.drawer).toBeHidden();

    const blocked = await agenda.point('Pádel 1', '12:20');
    await page.mouse.click(blocked.x, blocked.y);
    await page.getByRole('button', { name: 'Quitar bloqueo' }).click();
    await expect(agenda.row('Pádel 1')).not.toContainText('Mantenimiento');
  });
});

test('the filter shows one court, its name takes it away again; the address keeps both', async ({ page, api }) => {
  const date = emptyDay(34);
  await bookAt(api, date, 'Pádel 2', '10:00', 'Del filtro');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await page.getByTitle('Ver solo Pádel 2').click();
  await expect(agenda.grid.getByRole('row')).toHaveCount(1);
  await expect(agenda.booking('10:00 – 11:00', 'Pádel 2')).toBeVisible();
  await expect(page).toHaveURL(/court=/);
  await page.getByRole('button', { name: 'Quitar el filtro Pádel 2' }).click();
  await expect(agenda.grid.getByRole('row')).toHaveCount(6);
});

test('the whole day is seen at once, in columns and in rows', async ({ page }) => {
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(emptyDay(33));
  const scroller = page.getByTestId('agenda-scroller');
  const beyond = () =>
    scroller.evaluate((e) => Math.max(e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth));
  const farther = page.getByRole('button', { name: 'Ver más del día' });
  for (const view of ['Día, canchas en columnas', 'Día, canchas en filas']) {
    await page.getByRole('button', { name: view }).click();
    await agenda.shown();
    expect(await beyond()).toBeGreaterThan(100);
    while (await farther.isEnabled()) await farther.click();
    await expect.poll(beyond).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Acercar' }).click();
    await expect.poll(beyond).toBeGreaterThan(100);
  }
});

test('what a toast says covers neither the drawer nor the button that books', async ({ page, api }) => {
  const date = emptyDay(30);
  await bookAt(api, date, 'Pádel 1', '10:00', 'Corrida');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const card = agenda.grid.getByRole('gridcell', { name: /Corrida/ });
  await card.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('listitem', { name: /^Reserva movida/ })).toBeVisible();
  await card.click();
  await expect(agenda.drawer).toBeVisible();
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = [
      page.getByRole('listitem', { name: /^Reserva movida/ }),
      agenda.drawer,
      page.getByRole('button', { name: 'Nueva reserva' }).first(),
    ];
    const [said, ...others] = (await Promise.all(parts.map((part) => part.boundingBox()))) as {
      x: number;
      y: number;
      width: number;
      height: number;
    }[];
    if (!said) throw new Error('the toast is gone');
    for (const other of others)
      expect(
        said.x + said.width <= other.x || said.y + said.height <= other.y || other.y + other.height <= said.y,
        `toast beside what it may not cover, at ${width} px`,
      ).toBe(true);
  }
});

test('the legend explains every colour and sign that the blocks have', async ({ page }) => {
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  const legend = page.getByRole('list', { name: 'Referencias' });
  await expect(legend.getByRole('listitem')).toHaveText([
    'Turno',
    'Entrenamiento',
    'Torneo',
    'Pago pendiente',
    'Pago parcial',
    'Pagado',
    'Pagado de más',
    'Turno fijo',
    'Con nota',
    'Con consumos',
    'Sin confirmar o esperando confirmación',
    'Reservando en la página',
    'No se presentó',
    'Cancha bloqueada',
  ]);
});

test('the date of another year is read in full at 320 px, and at 1440 px beside all buttons, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  const date = `${new Date().getFullYear() + 1}-09-22`;
  await agenda.open(date);
  const title = page.getByRole('heading', { level: 1 });
  const cutOff = () => title.evaluate((text) => text.scrollWidth - text.clientWidth);
  await expect(title).toHaveText(/22 sept? \d{4}$/, { useInnerText: true });
  expect(await cutOff()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [language, shown] of [
    ['Español', /22 sept? \d{4}$/],
    ['English', /Sep 22, \d{4}$/],
    ['Português', /22 set\. \d{4}$/],
  ] as const) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Español|English|Português/ })
      .click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(title).toHaveText(shown, { useInnerText: true });
    expect(await cutOff()).toBe(0);
    const bar = await title.locator('..').boundingBox();
    expect(bar?.height).toBeLessThan(50);
  }
});

test('on paper: the day with its club and date, all courts, and nothing of the page around it', async ({
  page,
  api,
}) => {
  const date = emptyDay(35);
  await bookAt(api, date, 'Fútbol 5', '21:00', 'En papel');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: /^Club Palermo Pádel · / })).toBeVisible();
  await expect(agenda.booking('21:00 – 22:00', 'Fútbol 5')).toBeVisible();
  for (const name of ['Nueva reserva', 'Imprimir', 'Mes'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const scroller = page.getByTestId('agenda-scroller');
  expect(await scroller.evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(0);
});

test('the browser finds a booking on a court that is not in view', async ({ page, api }) => {
  const date = emptyDay(36);
  await bookAt(api, date, 'Fútbol 5', '21:00', 'Para buscar');
  await page.setViewportSize({ width: 390, height: 800 });
  await withSession(page, OWNER);
  await new Agenda(page).open(date);
  const booking = page.getByRole('gridcell', { name: /Para buscar/ });
  await expect(page.getByRole('rowheader').first()).toBeAttached();
  await expect(booking).not.toBeAttached();
  await page.keyboard.press('Control+f');
  await expect(booking).toBeAttached();
});

test.describe('a tablet of 1440 px', () => {
  test.use({ hasTouch: true });

  test('has the toolbar in one row in every language, with a date of another year as well', async ({ page }) => {
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open('2037-09-23');
    const title = page.getByRole('heading', { level: 1 });
    for (const [language, weekday] of [
      ['Português', /^qua/i],
      ['English', /^wed/i],
      ['Español', /^mié/i],
    ] as const) {
      await page.getByRole('button', { name: /Español|English|Português/ }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(title).toHaveText(weekday);
      const row = await title.evaluate(({ scrollWidth, clientWidth, parentElement: bar }) => ({
        height: bar?.clientHeight,
        clipped: scrollWidth > clientWidth,
      }));
      expect(row, language).toEqual({ height: 46, clipped: false });
    }
  });
});
