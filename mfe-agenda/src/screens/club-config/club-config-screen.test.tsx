import type { Club } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import type { Member } from '@canchero/shared-contracts/member';
import type { PriceRule } from '@canchero/shared-contracts/pricing';
import { Refusal } from '@canchero/shared-contracts/testing';
import { aClub, hours, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { ClubConfigScreen } from './club-config-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const aRule = (given: Partial<PriceRule> = {}): PriceRule => ({
  id: uuid(401),
  court_ids: [],
  weekdays: [1, 2, 3, 4, 5],
  from: '18:00',
  to: '23:00',
  duration: null,
  price: 3_200_000,
  member_price: 2_800_000,
  valid_from: null,
  valid_to: null,
  priority: 0,
  version: 1,
  ...given,
});
const aMember = (given: Partial<Member> = {}): Member => ({
  id: uuid(501),
  name: 'Simón Suárez',
  email: 'simon@club.test',
  role: 'staff',
  permissions: { schedule: true, booking: true },
  pending: false,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...given,
});

let api: ClubServer;
let club: Club;
beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt(), aCourt({ id: uuid(102), name: 'Cancha 2' })];
  club = aClub();
  api.answer(/^GET $/, () => club);
  api.answer(/^PUT $/, ({ body }) => {
    club = { ...club, ...body, version: club.version + 1 };
    return club;
  });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);
const open = (tab: string, known: Partial<Club> = {}, permissions: Permission[] = ['configuration']) =>
  renderScreen(<ClubConfigScreen />, {
    apiUrl: api.url,
    address: `/club-config?tab=${tab}`,
    club: { ...club, ...known },
    permissions,
  });
const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const retype = async (name: string | RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, value);
};

describe('details', () => {
  test('only changed fields are sent, with the version on which they are based', async () => {
    const page = open('data');
    await retype(/^Nombre del club/, 'Club Nuevo');
    expect([...page.dirty]).toEqual(['club-config']);
    await save();
    await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ name: 'Club Nuevo', version: 1 }]));
    await waitFor(() => expect(page.toasts[0]?.body).toBe('Configuración guardada'));
    expect([...page.dirty]).toEqual([]);
  });

  test('a taken slug shows an error and a free suggestion', async () => {
    api.answer(/slug-check$/, ({ query }) => ({ available: query.get('slug') !== 'palermo', suggestion: 'palermo-2' }));
    open('data');
    await retype('Enlace de la página', 'Palermo');
    expect(await screen.findByText('Esa dirección ya es de otro club.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar palermo-2' }));
    expect(await screen.findByText('Está disponible.')).toBeVisible();
    await retype('Enlace de la página', 'con espacio');
    expect(await screen.findByText(/Usá solo minúsculas/)).toBeVisible();
    await save();
    expect(sent(/^PUT $/)).toEqual([]);
  });

  test('a published page can be opened from its settings', async () => {
    open('data');
    await screen.findByRole('textbox', { name: 'Enlace de la página' });
    expect(screen.queryByRole('link', { name: 'Abrir la página de reservas' })).not.toBeInTheDocument();
    cleanup();
    club = aClub({ public_enabled: true });
    open('data');
    const link = await screen.findByRole('link', { name: 'Abrir la página de reservas' });
    expect(link).toHaveAttribute('href', '/reserva/club');
  });

  test('a conflict with a colleague shows both versions; nothing typed is lost', async () => {
    const page = open('data');
    await retype('Teléfono', '111');
    club = { ...club, phone: '222', address: 'Calle 1', version: 2 };
    page.host.bus.emit('club.changed', { club_id: club.id, version: 2 });
    expect(await screen.findByText('Un colega cambió la configuración')).toBeVisible();
    expect(screen.getByText(/222 \(la tuya: 111\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Volver a aplicar mis cambios' }));
    expect(screen.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle 1');
    await save();
    await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ phone: '111', version: 2 }]));
  });

  test('another tab opens once unsaved changes are discarded', async () => {
    const page = open('data');
    await retype('Teléfono', '111');
    await user.click(screen.getByRole('tab', { name: 'Seña y cancelación' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('111');
    expect(page.location().search).toBe('?tab=data');
    await user.click(screen.getByRole('tab', { name: 'Seña y cancelación' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' })).toBeVisible();
    expect([...page.dirty]).toEqual([]);
  });
});

test('opening hours: a day is changed and copied, an overlap is shown at its day', async () => {
  club = aClub({ opening_hours: hours('08:00', '22:00').slice(0, 1) });
  open('hours');
  const monday = await screen.findByRole('group', { name: 'lunes' });
  await user.click(within(monday).getByRole('button', { name: 'Agregar un horario: lunes' }));
  const [first, second] = within(monday).getAllByRole('textbox', { name: 'lunes: abre' });
  expect(second).toHaveValue('23:00');
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, '21');
  await user.click(first as HTMLElement);
  expect(within(monday).getByRole('alert')).toHaveTextContent('Los horarios se superponen.');
  await save();
  expect(sent(/^PUT $/)).toEqual([]);
  await user.clear(second as HTMLElement);
  await user.click(first as HTMLElement);
  expect(within(monday).getByRole('alert')).toHaveTextContent('Ingresá a qué hora abre y a qué hora cierra.');
  await user.click(within(monday).getAllByRole('button', { name: 'Quitar este horario: lunes' })[1] as HTMLElement);
  await user.click(within(monday).getByRole('button', { name: 'Copiar a todos los días: lunes' }));
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ opening_hours: hours('08:00', '22:00'), version: 1 }]));
});

test('the deposit is validated and previewed as players read it', async () => {
  open('deposit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' }), 'percent');
  const value = screen.getByRole('spinbutton', { name: 'Valor de la seña' });
  await user.type(value, '120');
  expect(screen.queryByText(/una seña del/)).not.toBeInTheDocument();
  await save();
  expect(screen.getByText('Ingresá un porcentaje de 1 a 100')).toBeVisible();
  await user.clear(value);
  await user.type(value, '30');
  expect(screen.getByText(/una seña del 30 % del precio.*hasta el comienzo del turno/)).toBeVisible();
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ deposit_type: 'percent', deposit_value: 30, version: 1 }]));
});

test('online bookings ask for at least one way of paying, a confirmation and a reminder', async () => {
  open('deposit');
  const atClub = await screen.findByRole('checkbox', { name: 'En el club' });
  await user.click(atClub);
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí al menos una.');
  await save();
  expect(sent(/^PUT $/)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'La seña, en línea' }));
  await user.click(atClub);
  await user.click(screen.getByRole('switch', { name: 'Confirmar por correo las reservas sin pago' }));
  const hours = screen.getByRole('spinbutton', { name: 'Recordatorio por correo' });
  await user.clear(hours);
  await user.type(hours, '3');
  await save();
  await waitFor(() =>
    expect(sent(/^PUT $/)).toEqual([
      { pay_choices: ['at_club', 'deposit'], confirm_contact: true, reminder_hours: 3, version: 1 },
    ]),
  );
});

test('a deposit of 0 is refused', async () => {
  open('deposit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' }), 'fixed');
  await user.type(screen.getByRole('textbox', { name: 'Valor de la seña' }), '0');
  await save();
  expect(screen.getByText('Ingresá un importe válido')).toBeVisible();
  expect(sent(/^PUT $/)).toEqual([]);
});

test('a closed day needs a date of its own, and is sent with its name', async () => {
  club = { ...club, closed_days: [{ date: '2026-12-25', name: 'Navidad' }] };
  open('hours');
  await user.click(await screen.findByRole('button', { name: 'Agregar día cerrado' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí una fecha');
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '25/12/2026');
  expect(screen.getByRole('alert')).toHaveTextContent('Esa fecha ya está en la lista');
  await user.clear(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement);
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '08/12/2026');
  await user.type(screen.getAllByRole('textbox', { name: 'Nombre del día' })[1] as HTMLElement, 'Inmaculada');
  await save();
  const closed_days = [
    { date: '2026-12-08', name: 'Inmaculada' },
    { date: '2026-12-25', name: 'Navidad' },
  ];
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ closed_days, version: 1 }]));
});

test('a closed day with bookings says how many, and leads to them and to their suspension', async () => {
  club = { ...club, closed_days: [{ date: '2031-12-25', name: 'Navidad' }] };
  api.answer(/GET \/agenda\/month$/, ({ query }) =>
    ['08', '25'].map((day, i) => ({
      date: `${query.get('month')}-${day}`,
      bookings: i === 0 ? 3 : 0,
      booked_minutes: 0,
      blocked_minutes: 0,
      open_minutes: 0,
    })),
  );
  open('hours', {}, ['schedule', 'booking', 'configuration']);
  await user.click(await screen.findByRole('button', { name: 'Agregar día cerrado' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '08/12/2031');
  expect(await screen.findByText('Hay 3 reservas ese día: siguen en pie')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver el día', '/agenda?view=vertical&date=2031-12-08'],
    ['Suspenderlas', '/agenda?view=vertical&date=2031-12-08&suspend=day'],
  ]);
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toHaveLength(1));
  expect(screen.getByText('Hay 3 reservas ese día: siguen en pie')).toBeVisible();
});

describe('prices', () => {
  test('rules are listed in order with their conditions; the preview names the ones that apply', async () => {
    const night = aRule({ id: uuid(402), weekdays: [], from: '22:00', to: '02:00', price: 1_000_000, priority: 5 });
    api.answer(/GET \/price-rules$/, () => [night, aRule({ court_ids: [uuid(102)] })]);
    open('prices');
    const items = within(await screen.findByRole('list', { name: 'Precios' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^1Todos los días · 22:00 – 02:00Todas las canchas · prioridad 5\$\s?10\.000 \/ h/),
      expect.stringMatching(/^2Lunes a viernes · 18:00 – 23:00Cancha 2\$\s?32\.000 \/ hSocios: \$\s?28\.000 \/ h$/),
      expect.stringMatching(/^3Precio de la cancha/),
    ]);
    const trial = screen.getByRole('region', { name: 'Probar un precio' });
    await user.selectOptions(within(trial).getByRole('combobox', { name: 'Cancha' }), 'Cancha 2');
    await user.clear(within(trial).getByRole('textbox', { name: 'Fecha' }));
    await user.type(within(trial).getByRole('textbox', { name: 'Fecha' }), '23/11/2026');
    await user.clear(within(trial).getByRole('textbox', { name: 'Inicio' }));
    await user.type(within(trial).getByRole('textbox', { name: 'Inicio' }), '21:00');
    expect(within(trial).getByRole('status')).toHaveTextContent(
      /^\$\s?37\.000Regla 2: 60 min, \$\s?32\.000 \+ Regla 1: 30 min, \$\s?5\.000$/,
    );
  });

  test('a rule is created once complete, changed with its version, and removed after confirmation', async () => {
    let rules = [aRule()];
    api.answer(/GET \/price-rules$/, () => rules);
    api.answer(/POST \/price-rules$/, ({ body }) => aRule(body as never));
    api.answer(/DELETE \/price-rules\//, () => null);
    const page = open('prices');
    await user.click(await screen.findByRole('button', { name: 'Nueva regla' }));
    let drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Crear regla' }));
    expect(within(drawer).getByText('Ingresá un importe válido')).toBeVisible();
    await user.type(within(drawer).getByRole('textbox', { name: 'Precio por hora' }), '15.000');
    await user.click(within(drawer).getByRole('checkbox', { name: 'domingo' }));
    await user.click(within(drawer).getByRole('button', { name: 'Crear regla' }));
    await waitFor(() => expect(page.location().search).toBe('?tab=prices'));
    expect(sent(/POST \/price-rules/)).toEqual([
      expect.objectContaining({ weekdays: [7], court_ids: [], price: 1_500_000, member_price: null, from: '18:00' }),
    ]);

    api.refuseNext(/PUT \/price-rules\//, { status: 412, error: 'stale_version' });
    await user.click(screen.getByRole('link', { name: /Lunes a viernes/ }));
    drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByRole('spinbutton', { name: 'Prioridad' }), '7');
    rules = [aRule({ price: 9_900_000, version: 2 })];
    await user.click(within(drawer).getByRole('button', { name: 'Guardar cambios' }));
    expect(await within(drawer).findByText(/Otra persona hizo cambios recién/)).toBeVisible();
    const price = within(drawer).getByRole('textbox', { name: 'Precio por hora' });
    await waitFor(() => expect(price).toHaveValue('99.000'));
    expect(within(drawer).getByRole('spinbutton', { name: 'Prioridad' })).toHaveValue(7);

    await user.click(within(drawer).getByRole('button', { name: 'Eliminar regla' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar regla' }));
    await waitFor(() => expect(sent(/DELETE \/price-rules\//)).toHaveLength(1));
    await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Regla eliminada'));
  });

  test('an empty list explains rules; a failed query can be retried', async () => {
    api.answer(/GET \/price-rules$/, () => new Refusal(503, 'unavailable'));
    open('prices');
    expect(await screen.findByText('No se pudieron cargar los precios')).toBeVisible();
    api.answer(/GET \/price-rules$/, () => []);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay reglas de precio')).toBeVisible();
  });
});

describe('team', () => {
  beforeEach(() =>
    api.answer(/GET \/members$/, () => [
      aMember({ id: uuid(500), name: 'Olivia Ortega', role: 'owner', permissions: {} }),
      aMember({ id: uuid(502), name: 'Marta Moreno', role: 'manager', permissions: {} }),
      aMember({ pending: true }),
    ]),
  );

  test('shows roles and permissions; the owner is read-only, managers for all but the owner', async () => {
    open('team');
    const [owner, manager, staff] = within(await screen.findByRole('list', { name: 'Equipo' })).getAllByRole(
      'listitem',
    );
    expect(owner).toHaveTextContent('Puede todoDueño');
    expect(staff).toHaveTextContent('Agenda, ReservasInvitación pendientePersonal');
    expect(within(owner as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(manager as HTMLElement).getByRole('link')).toBeVisible();
    cleanup();
    open('team', { role: 'manager' });
    const again = within(await screen.findByRole('list', { name: 'Equipo' })).getAllByRole('listitem');
    expect(within(again[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(again[2] as HTMLElement).getByRole('link')).toBeVisible();
  });

  test('an invitation names granted permissions; an existing member is an error at the field', async () => {
    api.refuseNext(/POST \/members$/, { status: 409, error: 'member_exists' });
    api.answer(/POST \/members$/, ({ body }) => aMember(body as never));
    const page = open('team');
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const drawer = await screen.findByRole('dialog');
    const send = within(drawer).getByRole('button', { name: 'Enviar invitación' });
    await user.click(send);
    expect(within(drawer).getByText('Ingresá un email válido')).toBeVisible();
    await user.type(within(drawer).getByRole('textbox', { name: /^Email/ }), 'ana@club.test');
    await user.click(within(drawer).getByRole('checkbox', { name: /^Jugadores/ }));
    await user.click(send);
    expect(await within(drawer).findByText('Esa persona ya es parte del equipo.')).toBeVisible();
    await user.click(send);
    await waitFor(() => expect(page.toasts[0]?.body).toBe('Invitación enviada a ana@club.test'));
    const permissions = { schedule: true, booking: true, club_selection: true, profile: true };
    expect(sent(/POST \/members/)[1]).toEqual({ email: 'ana@club.test', role: 'staff', permissions, language: 'es' });
  });

  test('staff grant only permissions that they hold', async () => {
    open('team', { role: 'staff' }, ['configuration', 'schedule']);
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('option', { name: 'Encargado' })).toBeDisabled();
    expect(within(drawer).getByRole('checkbox', { name: /^Buffet/ })).toBeDisabled();
    expect(within(drawer).getByRole('checkbox', { name: /^Agenda/ })).toBeEnabled();
  });

  test('a plan without a team shows an explanation', async () => {
    open('team', { has_team: false });
    expect(await screen.findByText(/Un plan superior sí/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invitar' })).toBeDisabled();
  });
});

test('Mercado Pago: the connection is shown and ended after confirmation', async () => {
  let status = 'broken';
  api.answer(/GET \/mercadopago$/, () => ({
    status,
    seller_id: status === 'disconnected' ? null : '123456',
    live_mode: false,
    connected_at: '2026-11-01T15:00:00.000Z',
    connected_by: 'Olivia Ortega',
    simulated: true,
  }));
  api.answer(/DELETE \/mercadopago$/, () => {
    status = 'disconnected';
    return null;
  });
  open('mercadopago');
  const card = await screen.findByRole('region', { name: 'Mercado Pago' });
  expect(within(card).getByRole('status')).toHaveTextContent('Conexión caída');
  expect(card).toHaveTextContent('123456');
  expect(within(card).getByRole('button', { name: 'Conectar otra vez' })).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Desconectar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desconectar' }));
  await waitFor(() => expect(within(card).getByRole('status')).toHaveTextContent('Sin conectar'));
});

test('the audit is shown in words, filtered by the address, page by page', async () => {
  const asked: URLSearchParams[] = [];
  const row = (id: string, action: string, given: object) => ({
    id,
    at: '2026-11-21T15:00:00.000Z',
    actor_id: uuid(500),
    actor_name: 'Olivia Ortega',
    role: 'owner',
    action,
    object_type: null,
    object_id: null,
    object_name: null,
    booking_id: null,
    order_id: null,
    places: null,
    outcome: 'done',
    reason: null,
    filters: null,
    fields: [],
    amount: null,
    count: null,
    ...given,
  });
  api.answer(/GET \/members$/, () => [aMember()]);
  api.answer(/GET \/audit$/, ({ query }) => {
    asked.push(query);
    return query.has('cursor')
      ? {
          items: [
            row('1', 'future.thing', {
              outcome: 'refused',
              actor_name: null,
              role: null,
              reason: 'code:other_amount',
            }),
          ],
          next_cursor: null,
        }
      : {
          items: [
            row('3', 'court.change', { object_type: 'court', object_name: 'Pádel 1', fields: ['name', 'base_price'] }),
            row('6', 'payment.refund', { object_type: 'payment', object_id: uuid(8), order_id: uuid(2) }),
            row('5', 'block.create', {
              places: {
                to: {
                  courts: ['Pádel 1', 'Pádel 2'],
                  start: '2026-11-27T20:00:00.000Z',
                  end: '2026-11-28T02:00:00.000Z',
                },
              },
            }),
            row('4', 'item.prices', { fields: ['price'], count: 12 }),
            row('2', 'payment.refund', {
              object_type: 'payment',
              object_id: uuid(9),
              booking_id: uuid(1),
              amount: 500_000,
              reason: 'lluvia',
            }),
          ],
          next_cursor: '2',
        };
  });
  const page = open('audit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sobre' }), 'court');
  expect(page.location().search).toBe('?tab=audit&area=court');
  await waitFor(() => expect(asked.at(-1)?.get('area')).toBe('court'));
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7));
  const [, court, sold, block, prices, refund, future] = screen.getAllByRole('row');
  expect(court).toHaveTextContent(/Olivia Ortega Dueño.*Cancha modificada.*Pádel 1.*nombre, precio por hora/);
  expect(prices).toHaveTextContent(/Precios modificados.*precio · 12 artículos/);
  expect(refund).toHaveTextContent(/Pago devuelto.*Ver reserva.*\$\s?5\.000 · lluvia/);
  expect(within(refund as HTMLElement).getByRole('link')).toHaveAttribute('href', `/event/${uuid(1)}`);
  expect(within(sold as HTMLElement).getByRole('link', { name: 'Ver pedido' })).toHaveAttribute(
    'href',
    `/go/order/${uuid(2)}`,
  );
  expect(block).toHaveTextContent(/Canchas bloqueadas.*Pádel 1, Pádel 2, vie,? 27 nov 17:00 – 23:00/);
  expect(future).toHaveTextContent(
    /Sistema.*future\.thing.*El pago es de otro importe.*Rechazado|Sistema.*future\.thing.*Rechazado.*El pago es de otro importe/,
  );
});
