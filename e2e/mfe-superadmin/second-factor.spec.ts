import { SUPER_ADMIN } from '../fixtures/accounts';
import { Authenticator } from '../fixtures/authenticator';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, signIn } from '../fixtures/test';

// the super admin of the demo data has no second factor yet
const test = testOnOwnService();

test('the second factor is set up at the first visit, and a lost phone costs one recovery code', async ({
  page,
  browser,
  service,
}) => {
  await signIn(page, SUPER_ADMIN);
  await page.goto('/administrator');
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  const authenticator = new Authenticator(secret.replaceAll(' ', ''));
  await page.getByRole('textbox', { name: 'Código de seis cifras' }).fill(authenticator.code(new Date()));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const items = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Los guardé en un lugar seguro' }).check();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plataforma' })).toBeVisible();
  await expect(page.getByText('Ingreso mensual', { exact: true })).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: service.url });
  await signIn(elsewhere, SUPER_ADMIN);
  await elsewhere.goto('/administrator');
  await elsewhere.getByRole('textbox', { name: 'Código de tu autenticador o de recuperación' }).fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Entrar' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Plataforma' })).toBeVisible();
  await elsewhere.close();
});
