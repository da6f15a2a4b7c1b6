import { OTHER_OWNER } from '../fixtures/accounts';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession } from '../fixtures/test';

/** Address at which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

const test = testOnOwnService({
  MERCADOPAGO_AUTH_URL: NOWHERE,
  MERCADOPAGO_API_URL: NOWHERE,
  MERCADOPAGO_CLIENT_ID: '1',
  MERCADOPAGO_CLIENT_SECRET: 'secret',
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
  MERCADOPAGO_PLATFORM_TOKEN: 'APP_USR-1-112311-0-1',
});
test.use({ expectedInConsole: [/status of 503/] });

test('a gateway that is down is said in the dialog, and the payment waits until it is dropped', async ({ page }) => {
  await withSession(page, OTHER_OWNER);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Elegir Premium', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar a Premium' });
  await dialog.getByRole('button', { name: /^Pagar / }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Error al procesar el upgrade: Mercado Pago no responde. No se cobró ni cambió nada',
    { timeout: 40_000 },
  );
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('region', { name: 'Plan actual' })).toContainText('Starter (Freemium)');
  const waiting = page.getByRole('group', { name: 'Pago pendiente' });
  await waiting.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByText('Mercado Pago no responde.').last()).toBeVisible({ timeout: 40_000 });
  await waiting.getByRole('button', { name: 'Descartar' }).click();
  await expect(waiting).toHaveCount(0);
});
