import { OWNER } from '../fixtures/accounts';
import { CLUB } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, signIn, withSuperAdmin } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

// nobody else's club may be suspended in mid-journey
const test = testOnOwnService();
test.use({ expectedInConsole: [/status of 403/] });

test('a club is suspended while its till is open: its people see why at once, and the ticket is not lost', async ({
  page,
  api,
  browser,
  service,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  await stockedItem(api, clubId, { name: 'Alfajor de prueba', price: 300_000, stock: 20 });
  await signIn(page, OWNER);
  await atTheClub(page);
  const till = new Till(page);
  await till.open();
  await till.tile('Alfajor de prueba').click();
  await expect(till.total).toHaveText(/3\.000/);

  const boss = await browser.newPage({ baseURL: service.url });
  await withSuperAdmin(boss, service);
  await boss.goto('/administrator/clubs');
  const top = async (name: string) => (await boss.getByRole('button', { name: `${name} ${CLUB}` }).boundingBox())?.y;
  expect(await top('Entrar a'), 'what can be done with a club stands beside each other').toBe(await top('Suspender'));
  await boss.getByRole('button', { name: `Suspender ${CLUB}` }).click();
  const dialog = boss.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Pago en disputa');
  expect(await axeFindings(boss)).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  const row = boss.getByRole('row', { name: new RegExp(CLUB) });
  await expect(row).toContainText('Suspendido');

  // the open page learns of it by itself
  const banner = page.getByRole('alert', { name: `${CLUB} está suspendido` });
  await expect(banner).toContainText('Motivo: Pago en disputa');
  await expect(banner).toContainText('No se borró nada');
  expect(await axeFindings(page)).toEqual([]);
  await till.pay('QR');
  await expect(till.ticket.getByRole('alert')).toContainText('El club está suspendido');
  await expect(till.total).toHaveText(/3\.000/);
  const visitor = await browser.newPage({ baseURL: service.url });
  const hidden = await visitor.goto(`/reserva/${clubId}`);
  expect(hidden?.status()).toBe(200);
  await expect(visitor.getByText('Club no encontrado')).toBeVisible();

  await boss.getByRole('combobox', { name: 'Estado' }).selectOption('Suspendido');
  await boss.getByRole('button', { name: `Reactivar ${CLUB}` }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Reactivar' }).click();
  await expect(boss.getByRole('status').filter({ hasText: 'Ningún club coincide' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await till.pay('QR');
  await expect(till.sold).toBeVisible();
  await page.goto('/club-config?tab=audit');
  await expect(page.getByRole('row', { name: /Soporte suspendió el club/ })).toContainText('Pago en disputa');
  for (const one of [boss, visitor]) await one.close();
});
