import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { OWNER } from '../fixtures/accounts';
import { CLUB } from '../fixtures/agenda';
import { expect, signIn, test, watchConsole } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

test('two tills sell the last piece: the first succeeds, the second shows an error and keeps its ticket', async ({
  page,
  api,
  browser,
  service,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const last = await stockedItem(api, clubId, { name: 'Última gorra', price: 900_000, stock: 1 });
  const context = await browser.newContext({ baseURL: service.url });
  const other = await context.newPage();
  // the browser logs the refusal
  const problems = watchConsole(other, [/status of 409/]);
  await Promise.all([signIn(page, OWNER), signIn(other, OWNER)]);
  for (const one of [page, other]) await atTheClub(one);
  const [mine, theirs] = [new Till(page), new Till(other)];
  await mine.open();
  await theirs.open();
  await mine.tile('Última gorra').click();
  await theirs.tile('Última gorra').click();

  await mine.pay('QR');
  await expect(mine.sold).toBeVisible();
  await expect(theirs.tile('Última gorra')).toContainText('Sin stock');
  await expect(theirs.ticket).toContainText('Solo quedan 0');
  await theirs.pay('QR');
  await expect(theirs.ticket.getByRole('alert')).toContainText('No alcanza el stock de Última gorra');
  await expect(theirs.total).toHaveText(/9\.000/);

  const items = await api.call(itemEndpoints.list, { params: { clubId } });
  expect(items.find(({ id }) => id === last.id)?.stock).toBe(0);
  const { items: orders } = await api.call(orderEndpoints.list, { params: { clubId }, query: {} });
  expect(orders.filter(({ lines }) => lines.some(({ item_id }) => item_id === last.id))).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('tickets of two customers side by side, found again after a reload; a pending one is charged later', async ({
  page,
  api,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  await stockedItem(api, clubId, { name: 'Jugo de prueba', price: 300_000, stock: 20 });
  await signIn(page, OWNER);
  await atTheClub(page);
  const till = new Till(page);
  await till.open();
  await till.tile('Jugo de prueba').click();
  await till.ticket.getByRole('button', { name: 'Cliente, jugador o turno' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre, jugador o cancha' })).toBeFocused();
  await page.keyboard.type('Mesa del fondo');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('group', { name: 'Tickets abiertos' });
  await expect(tabs.getByRole('button', { name: /Mesa del fondo/ })).toBeVisible();

  await page.getByRole('button', { name: 'Abrir otro ticket' }).click();
  await till.tile('Jugo de prueba').click();
  await till.tile('Jugo de prueba').click();
  await expect(till.total).toHaveText(/6\.000/);
  await page.reload();
  await expect(till.total).toHaveText(/6\.000/);
  await tabs.getByRole('button', { name: /Mesa del fondo/ }).click();
  await expect(till.total).toHaveText(/3\.000/);

  await page.getByRole('button', { name: 'Dejar pendiente' }).click();
  await expect(till.sold).toContainText('Pendiente');
  await page.getByRole('button', { name: 'Nueva venta' }).click();
  await expect(till.total).toHaveText(/6\.000/);
  await page.getByRole('link', { name: /^Pendientes/ }).click();
  await page
    .getByRole('row', { name: /Mesa del fondo/ })
    .getByRole('link')
    .click();
  const order = page.getByRole('dialog', { name: /^Venta n\.º/ });

  // resumed: one more, left pending again; its stock is not taken twice
  await order.getByRole('button', { name: 'Retomar en la venta' }).click();
  await expect(till.total).toHaveText(/3\.000/);
  await expect(till.ticket).toContainText(/Pedido n\.º \d+, retomado/);
  await till.ticket.getByRole('button', { name: 'Uno más de Jugo de prueba' }).click();
  await page.getByRole('button', { name: 'Dejar pendiente' }).click();
  await expect(till.sold).toContainText('6.000');
  await page.getByRole('button', { name: 'Todo', exact: true }).click();
  await expect(till.tile('Jugo de prueba')).toContainText('18');
  await till.sold.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(order).toContainText('2 × Jugo de prueba');
  await order.getByRole('button', { name: 'Transferencia' }).click();
  await expect(order).toContainText('Pagado');

  // one is refunded as waste; then the rest, which returns to stock
  await order.getByRole('button', { name: 'Devolver' }).click();
  await page.getByRole('button', { name: 'Devolver uno menos de Jugo de prueba' }).click();
  await page.getByRole('checkbox', { name: 'Lo vendido vuelve al stock' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Golpeado');
  await page.getByRole('textbox', { name: 'Motivo' }).press('Enter');
  await expect(order.getByRole('list', { name: 'Devoluciones' })).toContainText(/Golpeado.*3\.000/s);
  await expect(order).toContainText('Devuelto en parte');
  await order.getByRole('button', { name: 'Devolver' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Estaba vencido');
  await page.getByRole('textbox', { name: 'Motivo' }).press('Enter');
  await expect(order.getByRole('list', { name: 'Devoluciones' })).toContainText('Estaba vencido');
  const items = await api.call(itemEndpoints.list, { params: { clubId } });
  expect(items.find(({ name }) => name === 'Jugo de prueba')?.stock).toBe(19);
});

test('many categories leave the tiles their room on a tablet', async ({ page, api }) => {
  const club = 'Belgrano Tenis y Squash';
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(club);
  const lines = Array.from({ length: 40 }, (_, n) => `Surtido ${n};Categoría ${n};100`);
  const content = ['Nombre;Categoría;Precio', ...lines].join('\n');
  await api.call(itemEndpoints.import, { params: { clubId }, body: { content, dry_run: false, on_problem: 'fail' } });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, OWNER);
  await atTheClub(page);
  await page.goto('/select-club');
  await page.getByRole('button', { name: club }).click();
  const till = new Till(page);
  await till.open();
  for (const name of ['Surtido 0', 'Surtido 10']) await expect(till.tile(name).first()).toBeInViewport({ ratio: 1 });
});
