import { readFile } from 'node:fs/promises';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';

const FILE = [
  'Nombre;Apellido;Teléfono;Correo electrónico',
  'Zulema;Importada;11 5555-0101;zulema.importada@example.com',
  ';Sin Nombre;11 5555-0102;',
  'Zoilo;Importado;123;',
  'Zacarías;Importado;+598 99 555 103;',
].join('\n');

test('a player is created, found, credited and merged; a file with bad lines adds the good ones', async ({
  page,
  api,
}) => {
  await withSession(page, OWNER);
  await page.goto('/players');
  const choose = page.getByRole('button', { name: 'Seleccionar Club' });
  await expect(choose.or(page.getByRole('table'))).toBeVisible();
  if (await choose.isVisible()) {
    await choose.click();
    await page.getByRole('button', { name: new RegExp(CLUB) }).click();
    await page.goto('/players');
  }
  const drawer = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: 'Buscar' }).last();

  // an invalid number is refused in its field, and no input is lost
  await page.getByRole('button', { name: 'Nuevo jugador' }).click();
  await drawer.getByRole('textbox', { name: /^Nombre/ }).fill('Quintín');
  await drawer.getByRole('textbox', { name: 'Apellido' }).fill('Doble');
  await drawer.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-0200');
  await drawer.getByRole('button', { name: 'Crear jugador' }).click();
  await expect(drawer).toBeHidden();

  await search.fill('quintin dob');
  await expect(page).toHaveURL(/q=quintin/);
  await expect(page.getByRole('link', { name: 'Quintín Doble' })).toHaveCount(1);
  await expect(page.getByText('1 jugador', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Quintín Doble' }).click();
  await drawer.getByRole('tab', { name: 'Saldo' }).click();
  await expect(page).toHaveURL(/tab=balance/);
  await drawer.getByRole('button', { name: 'Cargar saldo' }).click();
  const deposit = page.getByRole('dialog', { name: 'Cargar saldo' });
  await deposit.getByRole('textbox', { name: 'Monto' }).fill('5000');
  await deposit.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/\+\$\s?5\.000/)).toBeVisible();

  // imports the same person again from a file
  await page.goto('/players');
  await page.getByRole('button', { name: 'Importar' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'jugadores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${FILE}\nQuintin;Doblado;;quintin@example.com`),
  });
  await expect(page.getByText('3 filas listas para importar, 2 con problemas')).toBeVisible();
  await expect(page.getByRole('row', { name: /Sin Nombre/ })).toContainText('Falta');
  await expect(page.getByRole('row', { name: /Zoilo/ })).toContainText('No es válido');
  await page.getByRole('button', { name: 'Importar 3 y omitir 2' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Buscar' }).last().fill('importad');
  await expect(page.getByText('2 jugadores', { exact: true })).toBeVisible();

  await page.goto('/players?q=quintin');
  await page.getByRole('link', { name: 'Quintin Doblado' }).click();
  await drawer.getByRole('button', { name: 'Fusionar' }).click();
  const merge = page.getByRole('dialog', { name: 'Fusionar dos jugadores' });
  await merge.getByRole('searchbox').fill('quintin doble');
  await merge.getByRole('button', { name: /Quintín Doble/ }).click();
  await merge.getByRole('radio', { name: /Quintín Doble/ }).check();
  await expect(merge.getByText(/Quintin Doblado deja de existir/)).toBeVisible();
  await merge.getByRole('button', { name: 'Fusionar' }).click();
  await expect(merge).toBeHidden();
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { items } = await api.call(playerEndpoints.list, { params: { clubId: club.id }, query: { q: 'quintin' } });
  expect(items).toMatchObject([{ last_name: 'Doble', email: 'quintin@example.com', credit: 500_000 }]);

  await page.goto('/players?q=quintin');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(2);
  expect(text).toContain(`Quintín;Doble;"'+54 9 11 5555-0200";quintin@example.com`);
});

test('who is found by the search opens at once, not a list', async ({ page, api }) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const body = { first_name: 'Hortensia', last_name: 'Buscada' };
  await api.call(playerEndpoints.create, { params: { clubId }, body });
  await withSession(page, OWNER);
  await new Agenda(page).open(emptyDay(0));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Buscar pantallas/ })).toBeFocused();
  await page.keyboard.type('buscada');
  await expect(page.getByRole('option', { name: /Hortensia Buscada/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Apellido')).toHaveValue('Buscada');
});

test('a name without blanks stays inside drawers, questions and dialogs', async ({ page, api }) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const params = { clubId };
  const body = { first_name: 'Wolfeschlegel'.repeat(4), last_name: 'Steinhausen'.repeat(5) };
  const { id } = await api.call(playerEndpoints.create, { params, body });
  const date = emptyDay(151);
  const court_id = (await api.court(clubId, 'Pádel 1')).id;
  const start = instant(date, '18:00');
  await api.book(clubId, { court_id, start, duration: 90, event_type: 'turno', player_ids: [id] });
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const menu = async (entry: string) => {
    await agenda.booking('18:00 – 19:30').click({ button: 'right' });
    await page.getByRole('menuitem', { name: entry }).click();
  };
  /** Pixels by which the last of some parts, or its text, reaches beyond the dialog. */
  const excess = (role: 'dialog' | 'alertdialog', part: string) =>
    page
      .getByRole(role)
      .locator(part)
      .last()
      .evaluate((e) => {
        const right = e.closest('[role$="dialog"]')?.getBoundingClientRect().right ?? 0;
        const text = e instanceof HTMLSelectElement ? 0 : e.scrollWidth - e.clientWidth;
        return Math.max(0, text, e.getBoundingClientRect().right - right);
      });
  await menu('Cobrar');
  await expect.poll(() => excess('dialog', 'select')).toBe(0);
  await page.keyboard.press('Escape');
  await menu('Cancelar reserva');
  await expect.poll(() => excess('alertdialog', 'h2')).toBe(0);
  await page.goto(`/players?player=${id}`);
  await expect.poll(() => excess('dialog', 'h2')).toBe(0);
});
