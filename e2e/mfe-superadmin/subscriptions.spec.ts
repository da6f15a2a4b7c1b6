import { OTHER_OWNER } from '../fixtures/accounts';
import { axeFindings } from '../fixtures/axe';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession, withSuperAdmin } from '../fixtures/test';

const test = testOnOwnService();

test('a plan is granted, priced and ended by hand, and the open page of its owner follows and says why', async ({
  page,
  service,
  browser,
}) => {
  const owner = await browser.newPage({ baseURL: service.url });
  await withSession(owner, OTHER_OWNER);
  await owner.goto('/subscription');
  const ownPlan = owner.getByRole('region', { name: 'Plan actual' });
  await expect(ownPlan).toContainText('Starter (Freemium)');

  await withSuperAdmin(page, service);
  await page.goto('/administrator/subscriptions');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(OTHER_OWNER);
  await expect(page.getByRole('status').filter({ hasText: '1 suscripción' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByText('No se le cobra nada.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Asignar plan' }).click();
  const grant = page.getByRole('dialog', { name: /^Asignar un plan a/ });
  await grant.getByRole('combobox', { name: 'Plan' }).selectOption('Premium Plus');
  await grant.getByRole('textbox', { name: 'Hasta el día' }).fill('31/12/2099');
  await grant.getByRole('textbox', { name: 'Motivo' }).fill('Acuerdo con ventas');
  await grant.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByRole('region', { name: 'Plan actual' })).toContainText(/Premium Plus · Activa.*31.*2099/);
  await expect(ownPlan).toContainText('Premium PlusActiva');
  await expect(ownPlan).toContainText('2099');
  await expect(owner.getByRole('banner').getByText('Premium Plus', { exact: true })).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Historial del plan' })).toContainText(
    /Se asignó el plan.*Acuerdo con ventas/,
  );

  await page.getByRole('button', { name: 'Terminar plan' }).click();
  const end = page.getByRole('dialog', { name: /^Terminar el plan de/ });
  await end.getByRole('textbox', { name: 'Motivo' }).fill('Terminó el acuerdo');
  await end.getByRole('button', { name: 'Terminar' }).click();
  await expect(ownPlan).toContainText('Starter (Freemium)');

  await page.getByRole('button', { name: 'Acordar precio' }).click();
  const price = page.getByRole('dialog', { name: /^Acordar un precio con/ });
  await price.getByRole('textbox', { name: 'Precio por mes' }).fill('40.000');
  await price.getByRole('textbox', { name: 'Motivo' }).fill('Vuelve con descuento');
  await price.getByRole('button', { name: 'Acordar' }).click();
  await expect(page.getByText(/^Precio acordado: \$\s40\.000 por mes, Premium mensual\.$/)).toBeVisible();
  // with the head, and the plan of the demo data
  await expect(page.getByRole('table', { name: 'Historial' }).getByRole('row')).toHaveCount(5);
  // the card of the plan has the agreed price
  await owner.reload();
  await expect(owner.getByRole('listitem', { name: 'Premium', exact: true })).toContainText(/\$\s40\.000/);
  await owner.close();
});
