import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import papaparse from 'papaparse';
import { MANAGER, OTHER_OWNER } from '../fixtures/accounts';
import { expect, test, withSession } from '../fixtures/test';

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const figureOf = async (one: Locator) => numberIn(await one.getByRole('paragraph').first().textContent());
const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value, 0));

async function openLastMonth(page: Page): Promise<void> {
  await withSession(page, MANAGER);
  await page.goto('/events-summary');
  await expect(card(page, 'Reservas')).toBeVisible();
  const thisMonth = await figureOf(card(page, 'Reservas'));
  await page.getByRole('combobox', { name: 'Período' }).selectOption('Mes pasado');
  await expect.poll(() => figureOf(card(page, 'Reservas'))).not.toBe(thisMonth);
}

test('figures lead to their bookings, the choice is in the address, and Back undoes each step', async ({
  page,
  context,
}) => {
  await openLastMonth(page);
  const all = await figureOf(card(page, 'Reservas'));
  await page.getByRole('combobox', { name: 'Deporte' }).selectOption('Tenis');
  await expect.poll(() => figureOf(card(page, 'Reservas'))).toBeLessThan(all);
  const missed = await figureOf(card(page, 'Ausencias'));
  await card(page, 'Ausencias').getByRole('link', { name: 'Ver reservas' }).click();
  const panel = page.getByRole('dialog', { name: 'Ausencias' });
  await expect(panel.getByRole('listitem')).toHaveCount(missed);
  // someone who gets the link sees the same
  const other = await context.newPage();
  await withSession(other, MANAGER);
  await other.goto(page.url());
  await expect(other.getByRole('dialog', { name: 'Ausencias' }).getByRole('listitem')).toHaveCount(missed);
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Deporte' })).toHaveValue('');
  await expect.poll(() => figureOf(card(page, 'Reservas'))).toBe(all);
  // the list of bookings counts the same
  const cancelled = await figureOf(card(page, 'Canceladas'));
  await card(page, 'Canceladas').getByRole('link', { name: 'Ver reservas' }).click();
  await page
    .getByRole('dialog', { name: 'Reservas canceladas' })
    .getByRole('link', { name: 'Abrir en Reservas' })
    .click();
  await expect(page).toHaveURL(/\/reservas\?.*state=cancelled/);
  const total = page.getByLabel('Totales').getByRole('definition').first();
  await expect.poll(async () => numberIn(await total.textContent())).toBe(cancelled);
});

test('the exported files, opened by a parser, add up to the figures on the screen', async ({ page }) => {
  await openLastMonth(page);
  const shown = {
    count: await figureOf(card(page, 'Reservas')),
    cancelled: await figureOf(card(page, 'Canceladas')),
    value: await figureOf(card(page, 'Valor')),
    open: await figureOf(card(page, 'Sin cobrar')),
  };
  expect(shown.count).toBeGreaterThan(0);
  const save = async (format: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    return readFile(await (await download).path());
  };
  const check = (rows: readonly { state: unknown; price: number; open: number }[]) => {
    const standing = rows.filter(({ state }) => state !== 'Cancelada');
    expect({
      count: standing.length,
      cancelled: rows.length - standing.length,
      value: sum(standing.map(({ price }) => price)),
      open: sum(standing.map(({ open }) => open)),
    }).toEqual(shown);
  };
  const csv = papaparse.parse<Record<string, string>>((await save(/CSV/)).toString('utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(csv.errors).toEqual([]);
  const amount = (text = '') => Number(text.replace(',', '.'));
  check(csv.data.map((row) => ({ state: row.Estado, price: amount(row.Precio), open: amount(row['Por cobrar']) })));

  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await save(/Excel/)).buffer);
  const [head, ...lines] = (book.worksheets[0]?.getSheetValues() ?? []).filter(Array.isArray) as unknown[][];
  const at = (name: string) => head?.indexOf(name) ?? -1;
  check(
    lines.map((line) => ({
      state: line[at('Estado')],
      price: line[at('Precio')] as number,
      open: line[at('Por cobrar')] as number,
    })),
  );
});

test('a club on the free plan sees what the summary would show and the way to the plan', async ({ page }) => {
  await withSession(page, OTHER_OWNER);
  await page.goto('/events-summary');
  const main = page.getByRole('main');
  await expect(main).toContainText('El resumen de eventos es parte del plan Premium.');
  await expect(main.getByRole('listitem').filter({ hasText: 'Por hora de inicio' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Pasar a Premium' })).toHaveAttribute('href', '/go/upgrade');
});
