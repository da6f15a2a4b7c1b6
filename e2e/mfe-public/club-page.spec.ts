import { axeFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { anotherPhone, CLUB, COURT, countdown, fillIn, freeDay, openOffice, PHONE, pageOn, start } from './phone';

test.use({ viewport: PHONE, hasTouch: true });

test('a player books without paying, which the agenda shows at once, and cancels in time', async ({
  page,
  browser,
  baseURL,
}) => {
  const date = freeDay(1);
  const { desk, agenda } = await openOffice(browser, baseURL, date, '18:00');

  await page.goto(pageOn(date));
  await expect(page.getByRole('heading', { level: 1, name: CLUB })).toBeVisible();
  await start(page, '18:00').tap();
  await expect(countdown(page)).toBeVisible();
  // the court is taken from this moment on
  await expect(agenda.booking('18:00 – 19:00', COURT)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await fillIn(page);
  // what was typed is there after a reload, which keeps the court for the same visitor
  await page.reload();
  await expect(countdown(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Camila');
  await page.getByRole('button', { name: 'Reservar', exact: true }).tap();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await expect(agenda.booking('18:00 – 19:00', COURT)).toContainText('Camila');
  // light, then dark
  for (const next of ['Usar modo oscuro', 'Usar modo claro']) {
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: next }).tap();
  }
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');

  await page.getByRole('button', { name: 'Cancelar la reserva' }).tap();
  await expect(page.getByRole('alertdialog')).toContainText('No pagaste nada');
  await page.getByRole('button', { name: 'Sí, cancelar' }).tap();
  await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
  await expect(agenda.booking('18:00 – 19:00', COURT)).toHaveCount(0);
  await desk.close();
});

test('of two players on the last court one holds it until they go back', async ({ page, browser, baseURL }) => {
  const date = freeDay(2);
  // the browser logs the refusal
  const second = await anotherPhone(browser, baseURL, [/409/]);
  for (const phone of [page, second.page]) {
    await phone.goto(pageOn(date));
    await expect(start(phone, '20:00')).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  await start(page, '20:00').tap();
  await expect(countdown(page)).toBeVisible();
  await start(second.page, '20:00').tap();
  await expect(second.page.getByRole('alert')).toContainText('Ese turno se acaba de ocupar.');
  await second.page.getByRole('button', { name: 'Ver otros turnos' }).tap();
  await expect(start(second.page, '21:00')).toBeVisible();
  await expect(start(second.page, '20:00')).toHaveCount(0);

  // going back lets the court go, and leads to the list with its day and sport
  await page.goBack();
  await expect(start(page, '20:00')).toBeVisible();
  expect(new URL(page.url()).search).toContain(`date=${date}`);
  await page.goForward();
  await expect(countdown(page)).toBeVisible();
  // leaving the page for another site lets it go as well
  await page.goto('about:blank');
  await second.page.reload();
  await expect(start(second.page, '20:00')).toBeVisible();
  expect(second.problems).toEqual([]);
  await second.context.close();
});

test.describe('on a connection that drops', () => {
  test.use({ expectedInConsole: [/ERR_INTERNET_DISCONNECTED|Loading chunk/] });

  test('a player hears of it at each step, loses nothing, and goes on when it is back', async ({ page, context }) => {
    await page.goto(pageOn(freeDay(9)));
    await expect(start(page, '18:00')).toBeVisible();
    await context.setOffline(true);
    await page.getByText('120 min').tap();
    await expect(page.getByText(/tardando más de lo normal/)).toBeVisible();
    await context.setOffline(false);
    await page.getByText('60 min').tap();
    await start(page, '18:00').dblclick();
    await fillIn(page);
    await context.setOffline(true);
    const book = page.getByRole('button', { name: 'Reservar', exact: true });
    await book.tap();
    await expect(page.getByRole('alert')).toContainText('conexión');
    await context.setOffline(false);
    await book.tap();
    await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Cancelar la reserva' }).tap();
    const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cancelar' });
    const height = async () => (await cancel.boundingBox())?.height;
    await expect.poll(height, { message: 'room for a finger' }).toBeGreaterThanOrEqual(44);
    await cancel.tap();
    await expect(page.getByRole('alertdialog')).toContainText('conexión');
    await context.setOffline(false);
    await cancel.tap();
    await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible();
    // however often the start was tapped
    await page.goBack();
    await expect(start(page, '18:00')).toBeVisible();
  });
});

test('a hold that runs out says so, and the same court is taken again', async ({ page }) => {
  await page.clock.install();
  await page.goto(pageOn(freeDay(3)));
  await start(page, '19:00').tap();
  await expect(countdown(page)).toHaveText(/^(10:00|9:5\d)$/);
  await page.clock.fastForward('09:15');
  await expect(countdown(page)).toHaveText(/^0:[34]\d$/);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('alert')).toContainText('Se terminó el tiempo.');
  await page.getByRole('button', { name: 'Intentar otra vez' }).tap();
  await expect(countdown(page)).toHaveText(/^(10:00|9:5\d)$/);
});
