import { clubEndpoints } from '@canchero/shared-contracts/club';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import type { Page } from '@playwright/test';
import { OTHER_OWNER, OWNER, PASSWORD, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { followMailedLink, newAddress } from '../fixtures/mails';
import { expect, fillSignIn, signIn, test, withSession } from '../fixtures/test';
import { toast } from '../fixtures/toast';

/** Opens a tab of the configuration, in the demo club if there is a choice. */
async function openConfig(page: Page, tab: string): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Configuración del club' });
  const choose = page.getByRole('button', { name: 'Seleccionar Club' });
  await page.goto(`/club-config?tab=${tab}`);
  await expect(choose.or(heading)).toBeVisible();
  if (await choose.isVisible()) {
    await choose.click();
    await page.getByRole('button', { name: new RegExp(CLUB) }).click();
    await page.goto(`/club-config?tab=${tab}`);
  }
  await expect(heading).toBeVisible();
}

test('another language shows once the texts of the screen have it, and leaves what was typed', async ({ page }) => {
  await withSession(page, OWNER);
  await openConfig(page, 'data');
  await page.getByRole('textbox', { name: 'Nombre del club' }).fill('A medio escribir');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let texts = 0;
  await page.route(/mfe-agenda.*\/static\/\d+\./, async (route) => {
    texts += 1;
    // the remote's texts come first, then those of the screen
    if (texts > 1) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /Español/ }).click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect.poll(() => texts).toBe(2);
  await expect(page.getByRole('link', { name: 'Club settings' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Horarios' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
  arrive();
  await expect(page.getByRole('tab', { name: 'Opening hours' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Club name' })).toHaveValue('A medio escribir');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});

const asTyped = (date: string) => date.split('-').reverse().join('/');
const menuLink = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });

test('the chosen tab stays in sight while the window changes', async ({ page }) => {
  await withSession(page, OWNER);
  await openConfig(page, 'audit');
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveText('Registro');
  for (const width of [390, 1440, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tab).toBeInViewport({ ratio: 0.9 });
  }
});

test('a price rule is tried, changes what a new booking costs, and is taken away again', async ({ page, api }) => {
  const date = emptyDay(41);
  await withSession(page, OWNER);
  await openConfig(page, 'prices');
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  const drawer = page.getByRole('dialog').first();
  const create = drawer.getByRole('button', { name: 'Crear regla' });
  await create.click();
  await expect(drawer.getByText('Ingresá un importe válido')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Desde', exact: true }).fill('9');
  await drawer.getByRole('textbox', { name: 'Hasta', exact: true }).fill('1200');
  await drawer.getByRole('checkbox', { name: 'Pádel 1' }).check();
  await drawer.getByRole('textbox', { name: 'Precio por hora' }).fill('40000');
  await drawer.getByRole('textbox', { name: /^Precio para socios/ }).fill('30000');
  await drawer.getByRole('textbox', { name: /^Vale desde/ }).fill(asTyped(date));
  await drawer.getByRole('textbox', { name: /^Vale hasta/ }).fill(asTyped(date));
  await drawer.getByRole('spinbutton', { name: 'Prioridad' }).fill('100');
  await create.click();
  await expect(drawer).toBeHidden();
  const rule = page.getByRole('list', { name: 'Precios' }).getByRole('listitem').first();
  await expect(rule).toContainText('Todos los días · 09:00 – 12:00');
  await expect(rule).toContainText(/Socios: \$\s?30\.000 \/ h/);

  // the first rule applies until noon, then the next that fits or the court's own price
  const trial = page.getByRole('region', { name: 'Probar un precio' });
  await trial.getByRole('textbox', { name: 'Fecha' }).fill(asTyped(date));
  await trial.getByRole('textbox', { name: 'Inicio' }).fill('10:00');
  await trial.getByRole('textbox', { name: 'Inicio' }).blur();
  await expect(trial.getByRole('status')).toContainText(/^\$\s?60\.000Regla 1: 90 min/);
  await trial.getByRole('checkbox', { name: 'Es socio' }).check();
  await expect(trial.getByRole('status')).toContainText(/^\$\s?45\.000/);
  await trial.getByRole('combobox', { name: 'Cancha' }).selectOption('Pádel 2');
  await expect(trial.getByRole('status')).not.toContainText('Regla 1:');

  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.draw('Pádel 1', '10:00', '11:30');
  await expect(agenda.drawer.getByRole('textbox', { name: 'Precio' })).toHaveValue('60.000');

  // a colleague deletes the rule: the open form asks for its quote again
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const params = { clubId: club.id };
  const [strongest] = await api.call(pricingEndpoints.list, { params });
  expect(strongest).toMatchObject({ price: 4_000_000, priority: 100 });
  await api.call(pricingEndpoints.remove, { params: { ...params, ruleId: strongest?.id ?? '' } });
  await expect(agenda.drawer.getByRole('textbox', { name: 'Precio' })).not.toHaveValue('60.000');
});

test('opening hours change the agenda at once, also on a colleague’s screen; unsaved ones ask before leaving', async ({
  page,
  browser,
  service,
}) => {
  const date = emptyDay(42);
  const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  const api = await new Api(service.url).signIn(OTHER_OWNER);
  const [club] = await api.call(clubEndpoints.mine, {});
  const params = { clubId: club?.id ?? '' };
  const before = await api.call(clubEndpoints.get, { params });
  const theirs = await browser.newContext({ baseURL: service.url, locale: 'es-AR' });
  const colleague = new Agenda(await theirs.newPage());
  await withSession(colleague.page, OTHER_OWNER);
  await colleague.open(date);
  const evening = (agenda: Agenda) => agenda.page.getByTestId('agenda-scroller').getByText('20:00', { exact: true });
  await expect(evening(colleague)).not.toHaveCount(0);

  await withSession(page, OTHER_OWNER);
  await openConfig(page, 'hours');
  const day = page.getByRole('group', { name: weekday });
  await day.getByRole('textbox', { name: /cierra/ }).fill('19:00');
  await menuLink(page, 'Agenda').click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL(/club-config\?tab=hours/);
  await page.getByRole('tab', { name: 'Precios' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(day.getByRole('textbox', { name: /cierra/ })).toHaveValue('19:00');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Configuración guardada')).toBeVisible();

  await expect(evening(colleague)).toHaveCount(0);
  await menuLink(page, 'Agenda').click();
  const agenda = new Agenda(page);
  await agenda.shown();
  await agenda.open(date);
  await expect(evening(agenda)).toHaveCount(0);
  const { version } = await api.call(clubEndpoints.get, { params });
  await api.call(clubEndpoints.change, { params, body: { opening_hours: before.opening_hours, version } });
  await expect(evening(colleague)).not.toHaveCount(0);
  await theirs.close();
});

test.describe('Mercado Pago', () => {
  // the browser logs the refusal
  test.use({ expectedInConsole: [/422 \(/] });

  test('the club is connected and disconnected; a declined authorization or an old link shows an explanation', async ({
    page,
  }) => {
    await withSession(page, OWNER);
    await openConfig(page, 'mercadopago');
    const card = page.getByRole('region', { name: 'Mercado Pago' });
    const connect = card.getByRole('button', { name: 'Conectar con Mercado Pago' });
    await connect.click();
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page.getByRole('heading', { name: 'No se hizo la conexión' })).toBeVisible();
    await page.getByRole('button', { name: 'Ir a la conexión con Mercado Pago' }).click();

    await connect.click();
    await page.getByRole('link', { name: 'Permitir' }).click();
    const connected = page.getByRole('heading', { name: 'Mercado Pago quedó conectado' });
    await expect(connected).toBeVisible();
    await expect(page.getByText(CLUB).last()).toBeVisible();
    const link = page.url();
    await page.reload();
    await expect(connected).toBeVisible();
    await page.getByRole('button', { name: 'Volver a la configuración' }).click();
    await expect(card.getByRole('status')).toHaveText('Conectado');
    await expect(card).toContainText('Olivia Ortega');

    await card.getByRole('button', { name: 'Desconectar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click();
    await expect(card.getByRole('status')).toHaveText('Sin conectar');
    await page.goto(link);
    await expect(page.getByText(/El enlace ya se usó o pasaron más de 10 minutos/)).toBeVisible();
    await page.goto('/oauth/mercadopago/callback');
    await expect(page.getByRole('heading', { name: 'Acá no hay nada para terminar' })).toBeVisible();
  });
});

test.describe('an invitation', () => {
  // signing out at once aborts the reload of the team's list; an invitation of nobody's account asks for a password
  test.use({ expectedInConsole: [/401 \(Unauthorized\)|409 \(Conflict\)/] });

  test('who is invited chooses a password and sees just what they may; what changes then changes there', async ({
    page,
    api,
  }) => {
    const email = newAddress('recepcion');
    await withSession(page, OWNER);
    await openConfig(page, 'team');
    await page.getByRole('button', { name: 'Invitar' }).click();
    const drawer = page.getByRole('dialog').first();
    await drawer.getByRole('textbox', { name: /^Email/ }).fill(email);
    await drawer.getByRole('checkbox', { name: /^Jugadores/ }).uncheck();
    await drawer.getByRole('checkbox', { name: /^Reservas/ }).uncheck();
    await drawer.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(drawer).toBeHidden();
    const team = page.getByRole('list', { name: 'Equipo' }).getByRole('listitem');
    const row = team.filter({ hasText: email });
    await expect(row).toContainText('Invitación pendiente');
    await expect(row).toContainText('Agenda, Selección de club, Perfil');
    // nobody can change the owner
    const owner = team.first();
    await expect(owner).toContainText('Dueño');
    await expect(owner.getByRole('link')).toHaveCount(0);

    await page.getByRole('button', { name: 'Olivia Ortega' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    await followMailedLink(page, email, /Te invitaron al equipo/);
    await page.getByRole('button', { name: 'Aceptar invitación' }).click();
    await page.getByRole('textbox', { name: /^Nombre/ }).fill("João D'Ávila");
    await page.getByRole('textbox', { name: /^Contraseña/ }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, email);
    await new Agenda(page).shown();
    await expect(page.getByRole('button', { name: "João D'Ávila" })).toBeVisible();
    await expect(menuLink(page, 'Agenda')).toBeVisible();
    for (const hidden of ['Jugadores', 'Reservas', 'Canchas', 'Configuración del club', 'Buffet']) {
      await expect(menuLink(page, hidden)).toHaveCount(0);
    }
    await page.goto('/players');
    await expect(page.getByText('Acceso Restringido')).toBeVisible();

    await api.signIn(OWNER);
    const params = { clubId: (await api.club(CLUB)).id };
    const member = (await api.call(memberEndpoints.list, { params })).find((one) => one.email === email);
    if (!member) throw new Error('nobody was invited');
    const { id: memberId, version } = member;
    const permissions = { schedule: true, players: true };
    await api.call(memberEndpoints.change, { params: { ...params, memberId }, body: { permissions, version } });
    await page.goto('/players');
    await expect(page.getByRole('heading', { name: 'Jugadores' })).toBeVisible();
    await api.call(memberEndpoints.remove, { params: { ...params, memberId } });
  });
});

test('who has an account accepts an invitation by its link, and the team sees their name then', async ({
  page,
  api,
}) => {
  await api.signIn(OWNER);
  const params = { clubId: (await api.club(CLUB)).id };
  const body = { email: OTHER_OWNER, role: 'staff', permissions: { schedule: true, club_selection: true } } as const;
  const { id: memberId } = await api.call(memberEndpoints.invite, { params, body });
  await withSession(page, OWNER);
  await openConfig(page, 'team');
  const row = page.getByRole('list', { name: 'Equipo' }).getByRole('listitem').filter({ hasText: OTHER_OWNER });
  await expect(row).toHaveText(`${OTHER_OWNER}Agenda, Selección de clubInvitación pendientePersonal`);

  await withSession(page, OTHER_OWNER);
  await followMailedLink(page, OTHER_OWNER, /Te invitaron al equipo/);
  await page.getByRole('button', { name: 'Aceptar invitación' }).click();
  await expect(page.getByText(`podés elegir ${CLUB}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await new Agenda(page).shown();
  await expect(page.getByRole('banner')).toContainText(CLUB);
  const { name } = (await api.call(memberEndpoints.list, { params })).find((one) => one.id === memberId) ?? {};
  expect(name).not.toBe(OTHER_OWNER.split('@')[0]);
  await api.call(memberEndpoints.remove, { params: { ...params, memberId } });
});

test.describe('staff without the permission', () => {
  // the browser logs each 403
  test.use({ expectedInConsole: [/403 \(Forbidden\)/] });

  test('find no way to the configuration, and every call of it is refused', async ({ page, service }) => {
    await signIn(page, STAFF);
    await new Agenda(page).shown();
    await expect(menuLink(page, 'Configuración del club')).toHaveCount(0);
    await expect(menuLink(page, 'Canchas')).toHaveCount(0);
    for (const path of ['/club-config', '/club-config?tab=team&member=new', '/courts']) {
      await page.goto(path);
      await expect(page.getByText('Acceso Restringido')).toBeVisible();
      await expect(page.getByText(/Configuración/).first()).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    }
    const club = await (await new Api(service.url).signIn(STAFF)).club(CLUB);
    const guarded = Object.entries(ENDPOINTS).filter(
      ([, { authz }]) => authz.kind === 'member' && authz.anyOf?.join() === 'configuration',
    );
    expect(guarded.map(([name]) => name)).toEqual(
      expect.arrayContaining(['club.change', 'member.invite', 'pricing.create', 'mercadopago.connect', 'audit.list']),
    );
    const calls = guarded.map(([name, { method, path }]) => ({
      name,
      method,
      path: path.replace(':clubId', club.id).replace(/:\w+/g, () => crypto.randomUUID()),
    }));
    const answers = await page.evaluate(async (list) => {
      const token = JSON.parse(sessionStorage.getItem('token') ?? 'null').value;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return Promise.all(
        list.map(async ({ name, method, path }) => {
          const response = await fetch(`/api${path}`, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
          return [name, response.status, (await response.json()).error];
        }),
      );
    }, calls);
    expect(answers).toEqual(calls.map(({ name }) => [name, 403, 'permission_denied']));
  });
});
