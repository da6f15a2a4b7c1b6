import type { Browser, Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { expect, test, watchConsole, withSession } from '../fixtures/test';

/** Club with one court, the last one for whoever comes second. */
const PAGE = '/reserva/futbol-quilmes';
const COURT = 'Cancha 1';
const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true });

/** Returns a day of the club's horizon that has no demo data, as YYYY-MM-DD. */
const freeDay = (n: number) => new Date(Date.now() + (20 + n) * 86_400_000).toISOString().slice(0, 10);
const pageOn = (date: string) => `${PAGE}?sport=football5&date=${date}&duration=60`;
const start = (page: Page, time: string) => page.getByRole('link', { name: new RegExp(`^${time}`) });
const countdown = (page: Page) => page.getByRole('timer');

/** Opens the page on another player's phone. */
async function anotherPhone(browser: Browser, baseURL: string | undefined, expected: RegExp[] = []) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  return { page, context, problems: watchConsole(page, expected) };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Camila');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Sosa');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-0199');
  await page.getByRole('textbox', { name: 'Email' }).fill('camila@players.test');
}

test('a player books without paying, which the agenda shows at once, and cancels in time', async ({
  page,
  browser,
  baseURL,
}) => {
  const date = freeDay(1);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(baseURL && { baseURL }) });
  const office = await desk.newPage();
  await withSession(office, OTHER_OWNER, baseURL);
  const agenda = new Agenda(office);
  await office.goto(`/agenda?date=${date}`);
  await agenda.shown();
  await agenda.scrollTo('18:00');

  await page.goto(pageOn(date));
  await expect(page.getByRole('heading', { level: 1, name: 'Fútbol Quilmes' })).toBeVisible();
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
