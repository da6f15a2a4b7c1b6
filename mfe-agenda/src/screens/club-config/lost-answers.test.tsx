import type { Member } from '@canchero/shared-contracts/member';
import type { PriceRule } from '@canchero/shared-contracts/pricing';
import { type ApiCall, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { api, change, club, eachTestHasAClub, open, user } from '../../testing/club-settings';

eachTestHasAClub();

/** Loses the first answer to a call whose work is done. Returns the keys and bodies that came, each once. */
function loseFirst(call: RegExp, work: (made: ApiCall) => unknown) {
  const came = { keys: new Set<string | undefined>(), tries: 0 };
  let answer: unknown;
  api.answer(call, (made) => {
    came.keys.add(made.idempotencyKey);
    came.tries += 1;
    if (came.tries > 1) return answer;
    answer = work(made);
    return new Refusal(504, 'timeout');
  });
  return came;
}
const saveIn = async (drawer: ReturnType<typeof within>) =>
  user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));

test('settings whose answer is lost are sent again as the same call, and are no colleague’s', async () => {
  const page = open('data');
  const came = loseFirst(/^PUT $/, ({ body }) => {
    change({ ...body, version: 2 });
    return club;
  });
  const phone = await screen.findByRole('textbox', { name: 'Teléfono' });
  await user.clear(phone);
  await user.type(phone, '111');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(club.version).toBe(2));
  page.host.bus.emit('club.changed', { club_id: club.id, version: 2 });
  await waitFor(() => expect(page.toasts.at(-1)?.intent).toBe('success'));
  expect(screen.queryByText('Un colega cambió la configuración')).toBeNull();
  expect([came.tries, came.keys.size]).toEqual([2, 1]);
  expect([...came.keys][0]).toBeDefined();
});

test('settings of which no answer came, but the change did, are no colleague’s', async () => {
  const page = open('data');
  api.answer(/^PUT $/, () => new Refusal(504, 'timeout'));
  const phone = await screen.findByRole('textbox', { name: 'Teléfono' });
  await user.clear(phone);
  await user.type(phone, '111');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('No se pudo guardar la configuración')).toBeVisible();
  change({ phone: '111', version: 2 });
  page.host.bus.emit('club.changed', { club_id: club.id, version: 2 });
  await waitFor(() => expect(page.dirty.size).toBe(0));
  expect(screen.queryByText('Un colega cambió la configuración')).toBeNull();
  expect(screen.queryByText('No se pudo guardar la configuración')).toBeNull();
  expect(phone).toHaveValue('111');
});

test('a price rule whose answer is lost is changed by the same call', async () => {
  let rule: PriceRule = {
    id: uuid(401),
    court_ids: [],
    weekdays: [],
    from: '18:00',
    to: '23:00',
    duration: null,
    price: 3_200_000,
    member_price: null,
    valid_from: null,
    valid_to: null,
    priority: 0,
    version: 1,
  };
  api.answer(/GET \/price-rules$/, () => [rule]);
  const came = loseFirst(/PUT \/price-rules\//, () => {
    rule = { ...rule, priority: 7, version: 2 };
    return rule;
  });
  const page = open('prices');
  await user.click(await screen.findByRole('link', { name: /Todos los días/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByRole('spinbutton', { name: 'Prioridad' }), '7');
  await saveIn(drawer);
  await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Regla guardada'));
  expect([came.tries, came.keys.size]).toEqual([2, 1]);
});

test('a member whose answer is lost is changed by the same call', async () => {
  let member: Member = {
    id: uuid(501),
    name: 'Simón Suárez',
    email: 'simon@club.test',
    role: 'staff',
    permissions: { schedule: true },
    pending: false,
    created_at: '2026-01-01T00:00:00.000Z',
    version: 1,
  };
  api.answer(/GET \/members$/, () => [member]);
  const came = loseFirst(/PUT \/members/, () => {
    member = { ...member, permissions: { schedule: true, booking: true }, version: 2 };
    return member;
  });
  const page = open(`team&member=${uuid(501)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Simón Suárez' }));
  await user.click(drawer.getByRole('checkbox', { name: /^Reservas/ }));
  await saveIn(drawer);
  await waitFor(() => expect(page.toasts.at(-1)?.intent).toBe('success'));
  expect([came.tries, came.keys.size]).toEqual([2, 1]);
});
