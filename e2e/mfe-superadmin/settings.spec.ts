import { OTHER_OWNER, OWNER, PASSWORD } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession, withSuperAdmin } from '../fixtures/test';

const test = testOnOwnService();

// the browser logs the refusal
test.use({ expectedInConsole: [/status of 403/] });

test('a plan loses a feature and gets dearer: its clubs and the public page follow, and the change is kept', async ({
  page,
  service,
  browser,
}) => {
  const owner = await browser.newPage({ baseURL: service.url });
  await withSession(owner, OWNER);
  await owner.goto('/agenda');
  const agenda = new Agenda(owner);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  await expect(owner.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const buffet = owner.getByRole('navigation').getByRole('link', { name: 'Buffet', exact: true });
  await expect(buffet).toBeVisible();

  await withSuperAdmin(page, service);
  await page.goto('/administrator/settings');
  await page.getByRole('button', { name: 'Editar Premium Plus' }).click();
  const form = page.getByRole('dialog', { name: 'Editar Premium Plus' });
  await form.getByRole('textbox', { name: 'Mensual, pesos' }).fill('80.000');
  await form.getByRole('checkbox', { name: 'Buffet' }).uncheck();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Precios de 2027');
  await form.getByRole('button', { name: 'Ver efecto' }).click();
  await expect(form.getByRole('status')).toContainText('1 dueño tiene este plan');
  // nothing is cut off at the side
  expect(await form.locator('.fui-DialogContent').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('table', { name: 'Cambios' })).toContainText(/Premium Plus.*Precios de 2027/);
  await expect(buffet).toBeHidden();
  await owner.close();

  const other = await browser.newPage({ baseURL: service.url });
  await withSession(other, OTHER_OWNER);
  await other.goto('/subscription');
  await expect(other.getByRole('listitem', { name: 'Premium Plus', exact: true })).toContainText(/\$\s80\.000/);
  await other.close();
});

test('a closed sign-up is said on the page, until it is open again', async ({ page, service, browser }) => {
  await withSuperAdmin(page, service);
  await page.goto('/administrator/settings');
  const isOpen = page.getByRole('switch', { name: 'Registro de cuentas nuevas' });
  const save = page.getByRole('button', { name: 'Guardar' });
  await isOpen.uncheck();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Mantenimiento');
  await save.click();
  await expect(page.getByRole('table', { name: 'Cambios' })).toContainText(/Registro de cuentas nuevas.*true → false/);

  const visitor = await browser.newPage({ baseURL: service.url });
  await visitor.goto('/register');
  await visitor.getByRole('textbox', { name: /Nombre/ }).fill('Nueva Persona');
  await visitor.getByRole('textbox', { name: /Email/ }).fill('nueva@demo.test');
  for (const field of await visitor.locator('input[type=password]').all()) await field.fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Por ahora no se abren cuentas nuevas');
  await visitor.close();
});
