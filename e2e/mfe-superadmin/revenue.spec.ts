import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { OTHER_OWNER, STAFF } from '../fixtures/accounts';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession, withSuperAdmin } from '../fixtures/test';

const test = testOnOwnService();

test('what an owner begins to pay is in the revenue, with the movement behind it', async ({ page, api, service }) => {
  await api.signIn(OTHER_OWNER);
  const { payment_url } = await api.call(payingEndpoints.upgrade, {
    body: { plan: 'premium', period: 'monthly', user_email: OTHER_OWNER },
  });
  const payer = await page.context().newPage();
  await payer.goto(payment_url ?? '');
  await payer.getByRole('button', { name: 'Suscribirme y pagar' }).click();
  // the gateway leads back here once it has heard of it; closed before, the payment may never reach it
  await expect(payer).toHaveURL(/\/subscription\/success/);
  await payer.close();

  await withSuperAdmin(page, service);
  const paying = page.getByRole('definition').nth(2);
  await expect(async () => {
    await page.goto('/administrator/revenue');
    await expect(paying).toHaveText('1', { timeout: 5_000 });
  }).toPass();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver movimientos' }).click();
  await expect(page.getByRole('row', { name: new RegExp(OTHER_OWNER) })).toContainText('Nuevos');
  await page.getByRole('button', { name: 'Ver quién paga' }).click();
  const owner = page
    .getByRole('table', { name: 'Dueños que pagan' })
    .getByRole('row', { name: new RegExp(OTHER_OWNER) });
  await expect(owner).toContainText(/Premium.*44\.200/);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar CSV: Movimientos/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^movimientos-\d{4}-\d\d\.csv$/);
});

test('for staff neither the revenue nor its calls exist', async ({ page }) => {
  await withSession(page, STAFF);
  await page.goto('/administrator/revenue');
  await expect(page).toHaveURL(/\/$/);
});
