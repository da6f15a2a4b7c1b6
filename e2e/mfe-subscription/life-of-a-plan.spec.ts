import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import type { BrowserContext, Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { axeFindings } from '../fixtures/axe';
import { setCard } from '../fixtures/gateway-card';
import { testOnOwnService } from '../fixtures/own-service';
import type { Service } from '../fixtures/service';
import { expect, withSession } from '../fixtures/test';

// these journeys put the clock ahead by months
const test = testOnOwnService();
test.describe.configure({ mode: 'serial' });

/** Time within which the service learns of a change at the gateway by itself. */
const HEARD = { timeout: 20_000 };
/** Page of the agreement at the gateway, on which the payer also takes away the card's money. */
let agreement = '';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan actual' });
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const result = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const notice = (page: Page, title: string) => page.getByRole('group', { name: title });

/** Opens the plan's page in a tab of its own, with a new session. */
async function openPlan(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await withSession(page, OTHER_OWNER);
  await page.goto('/subscription');
  await expect(plan(page)).toContainText(/Activa|Pago|Cancelada|Vencida|prueba/);
  return page;
}

/** Lets days pass, which would end the sessions of open pages. */
async function pass(context: BrowserContext, service: Service, days: number) {
  for (const page of context.pages()) await page.close();
  await service.passDays(days);
}

/** Goes from a plan's card to the gateway. */
async function goToGateway(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', { name: `Elegir ${name}` })
    .click();
  await dialog(page, `Cambiar a ${name}`)
    .getByRole('button', { name: /^Pagar .* en Mercado Pago$/ })
    .click();
  await expect(page.getByText('Simulador de Mercado Pago')).toBeVisible();
}

/** Reloads until the service has heard of what happened elsewhere. */
const until = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass({ timeout: 90_000 });

test('a trial begins at once without a card, and after seven days the club is back on starter', async ({
  context,
  service,
}) => {
  const page = await openPlan(context);
  await card(page, 'Premium Plus')
    .getByRole('button', { name: /^Probar/ })
    .click();
  await dialog(page, 'Probar Premium Plus 7 días gratis').getByRole('button', { name: 'Empezar la prueba' }).click();
  await expect(plan(page)).toContainText('Premium PlusPeríodo de prueba');
  await expect(plan(page)).toContainText(/Quedan 7 días/);
  await expect(page.getByRole('banner').getByText('Premium Plus', { exact: true })).toBeVisible();

  await pass(context, service, 8);
  const later = await openPlan(context);
  await until(later, () => expect(plan(later)).toContainText('Starter (Freemium)', { timeout: 2_000 }));
  await expect(notice(later, 'Tu plan venció')).toContainText('No se borró nada');
  await expect(later.getByRole('button', { name: /^Probar/ })).toHaveCount(0);
});

test('two tabs lead to one payment, and its page in another browser waits for it', async ({
  context,
  browser,
  api,
  service,
}) => {
  const page = await openPlan(context);
  const second = await openPlan(context);
  await goToGateway(page, 'Premium');
  await goToGateway(second, 'Premium');
  expect(second.url()).toBe(page.url());
  agreement = page.url();
  await second.goto('/subscription');
  const waiting = notice(second, 'Pago pendiente');
  await expect(waiting).toContainText(/Premium mensual: \$\s44\.200/);
  await expect(waiting.getByRole('link')).toHaveAttribute('href', agreement);

  // open before anything is paid, in a browser that knows nobody
  await api.signIn(OTHER_OWNER);
  const { pending } = await api.call(payingEndpoints.details, {});
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${service.url}/subscription/success?subscription_id=${pending?.subscription_id}`);
  await expect(result(stranger, 'Esperamos la confirmación de tu pago')).toBeVisible();
  expect(await axeFindings(stranger)).toEqual([]);
  await page.getByRole('button', { name: 'Suscribirme y pagar' }).click();
  for (const each of [page, stranger]) await expect(result(each, '¡Listo! Ya tenés Premium')).toBeVisible(HEARD);
  await stranger.reload();
  await expect(result(stranger, '¡Listo! Ya tenés Premium')).toBeVisible();
  await stranger.context().close();

  // the page of the other tab follows without a reload
  await expect(plan(second)).toContainText('PremiumActiva');
  await expect(second.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  const charges = await api.call(payingEndpoints.invoices, {});
  expect(charges.map(({ amount, state }) => [amount, state])).toEqual([[4_420_000, 'paid']]);
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await expect(plan(page)).toContainText(/Próximo cobro\$\s44\.200 el /);
  await expect(plan(page).getByRole('link', { name: 'Ver y cambiar en Mercado Pago' })).toHaveAttribute(
    'href',
    agreement,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Recibo / }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('who cancels with a reason keeps the plan until its end, and can change their mind', async ({ context, api }) => {
  const page = await openPlan(context);
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: /Por qué te vas/ }).fill('Cerramos en invierno');
  await expect(question.getByText('Estadísticas avanzadas')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await expect(plan(page)).toContainText('PremiumCancelada');
  await api.signIn(OTHER_OWNER);
  const [entry] = (await api.call(payingEndpoints.details, {})).history;
  expect(entry).toMatchObject({ event: 'cancelled', reason: 'Cerramos en invierno' });
  await notice(page, 'Cancelaste tu suscripción').getByRole('button', { name: 'Seguir con Premium' }).click();
  await expect(plan(page)).toContainText('PremiumActiva');
  await expect(plan(page)).toContainText('Próximo cobro');
});

/** Opens the agreement at the gateway in a tab of its own. */
async function openAgreement(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(agreement);
  return page;
}

test('a charge that fails is said with its next attempt, and recovers', async ({ context, service }) => {
  await setCard(await openAgreement(context), 'Tarjeta sin fondos');
  await pass(context, service, 31);
  const page = await openPlan(context);
  await until(page, () => expect(notice(page, 'No pudimos cobrar tu plan')).toBeVisible({ timeout: 2_000 }));
  await expect(notice(page, 'No pudimos cobrar tu plan')).toContainText(/Falló 1 intento .* El próximo intento es el/);
  await expect(plan(page)).toContainText('PremiumPago rechazado');
  await setCard(await openAgreement(context), 'Tarjeta con fondos');
  await pass(context, service, 1);
  const later = await openPlan(context);
  await until(later, () => expect(plan(later)).toContainText('PremiumActiva', { timeout: 2_000 }));
  await expect(notice(later, 'No pudimos cobrar tu plan')).toHaveCount(0);
});

test('a charge that fails for a week ends the plan, and nothing is deleted', async ({ context, service }) => {
  await setCard(await openAgreement(context), 'Tarjeta sin fondos');
  await pass(context, service, 31);
  const page = await openPlan(context);
  await until(page, () => expect(plan(page)).toContainText('Pago rechazado', { timeout: 2_000 }));
  await pass(context, service, 8);
  const later = await openPlan(context);
  await until(later, () => expect(plan(later)).toContainText('Starter (Freemium)Vencida', { timeout: 2_000 }));
  await expect(notice(later, 'Tu plan venció')).toBeVisible();
});

test('a month becomes a year at once, which ends with a cancellation', async ({ context, service }) => {
  const page = await openPlan(context);
  await goToGateway(page, 'Premium Plus');
  await page.getByRole('button', { name: 'Suscribirme y pagar' }).click();
  await expect(result(page, '¡Listo! Ya tenés Premium Plus')).toBeVisible(HEARD);
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await expect(plan(page)).toContainText(/\$\s70\.550 por mes/);
  await page.getByRole('button', { name: /^Anual/ }).click();
  await card(page, 'Premium Plus').getByRole('button', { name: 'Pasar a pago anual' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar .* en Mercado Pago$/ })
    .click();
  await page.getByRole('button', { name: 'Suscribirme y pagar' }).click();
  await expect(result(page, '¡Listo! Ya tenés Premium Plus')).toBeVisible(HEARD);
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await expect(plan(page)).toContainText(/\$\s634\.950 por año/);
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar suscripción' }).click();
  await expect(plan(page)).toContainText('Premium PlusCancelada');
  await pass(context, service, 380);
  const later = await openPlan(context);
  await until(later, () => expect(plan(later)).toContainText('Starter (Freemium)', { timeout: 2_000 }));
});
