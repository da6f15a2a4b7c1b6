import type { TariffOutcome } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlayer } from '../testing/fixtures';
import { api, booking, change, eachTestHasABooking, open, page, sent, user } from '../testing/opened-booking';

eachTestHasABooking();

describe('players', () => {
  const assign = (ids: readonly string[]) => {
    const players = api.players
      .filter((p) => ids.includes(p.id))
      .map((p) => ({ id: p.id, name: `${p.first_name} ${p.last_name}`, phone: null }));
    return change({ players: [...booking.players, ...players] });
  };
  beforeEach(() => {
    api.answer(/POST .*\/players$/, ({ body }) => assign((body.player_ids as string[]) ?? []));
    api.answer(/DELETE .*\/players\/.*/, () => change({ players: booking.players.slice(1) }));
  });

  test('a list of players without blocked ones opens for each pick, and closes after it', async () => {
    const drawer = await open('players');
    expect(await drawer.findByText('Faltan 4 jugadores para dobles (se recomiendan 4)')).toBeVisible();
    const picker = drawer.getByRole('combobox', { name: 'Agregar jugadores' });
    await user.type(picker, '{ArrowDown}');
    await drawer.findByRole('option', { name: /Bea Gil/ });
    expect(drawer.queryByRole('option', { name: /Caro/ })).toBeNull();
    await user.click(drawer.getByRole('option', { name: /Ana Paz/ }));
    expect(drawer.queryByRole('listbox')).toBeNull();
    await drawer.findByRole('button', { name: 'Quitar a Ana Paz' });
    await user.type(picker, '{ArrowDown}');
    await waitFor(() => expect(drawer.getAllByRole('option')).toHaveLength(1));
    await user.click(drawer.getByRole('option', { name: /Bea Gil/ }));
    await drawer.findByRole('button', { name: 'Quitar a Bea Gil' });
    expect(drawer.getByText('Faltan 2 jugadores para dobles (se recomiendan 4)')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Quitar a Ana Paz' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Quitar a Ana Paz' })).toBeNull());
    expect(sent(/POST .*\/players$/).map((c) => c.body)).toEqual([
      { player_ids: [uuid(201)] },
      { player_ids: [uuid(202)] },
    ]);
  });

  describe('who come with another tariff', () => {
    const addWith = async (outcome: TariffOutcome, price = booking.price) => {
      api.tariff = 900_000;
      api.answer(/POST .*\/players$/, ({ body }) => {
        const before = booking.price;
        assign(body.player_ids as string[]);
        const priced = { ...booking, price };
        api.bookings = [priced];
        return { ...priced, tariff: { price: 900_000, before, outcome } };
      });
      const drawer = await open('players');
      await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
      await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
      await drawer.findByRole('button', { name: 'Quitar a Ana Paz' });
      return drawer;
    };
    const money = (text: string) => text.replaceAll('$ ', '$\u00a0');

    test('are asked about, with both prices, where the club asks', async () => {
      await addWith('open');
      const question = within(await screen.findByRole('alertdialog', { name: '¿Qué precio se cobra?' }));
      expect(
        question.getByText('Con este cambio de jugadores, la tarifa de Ana Paz es $ 9.000. Hoy está en $ 12.000.'),
      ).toBeVisible();
      expect(question.getByRole('button', { name: money('Mantener $ 12.000') })).toBeVisible();
      await user.click(question.getByRole('button', { name: money('Cobrar $ 9.000') }));
      await waitFor(() => expect(page.toasts.at(-1)?.title).toBe(money('Precio actualizado: $ 9.000')));
      expect(api.bookings[0]?.price).toBe(900_000);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    test('keep the price when that is the answer', async () => {
      await addWith('open');
      await user.click(await screen.findByRole('button', { name: money('Mantener $ 12.000') }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(sent(/tariff$/)).toEqual([]);
    });

    test.each([
      ['kept', 'Se mantiene en $ 12.000; la tarifa es $ 9.000.'],
      ['agreed', 'Se mantiene el precio acordado de $ 12.000; la tarifa es $ 9.000.'],
    ] as const)('leave a price that is %s, and one click takes the tariff over', async (outcome, notice) => {
      const drawer = await addWith(outcome);
      expect(await drawer.findByText(notice)).toBeVisible();
      await user.click(drawer.getByRole('button', { name: 'Usar este precio' }));
      await waitFor(() => expect(api.bookings[0]?.price).toBe(900_000));
      expect(drawer.queryByText(notice)).toBeNull();
    });

    test('leave a price, and nothing says so any more once they are gone', async () => {
      const drawer = await addWith('kept');
      const notice = 'Se mantiene en $ 12.000; la tarifa es $ 9.000.';
      await drawer.findByText(notice);
      // another player changes no tariff
      api.answer(/POST .*\/players$/, ({ body }) => assign(body.player_ids as string[]));
      await user.type(drawer.getByRole('combobox', { name: 'Agregar jugadores' }), 'Bea');
      await waitFor(() => expect(drawer.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
      await user.click(drawer.getByRole('option', { name: /^Bea Gil/ }));
      await drawer.findByRole('button', { name: 'Quitar a Bea Gil' });
      expect(drawer.getByText(notice)).toBeVisible();
      await user.click(drawer.getByRole('button', { name: 'Quitar a Ana Paz' }));
      await waitFor(() => expect(drawer.queryByRole('button', { name: 'Quitar a Ana Paz' })).toBeNull());
      await waitFor(() => expect(drawer.queryByText(notice)).toBeNull());
      expect(drawer.queryByRole('button', { name: 'Usar este precio' })).toBeNull();
    });

    test('change the price where it follows, and that is said', async () => {
      await addWith('updated', 900_000);
      await waitFor(() => expect(page.toasts.at(-1)?.title).toBe(money('Precio actualizado: $ 9.000')));
      expect(page.toasts.at(-1)?.body).toBe(money('Precio según la tarifa: $ 9.000 (antes $ 12.000).'));
      expect(screen.queryByRole('button', { name: 'Usar este precio' })).toBeNull();
    });
  });

  test('a tournament lacks no players for doubles', async () => {
    change({ event_type: 'torneo' });
    const drawer = await open('players');
    expect(await drawer.findByRole('combobox', { name: 'Agregar jugadores' })).toBeVisible();
    expect(drawer.queryByText(/para dobles/)).toBeNull();
  });

  test('four players make doubles complete', async () => {
    change({ players: [1, 2, 3, 4].map((n) => ({ id: uuid(200 + n), name: `J${n}`, phone: null })) });
    const drawer = await open('players');
    expect(await drawer.findByText('Dobles completo: 4 jugadores')).toBeVisible();
  });

  test('a new player is created and added; a wrong phone is reported at its field and keeps the input', async () => {
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), 'Dora Luz 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear a Dora Luz (11 5555-1234)' }));
    expect(drawer.getByLabelText(/^Nombre/)).toHaveValue('Dora');
    expect(drawer.getByLabelText('Apellido')).toHaveValue('Luz');
    expect(drawer.getByLabelText('Teléfono')).toHaveValue('11 5555-1234');
    await user.type(drawer.getByLabelText('Email'), 'dora@club');
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    expect(drawer.getByLabelText('Email')).toHaveAccessibleDescription('El email no es válido');
    expect(api.calls.filter(({ call }) => call === 'POST /players')).toEqual([]);
    await user.clear(drawer.getByLabelText('Email'));
    await user.type(drawer.getByLabelText('Teléfono'), '123');
    api.refuseNext(/POST \/players$/, { status: 422, error: 'invalid_phone' });
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    await waitFor(() => expect(drawer.getByLabelText('Teléfono')).toHaveAccessibleDescription(/teléfono/));
    expect(drawer.getByLabelText('Apellido')).toHaveValue('Luz');
    api.answer(/POST \/players$/, ({ body }) => {
      const player = aPlayer({ ...body, id: uuid(204) });
      api.players = [...api.players, player];
      return player;
    });
    await user.clear(drawer.getByLabelText('Teléfono'));
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    expect(await drawer.findByRole('button', { name: 'Quitar a Dora Luz' })).toBeVisible();
    expect(page.toasts.at(-1)?.body).toBe('Dora Luz se agregó al club');
    // the form that had the focus is gone
    await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Agregar jugadores' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a new player whose phone somebody has already is that player', async () => {
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), 'Dora Luz 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear a Dora Luz (11 5555-1234)' }));
    api.refuseNext(/POST \/players$/, { status: 409, error: 'player_exists', params: { player_id: uuid(201) } });
    api.answer(/GET \/players\/[^/]+$/, () => ({ player: aPlayer() }));
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    await user.click(await drawer.findByRole('button', { name: 'Usar el que ya existe' }));
    expect(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
  });

  test('a refusal says why', async () => {
    api.refuseNext(/POST .*\/players$/, { status: 422, error: 'player_blocked' });
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
    await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Error al agregar el jugador'));
    expect(page.toasts.at(-1)?.body).toMatch(/bloquead/);
  });
});
