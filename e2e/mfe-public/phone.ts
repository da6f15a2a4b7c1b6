import type { Browser, Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, watchConsole, withSession } from '../fixtures/test';

/** Name of a club with one court, so that of two players who book only the first gets it. */
export const CLUB = 'Fútbol Quilmes';
export const COURT = 'Cancha 1';
/** Narrowest phone that the pages for players promise to fit. */
export const PHONE = { width: 360, height: 740 };

/** Returns a day of the club's horizon that has no demo data, as YYYY-MM-DD. Each journey takes its own. */
export const freeDay = (n: number) => new Date(Date.now() + (20 + n) * 86_400_000).toISOString().slice(0, 10);
export const pageOn = (date: string) => `/reserva/futbol-quilmes?sport=football5&date=${date}&duration=60`;
export const start = (page: Page, time: string) => page.getByRole('link', { name: new RegExp(`^${time}`) });
export const countdown = (page: Page) => page.getByRole('timer');

/** Opens the page on another player's phone. */
export async function anotherPhone(browser: Browser, baseURL: string | undefined, expected: RegExp[] = []) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  return { page, context, problems: watchConsole(page, expected) };
}

/** Opens the agenda of the club's staff beside it. */
export async function openOffice(browser: Browser, baseURL: string | undefined, date: string, time: string) {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(baseURL && { baseURL }) });
  const page = await desk.newPage();
  await withSession(page, OTHER_OWNER, baseURL);
  const agenda = new Agenda(page);
  await page.goto(`/agenda?date=${date}`);
  await agenda.shown();
  await agenda.scrollTo(time);
  return { desk, agenda };
}

export async function fillIn(page: Page): Promise<void> {
  await expect(countdown(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Camila');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Sosa');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-0199');
  await page.getByRole('textbox', { name: 'Email' }).fill('camila@players.test');
}
