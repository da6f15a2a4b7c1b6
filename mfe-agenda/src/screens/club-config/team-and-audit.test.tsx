import type { Member } from '@canchero/shared-contracts/member';
import { late, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { api, eachTestHasAClub, open, sent, user } from '../../testing/club-settings';

eachTestHasAClub();

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

  test('who is invited has no name before accepting, and the invitation can be taken back', async () => {
    api.answer(/DELETE \/members/, () => null);
    const page = open('team');
    const list = within(await screen.findByRole('list', { name: 'Equipo' }));
    expect(list.queryByText('Simón Suárez')).not.toBeInTheDocument();
    await user.click(list.getByRole('link', { name: 'simon@club.test' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'simon@club.test' }));
    await user.click(drawer.getByRole('button', { name: 'Retirar invitación' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('El enlace que recibió deja de servir.');
    await user.click(within(question).getByRole('button', { name: 'Retirar invitación' }));
    await waitFor(() => expect(page.toasts[0]?.body).toBe('Invitación de simon@club.test retirada'));
  });

  test('what was changed of a member whom a colleague removes stays, and cannot be saved', async () => {
    let members = [aMember({ name: 'Marta Moreno', role: 'staff' })];
    api.answer(/GET \/members$/, () => members);
    const page = open(`team&member=${uuid(501)}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Marta Moreno' }));
    const booking = drawer.getByRole('checkbox', { name: /^Reservas/ });
    await user.click(booking);
    expect(booking).not.toBeChecked();
    members = [];
    await act(() => page.queryClient.invalidateQueries());
    expect(await drawer.findByRole('alert')).toHaveTextContent(/Un colega lo eliminó.*podés copiarlo/);
    expect(booking).not.toBeChecked();
    expect(drawer.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  });

  test('a removal that is done after its drawer was closed leaves the member that is open then', async () => {
    const removal = late(null);
    api.answer(/DELETE \/members/, removal.answer);
    const page = open(`team&member=${uuid(501)}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'simon@club.test' }));
    await user.click(drawer.getByRole('button', { name: 'Retirar invitación' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Retirar invitación' }));
    await user.click(question.getByRole('button', { name: 'No, volver' }));
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('link', { name: 'Marta Moreno' }));
    const next = await screen.findByRole('dialog', { name: 'Marta Moreno' });
    removal.come();
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    expect(next).toBeVisible();
    expect(page.location().search).toBe(`?tab=team&member=${uuid(502)}`);
  });

  test('a member who was removed leaves the address with their drawer', async () => {
    const page = open(`team&member=${uuid(509)}`);
    await waitFor(() => expect(page.location().search).toBe('?tab=team'));
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
    expect(await within(drawer).findByText('Esa persona ya es parte del equipo o tiene una invitación.')).toBeVisible();
    await user.click(send);
    await waitFor(() => expect(page.toasts[0]?.body).toBe('Invitación enviada a ana@club.test'));
    const permissions = { schedule: true, booking: true, club_selection: true, profile: true };
    expect(sent(/POST \/members/)[1]).toEqual({ email: 'ana@club.test', role: 'staff', permissions, language: 'es' });
  });

  test('what two people change of a member at once stays both', async () => {
    let permissions: Member['permissions'] = { schedule: true };
    let version = 1;
    api.answer(/GET \/members$/, () => [aMember({ permissions, version })]);
    api.answer(/PUT \/members/, ({ body }) => aMember(body as never));
    open('team');
    await user.click(await screen.findByRole('link', { name: 'Simón Suárez' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('checkbox', { name: /^Panel/ }));
    [permissions, version] = [{ buffet: true }, 2];
    api.refuseNext(/PUT \/members/, { status: 412, error: 'stale_version' });
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    expect(await drawer.findByText(/Otra persona hizo cambios recién/)).toBeVisible();
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /^Buffet/ })).toBeChecked());
    expect(drawer.getByRole('checkbox', { name: /^Agenda/ })).not.toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent(/PUT \/members/)).toHaveLength(2));
    expect(sent(/PUT \/members/)[1]).toEqual({
      role: 'staff',
      permissions: { dashboard: true, buffet: true },
      version: 2,
    });
  });

  test('staff grant only permissions that they hold', async () => {
    open('team', { role: 'staff' }, ['configuration', 'schedule']);
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('option', { name: 'Encargado' })).toBeDisabled();
    expect(within(drawer).getByRole('checkbox', { name: /^Buffet/ })).toBeDisabled();
    expect(within(drawer).getByRole('checkbox', { name: /^Agenda/ })).toBeEnabled();
  });

  test('a form of an invitation stays when the plan loses its team, and the refusal says why', async () => {
    api.answer(/POST \/members/, () => new Refusal(403, 'team_not_in_plan'));
    open('team&member=new', { has_team: false });
    const drawer = within(await screen.findByRole('dialog'));
    const email = drawer.getByRole('textbox', { name: /Email/ });
    await user.type(email, 'ana@club.test');
    await user.click(drawer.getByRole('button', { name: 'Enviar invitación' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('El plan del club no incluye equipo.');
    expect(email).toHaveValue('ana@club.test');
  });

  test('a plan without a team shows an explanation', async () => {
    open('team', { has_team: false });
    expect(await screen.findByText(/Un plan superior sí/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invitar' })).toBeDisabled();
  });
});

test('the audit is shown in words, filtered by the address, page by page', async () => {
  const asked: URLSearchParams[] = [];
  const row = (id: string, action: string, given: object) => ({
    id,
    at: '2037-11-21T15:00:00.000Z',
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
                  start: '2037-11-27T20:00:00.000Z',
                  end: '2037-11-28T02:00:00.000Z',
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
  expect(block).toHaveTextContent(/Canchas bloqueadas.*Pádel 1, Pádel 2, vie,? 27 nov 2037 17:00 – 23:00/);
  expect(future).toHaveTextContent(
    /Sistema.*future\.thing.*El pago es de otro importe.*Rechazado|Sistema.*future\.thing.*Rechazado.*El pago es de otro importe/,
  );
});
