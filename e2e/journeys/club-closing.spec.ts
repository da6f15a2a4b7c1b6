import { adminSubscriptionEndpoints } from '@canchero/shared-contracts/admin-subscription';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { OTHER_OWNER } from '../fixtures/accounts';
import { emptyDay, instant } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { superAdminSession } from '../fixtures/super-admin';
import { expect, signIn, withSuperAdmin } from '../fixtures/test';
import { toast } from '../fixtures/toast';

const CLOSED = 'Volea Norte';

// nobody else's club may be closed in mid-journey
const test = testOnOwnService();
test.use({ expectedInConsole: [/status of (404|409)/] });

test('an owner closes a second club once its booking is cancelled, and works on at the first; support reopens it', async ({
  page,
  api,
  browser,
  service,
}) => {
  await grantRoom(service.url);
  await api.signIn(OTHER_OWNER);
  const [first] = await api.call(clubEndpoints.mine, {});
  const body = { name: CLOSED, slug: 'volea-norte', sports: ['padel' as const], public_enabled: true };
  const { id: clubId } = await api.call(clubEndpoints.create, { body });
  const params = { clubId };
  const court = { name: 'Cancha 1', sport: 'padel' as const, base_price: 1_000_000 };
  const { id: court_id } = await api.call(courtEndpoints.create, { params, body: court });
  const start = instant(emptyDay(40), '18:00');
  const booking = await api.book(clubId, { court_id, start, duration: 60, event_type: 'turno' });
  await signIn(page, OTHER_OWNER);
  await page.goto('/select-club');
  await page.getByRole('button', { name: new RegExp(CLOSED) }).click();
  await expect(page).not.toHaveURL(/select-club/);

  await page.goto('/club-config');
  await page.getByRole('tab', { name: 'Cerrar el club' }).click();
  await expect(page.getByRole('heading', { name: `Cerrar ${CLOSED}` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  const ask = async () => {
    await page.getByRole('button', { name: 'Cerrar el club…' }).click();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Termina el alquiler');
    await dialog.getByRole('textbox', { name: `escribí ${CLOSED}` }).fill(CLOSED);
    await dialog.getByRole('button', { name: 'Cerrar el club' }).click();
  };
  await ask();
  await expect(dialog.getByRole('alert')).toContainText('Hay una reserva por venir');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Ver las reservas' }).click();
  await expect(page.getByRole('row', { name: /Cancha 1/ })).toBeVisible();
  await api.call(bookingEndpoints.cancel, {
    params: { ...params, bookingId: booking.id },
    body: { version: booking.version, reason: 'El club cierra' },
  });
  const visitor = await browser.newPage({ baseURL: service.url });
  await visitor.goto('/reserva/volea-norte');
  await expect(visitor.getByRole('heading', { name: CLOSED })).toBeVisible();

  await page.goto('/club-config?tab=close');
  await ask();
  await expect(toast(page, `${CLOSED} quedó cerrado`)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(first?.name ?? '');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/select-club');
  await expect(page.getByRole('button', { name: new RegExp(first?.name ?? '') })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(CLOSED) })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('Club no encontrado')).toBeVisible();
  expect((await visitor.request.get('/api/club/public/clubs/volea-norte')).status()).toBe(404);
  expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain('volea-norte');

  const boss = await browser.newPage({ baseURL: service.url });
  await withSuperAdmin(boss, service);
  await boss.goto('/administrator/clubs');
  await boss.getByRole('combobox', { name: 'Estado' }).selectOption('Cerrado');
  await expect(boss.getByRole('row', { name: new RegExp(`^${CLOSED}\\s*Cerrado`) })).toBeVisible();
  await boss.getByRole('button', { name: `Reabrir ${CLOSED}` }).click();
  await expect(boss.getByRole('dialog')).toContainText('Termina el alquiler');
  await boss.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Lo pidió su dueño');
  expect(await axeFindings(boss)).toEqual([]);
  await boss.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click();
  await expect(boss.getByRole('status').filter({ hasText: 'Ningún club coincide' })).toBeVisible();

  await page.goto('/select-club');
  await page.getByRole('button', { name: new RegExp(CLOSED) }).click();
  await expect(page).not.toHaveURL(/select-club/);
  await page.goto('/club-config?tab=audit');
  await expect(page.getByRole('row', { name: /Soporte reabrió el club/ })).toContainText('Lo pidió su dueño');
  await expect(page.getByRole('row', { name: /Club cerrado/ })).toContainText('Termina el alquiler');
  await page.goto('/courts');
  await expect(page.getByText('Cancha 1').first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: CLOSED })).toBeVisible();
  for (const one of [boss, visitor]) await one.close();
});

/** Gives the owner a plan with room for more than one club. */
async function grantRoom(url: string): Promise<void> {
  const { token } = await superAdminSession(url);
  const { admin_token } = await new Api(url).withToken(token).call(authEndpoints.adminToken, {});
  const admin = new Api(url).withToken(admin_token);
  const { items } = await admin.call(adminSubscriptionEndpoints.list, { query: { search: OTHER_OWNER } });
  const body = { plan: 'enterprise' as const, reason: 'Abre otra sede' };
  await admin.call(adminSubscriptionEndpoints.change, { params: { ownerId: items[0]?.owner_id ?? '' }, body });
}
