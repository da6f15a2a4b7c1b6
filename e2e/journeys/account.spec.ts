import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { beginTask } from '../fixtures/desk-tasks';
import { followMailedLink, newAddress } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { toast } from '../fixtures/toast';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: /Nombre/ }).fill('Lucía Prado');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: /^Contraseña/ }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/email-verification-required/);
}

async function createClub(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByRole('textbox', { name: /Nombre del club/ }).click();
  await page.getByRole('textbox', { name: /Nombre del club/ }).fill(name);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Agregar cancha' }).click();
  await expect(page.getByRole('button', { name: 'Agregar cancha' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Precio por hora' }).click();
  await page.getByRole('textbox', { name: 'Precio por hora' }).fill('24000');
  await page.getByRole('button', { name: 'Crear club' }).click();
}

test('from nothing to the first booking: account, mailed link, three steps, agenda', async ({ page }) => {
  const email = newAddress('lucia');
  await page.goto('/register');
  const endTask = await beginTask(page, 'from no account to the first booking of a club');
  await page.getByRole('textbox', { name: /Nombre/ }).click();
  for (const typed of ['Lucia Prado', email]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/email-verification-required/);
  await followMailedLink(page, email, /Confirm/);
  await expect(page.getByRole('heading', { name: 'Email verificado' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await createClub(page, 'Club de Lucía');
  await expect(page).toHaveURL(/\/agenda/);
  const agenda = new Agenda(page);
  await agenda.shown();
  await expect(page.getByRole('rowheader', { name: 'Pádel 1' })).toBeVisible();
  await agenda.draw('Pádel 1', '20:00', '21:00');
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect(agenda.booking('20:00 – 21:00')).toHaveAccessibleName(/24\.000.*Pago pendiente/);
  await endTask();
});

test.describe('a forgotten password', () => {
  // the browser logs the refusals
  test.use({ expectedInConsole: [/40[01] \(/] });

  test('is chosen anew by the mailed link, which works once', async ({ page }) => {
    const email = newAddress('olvido');
    await register(page, email);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('link', { name: /Olvidaste/ }).click();
    // the sign-in form, which has a field of the same name, stays until the screen has loaded
    const send = page.getByRole('button', { name: 'Enviar enlace' });
    await expect(send).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible();
    const choose = async (password: string) => {
      await followMailedLink(page, email, /contraseña/i);
      await page.getByRole('textbox', { name: /^Contraseña/ }).fill(password);
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    };
    await choose('Otra-Clave-9');
    await expect(page).toHaveURL(/\/login/);
    const signIn = async (password: string) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: /^Contraseña/ }).fill(password);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    };
    await signIn(PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Credenciales inválidas. Verifica tu email y contraseña.');
    await signIn('Otra-Clave-9');
    // the link has verified the address too
    await expect(page).toHaveURL(/\/onboarding/);
    await choose('Una-Mas-77');
    await expect(page.getByRole('alert')).toHaveText('El enlace no es válido o ya venció.');
  });
});

test('a session of another device is ended from the profile', async ({ page, browser, service }) => {
  const email = newAddress('sesiones');
  await register(page, email);
  await page.getByRole('button', { name: 'Reenviar email' }).click();
  await expect(toast(page, `Enviamos un nuevo enlace a ${email}.`)).toBeVisible();
  await followMailedLink(page, email, /Confirm/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await createClub(page, 'Club de dos dispositivos');
  await expect(page).toHaveURL(/\/agenda/);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${service.url}/login`);
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill(email);
  await elsewhere.getByRole('textbox', { name: /^Contraseña/ }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(elsewhere).toHaveURL(/\/agenda/);
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /Cerrar la sesión de Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto(`${service.url}/profile`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();
});
