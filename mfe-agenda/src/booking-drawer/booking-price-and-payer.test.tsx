import { late } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, change, eachTestHasABooking, open, sent, showDay, user } from '../testing/opened-booking';

eachTestHasABooking();

describe('the price', () => {
  test('has its thousands while it is typed, also in the middle, and is sent as it reads', async () => {
    const drawer = await open('details');
    const price = await drawer.findByLabelText<HTMLInputElement>('Precio');
    expect(price).toHaveValue('12.000');
    await user.type(price, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([price.value, price.selectionStart]).toEqual(['152.000', 2]);
    await user.keyboard('67');
    expect([price.value, price.selectionStart]).toEqual(['15.672.000', 5]);
    await user.keyboard('{Backspace}{Backspace}');
    expect([price.value, price.selectionStart]).toEqual(['152.000', 2]);
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent(/PUT/)[0]?.body).toMatchObject({ price: 15_200_000 }));
  });

  test.each([
    ['nothing', 0, 'pending', 'Falta cobrar $ 12.000'],
    ['a part', 100_000, 'partially_paid', 'Falta cobrar $ 11.000 de $ 12.000'],
  ] as const)('of which %s is paid says what is left to charge', async (_, paid, payment_status, said) => {
    change({ paid, payment_status });
    const drawer = await open('details');
    expect(await drawer.findByText(said)).toBeVisible();
  });

  test('of a booking without one is not called paid', async () => {
    change({ price: 0, payment_status: 'fully_paid' });
    const drawer = await open('details');
    expect(await drawer.findByText('Sin precio')).toBeVisible();
    expect(drawer.queryByText(/^Pagado/)).toBeNull();
  });
});

test('the price rules apply to the first player, and a press takes their price', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const asked: (string | null)[] = [];
  api.answer(/GET \/quote$/, ({ query }) => {
    asked.push(query.get('player_id'));
    return { price: 900_000, member: true, lines: [] };
  });
  const drawer = await open('details');
  await user.click(await drawer.findByRole('button', { name: /\$\s?9\.000 · Usar este precio/ }));
  expect(drawer.getByLabelText('Precio')).toHaveValue('9.000');
  expect(asked).toEqual([uuid(201)]);
});

test('a repeated booking keeps its players and their price; a blocked player is named and can be left out', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const asked: (string | null)[] = [];
  api.answer(/GET \/quote$/, ({ query }) => {
    asked.push(query.get('player_id'));
    return { price: query.has('player_id') ? 900_000 : 1_200_000, member: true, lines: [] };
  });
  api.refuseNext(/POST \/bookings$/, { status: 422, error: 'unknown_players', params: { player_ids: [uuid(201)] } });
  showDay();
  fireEvent.contextMenu(await screen.findByRole('gridcell', { name: /Ana Paz|Gómez/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Repetir en una semana' }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(drawer.getByLabelText('Precio')).toHaveValue('9.000'));
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  expect(await drawer.findByText('Alguno de los jugadores ya no existe en el club.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Quitar a Ana Paz' }));
  await waitFor(() => expect(drawer.getByLabelText('Precio')).toHaveValue('12.000'));
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(sent(/POST \/bookings$/)).toHaveLength(2));
  expect(sent(/POST \/bookings$/).map((c) => c.body.player_ids)).toEqual([[uuid(201)], undefined]);
  expect(asked).toEqual(expect.arrayContaining([uuid(201), null]));
});

describe('a new booking in the name of', () => {
  const openNew = async () => {
    api.bookings = [];
    const drawer = await open('details', 'new');
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    return drawer;
  };
  const create = (drawer: ReturnType<typeof within>) =>
    user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  const lastSent = async (count = 1) => {
    await waitFor(() => expect(sent(/POST \/bookings$/)).toHaveLength(count));
    return sent(/POST \/bookings$/).at(-1)?.body;
  };

  test('a member: the name is enough, and the price is theirs and says so', async () => {
    api.answer(/GET \/quote$/, ({ query }) => {
      const member = query.get('player_id') === uuid(201);
      return { price: member ? 900_000 : 1_200_000, member, lines: [] };
    });
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'paz{Enter}');
    expect(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
    expect(await drawer.findByText('Precio de socio: Ana Paz')).toBeVisible();
    expect(drawer.getByLabelText('Precio')).toHaveValue('9.000');
    await create(drawer);
    const body = await lastSent();
    expect(body).toMatchObject({ player_ids: [uuid(201)] });
    // the service computes it
    expect(body).not.toHaveProperty('price');
  });

  test('a price that is chosen to be replaced stays chosen when the suggestion comes', async () => {
    const quote = late({ price: 7_500_000, member: false, lines: [] });
    api.answer(/GET \/quote$/, quote.answer);
    const drawer = await openNew();
    const price = drawer.getByLabelText<HTMLInputElement>('Precio');
    await user.tripleClick(price);
    quote.come();
    await waitFor(() => expect(price).toHaveValue('75.000'));
    await user.keyboard('500,5');
    expect(price).toHaveValue('500,5');
  });

  test('somebody new: created with the booking, from what was typed', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'Juan Perez 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.keyboard('{ArrowDown}{Enter}');
    const group = within(drawer.getByRole('group', { name: 'Jugador nuevo' }));
    expect(group.getByLabelText(/^Nombre y apellido/)).toHaveValue('Juan Perez');
    expect(group.getByLabelText('Teléfono')).toHaveValue('11 5555-1234');
    await create(drawer);
    expect(await lastSent()).toMatchObject({
      new_player: { first_name: 'Juan', last_name: 'Perez', phone: '11 5555-1234' },
    });
  });

  test('a phone without a name asks for the name, and is sent only then', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), '1155551234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear un jugador con el 1155551234' }));
    const name = drawer.getByLabelText(/^Nombre y apellido/);
    expect(name).toHaveFocus();
    await create(drawer);
    expect(name).toHaveAccessibleDescription('Ingresá el nombre');
    expect(sent(/POST \/bookings$/)).toEqual([]);
    await user.type(name, 'Zoe{Enter}');
    expect(await lastSent()).toMatchObject({ new_player: { first_name: 'Zoe', phone: '1155551234' } });
  });

  test('somebody whose phone the club has: the one who has it is offered', async () => {
    api.refuseNext(/POST \/bookings$/, { status: 409, error: 'player_exists', params: { player_id: uuid(201) } });
    api.answer(new RegExp(`GET /players/${uuid(201)}$`), () => ({
      player: api.players[0],
      bookings: 0,
      last_booking: null,
      payments: 0,
      owed: 0,
    }));
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'Anita 11 4444-5555');
    await drawer.findByText('Ningún jugador coincide');
    await user.keyboard('{ArrowDown}{Enter}');
    await create(drawer);
    await user.click(await drawer.findByRole('button', { name: 'Usar a Ana Paz' }));
    await create(drawer);
    const body = await lastSent(2);
    expect(body).toMatchObject({ player_ids: [uuid(201)] });
    expect(body).not.toHaveProperty('new_player');
  });

  test('text that stands for nobody is not dropped silently', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'a');
    await create(drawer);
    expect(drawer.getByLabelText('A nombre de')).toHaveAccessibleDescription(/Elegí a alguien de la lista/);
    expect(sent(/POST \/bookings$/)).toEqual([]);
  });
});
