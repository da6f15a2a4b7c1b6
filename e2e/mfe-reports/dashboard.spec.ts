import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { MANAGER, OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { CLUB } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';

test('a sale elsewhere moves the cards, and one read brings only the sections that it changed', async ({
  page,
  api,
}) => {
  await withSession(page, MANAGER);
  await page.goto('/dashboard');
  const pending = page.getByRole('article', { name: 'Pedidos pendientes' }).getByText(/^\d+ pedidos?$/);
  await expect(pending).toBeVisible();
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const countOf = async () => Number.parseInt((await pending.textContent()) ?? '', 10);
  const before = await countOf();

  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const params = { clubId };
  const item = await api.call(itemEndpoints.create, {
    params,
    body: { name: 'Jugo del panel', price: 150_000, track_stock: false },
  });
  const asked: string[] = [];
  // the shell asks for the plan's limit by itself, once it has settled
  page.on('request', (request) => request.url().endsWith('/plan-limit') || asked.push(request.url()));
  await api.call(orderEndpoints.create, { params, body: { lines: [{ item_id: item.id, quantity: 1 }] } });
  await expect.poll(countOf, { intervals: [50] }).toBe(before + 1);
  expect(
    asked.map((url) => new URL(url)).map(({ pathname, searchParams }) => [pathname, searchParams.get('sections')]),
  ).toEqual([[`/api/club/clubs/${clubId}/dashboard`, 'daily_performance,finance,buffet,trends']]);
});

test('one’s own order of sections is kept, also in another browser', async ({ page, browser, baseURL }) => {
  await withSession(page, MANAGER);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Personalizar' }).click();
  const buffet = page.getByRole('switch', { name: 'Buffet del mes' });
  await buffet.click();
  await expect(buffet).not.toBeChecked();
  const kept = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/layout'));
  await page.getByRole('button', { name: 'Subir Disponibilidad' }).click();
  await kept;
  const order = ['Rendimiento del día', 'Gestión financiera', 'Disponibilidad', 'Tendencias y gráficos'];
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(order);
  const elsewhere = await (await browser.newContext()).newPage();
  await withSession(elsewhere, MANAGER, baseURL);
  await elsewhere.goto(`${baseURL}/dashboard`);
  await expect(elsewhere.getByRole('heading', { level: 2 })).toHaveText(order);
  await elsewhere.context().close();
  await page.getByRole('link', { name: 'Ingresos de hoy: Ver el día' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen del día' })).toBeVisible();
});

test('a club on the free plan sees its day, and what a better plan would show', async ({ page }) => {
  await withSession(page, OTHER_OWNER);
  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: 'Reservas de hoy' })).toBeVisible();
  const finance = page.getByRole('region', { name: 'Gestión financiera' });
  await expect(finance).toContainText('Esta sección es parte del plan Premium.');
  await expect(finance.getByRole('article')).toHaveCount(0);
});

test('no figure breaks or is cut off, from a desk to a phone and on paper', async ({ page }) => {
  await withSession(page, MANAGER);
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Ingresos del mes' })).toBeVisible();
  const broken = () =>
    cards.evaluateAll((all) =>
      all
        .map((card) => card.querySelector('p') as HTMLElement)
        .filter((figure) => {
          const height = Number.parseFloat(getComputedStyle(figure).lineHeight);
          return figure.scrollWidth > figure.clientWidth || figure.clientHeight > height * 1.5;
        })
        .map((figure) => figure.textContent),
    );
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await broken(), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await broken(), 'on paper').toEqual([]);
});
