import type { Page } from '@playwright/test';
import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { expect, signIn, test, withSession, withSuperAdmin } from '../fixtures/test';

/** Holds the answers of what is asked of matching addresses until the returned function is called. */
async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

test.describe('without a session', () => {
  for (const path of ['/nothing-here', '/administrator', '/administrator/clubs'])
    test(`${path} is the landing page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

for (const [who, account] of [
  ['staff', STAFF],
  ['an owner', OWNER],
] as const)
  test(`for ${who} the administrators' area does not exist`, async ({ page }) => {
    await withSession(page, account);
    await page.goto('/administrator/clubs');
    await expect(page).toHaveURL(/\/$/);
  });

test('an owner of two clubs is asked to choose one, then continues to the requested screen', async ({ page }) => {
  await withSession(page, OWNER);
  await page.goto('/agenda?date=2026-05-14');
  await expect(page.getByText('Selecciona un club para continuar')).toBeVisible();
  await expect(page.getByText('2 clubes disponibles')).toBeVisible();
  await page.getByRole('button', { name: 'Seleccionar Club' }).click();
  await page.getByRole('button', { name: new RegExp(CLUB) }).click();
  await expect(page).toHaveURL(/\/agenda\?date=2026-05-14/);
  await new Agenda(page).shown();
});

test('a super admin enters a club with a reason, which the club sees, and leaves it again in all tabs', async ({
  page,
  service,
  browser,
}) => {
  await withSuperAdmin(page, service);
  await page.goto('/administrator/clubs');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(CLUB);
  await expect(page.getByRole('status').filter({ hasText: '1 club' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Entrar a ${CLUB}` }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Pidió ayuda con sus precios');
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/agenda$/);
  await new Agenda(page).shown();
  const banner = page.getByRole('region', { name: `Estás mirando ${CLUB} como soporte` });
  await expect(banner).toContainText('Motivo: Pidió ayuda con sus precios');
  expect(await axeFindings(page)).toEqual([]);

  const owner = await browser.newPage({ baseURL: service.url });
  await withSession(owner, OWNER, service.url);
  await owner.goto('/select-club');
  await owner.getByRole('button', { name: new RegExp(CLUB) }).click();
  await owner.goto('/club-config?tab=audit');
  await expect(owner.getByRole('row', { name: /Entró soporte/ }).first()).toContainText('Pidió ayuda con sus precios');
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => window.open('/reservas') && null)]);
  await expect(tab.getByRole('region', { name: `Estás mirando ${CLUB} como soporte` })).toBeVisible();
  await banner.getByRole('button', { name: 'Salir del club' }).click();
  await expect(page).toHaveURL(/\/select-club$/);
  await expect(page.getByRole('button', { name: new RegExp(CLUB) })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Elegir club' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agenda' }), 'the menu goes with the club').toHaveCount(0);
  // the stream of a member who left ends within half a minute
  await expect(tab.getByText('Selecciona un club para continuar')).toBeVisible({ timeout: 45_000 });
  await owner.close();
});

test('what staff may not see says which permission it takes', async ({ page }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  await page.goto('/select-club');
  await expect(page.getByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
  await expect(page.getByText('No tienes permisos para acceder a esta sección.')).toBeVisible();
  await expect(page.getByText('Permiso necesario: Selección de club')).toBeVisible();
  await expect(page.getByText('Plan actual: Premium Plus')).toBeVisible();
});

test.describe('while things are on their way or fail', () => {
  test.use({ expectedInConsole: [/418 \(|permissions did not load/] });

  test('permissions that cannot be read leave the menu whole and the screen closed, until a retry', async ({
    page,
  }) => {
    await signIn(page, STAFF);
    await new Agenda(page).shown();
    let answer: 'hang' | 'fail' | 'pass' = 'hang';
    const waiting: (() => void)[] = [];
    await page.route('**/api/auth/protected/permissions*', async (route) => {
      if (answer === 'hang') await new Promise<void>((go) => waiting.push(go));
      if (answer === 'pass') return route.continue();
      return route.fulfill({ status: 418, json: { error: 'odd', message: '', params: {}, request_id: '' } });
    });
    await page.reload();
    await expect(page.getByText('Verificando permisos...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
    answer = 'fail';
    for (const go of waiting) go();
    await expect(page.getByRole('heading', { name: 'Error de Permisos' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Elegir club' })).toBeVisible();
    answer = 'pass';
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await new Agenda(page).shown();
  });

  test('the menu stands still while the permissions are read again', async ({ page }) => {
    await signIn(page, STAFF);
    await new Agenda(page).shown();
    const profile = page.getByRole('link', { name: 'Mi perfil' });
    const place = await profile.boundingBox();
    const go = await holdAnswers(page, '**/api/auth/protected/permissions*');
    await page.reload();
    await expect(page.getByText('Verificando permisos...')).toBeVisible();
    expect(await profile.boundingBox()).toEqual(place);
    await expect(page.getByRole('link', { name: 'Elegir club' })).toHaveCount(0);
    go();
    await new Agenda(page).shown();
    expect(await profile.boundingBox()).toEqual(place);
  });

  test("a club's details that are on their way say so", async ({ page }) => {
    await signIn(page, STAFF);
    await new Agenda(page).shown();
    await page.evaluate(() => {
      const entry = JSON.parse(localStorage.getItem('selectedClub') ?? '{}');
      localStorage.setItem('selectedClub', JSON.stringify({ ...entry, value: { ...entry.value, club: null } }));
    });
    const go = await holdAnswers(page, /\/api\/club\/clubs\/[0-9a-f-]+$/);
    await page.reload();
    await expect(page.getByText('Cargando información del club...')).toBeVisible();
    go();
    await new Agenda(page).shown();
  });
});
