import { authEndpoints } from '@canchero/shared-contracts/auth';
import { PASSWORD } from '../fixtures/accounts';
import { axeFindings } from '../fixtures/axe';
import { expect, test, withSuperAdmin } from '../fixtures/test';

// the browser logs the refusals
test.use({ expectedInConsole: [/status of 40[13]/] });

test('an account is verified, blocked with a reason that its owner reads, and let in again', async ({
  page,
  api,
  service,
  browser,
}) => {
  const email = 'marina.prueba@demo.test';
  await api.call(authEndpoints.register, { body: { name: 'Marina Prueba', email, password: PASSWORD } });
  await withSuperAdmin(page, service);
  await page.goto('/administrator/users');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('marina');
  await expect(page.getByRole('row', { name: /^Marina Prueba/ })).toContainText('Sin verificar');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Marina Prueba' }).click();
  await expect(page.getByText('El email no está verificado.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verificar email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verificar email' }).click();
  await expect(page.getByRole('region', { name: 'Cuenta' })).toContainText('Email verificado');

  const owner = await browser.newPage({ baseURL: service.url });
  const enter = async () => {
    await owner.getByRole('textbox', { name: /Email/ }).fill(email);
    await owner.getByLabel(/^Contraseña/).fill(PASSWORD);
    await owner.getByRole('button', { name: 'Iniciar sesión' }).click();
  };
  await owner.goto('/login');
  await enter();
  await owner.getByRole('textbox', { name: /Nombre/ }).fill('Club Marina');
  await owner.getByRole('button', { name: 'Continuar' }).click();
  await owner.getByRole('button', { name: 'Continuar' }).click();
  await owner.getByRole('button', { name: 'Crear club' }).click();
  await expect(owner).toHaveURL(/\/agenda/);

  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bloquear a Marina Prueba' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Pago en disputa');
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText(/^Bloqueado desde .*: Pago en disputa$/)).toBeVisible();
  await expect(page.getByText('No tiene sesiones abiertas.')).toBeVisible();
  // her session has ended
  await owner.reload();
  await expect(owner).toHaveURL(/\/login/);
  await enter();
  await expect(owner.getByRole('alert')).toHaveText('Tu cuenta está bloqueada: Pago en disputa');

  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toBeVisible();
  await enter();
  await expect(owner).toHaveURL(/\/agenda/);
  await owner.close();
});
