import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../testing/fixtures';
import { api, card, eachTestHasTwoBookings, form, inDrawer, open, user } from '../../testing/opened-day';

eachTestHasTwoBookings();

describe('the form', () => {
  test('says what is missing before anything is sent', async () => {
    open({ search: '?date=2037-11-25&booking=new' });
    const drawer = await form();
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '20' } });
    await user.click(inDrawer(drawer, 'Crear reserva'));
    for (const problem of [
      'Debés seleccionar una cancha',
      'Debés especificar la fecha y hora de inicio',
      'La duración debe ser de al menos 30 minutos',
    ]) {
      expect(drawer.getByText(problem)).toBeVisible();
    }
    expect(drawer.getByLabelText(/Cancha/)).toHaveFocus();
    expect(api.calls.some((c) => c.call.startsWith('POST'))).toBe(false);
  });

  test('reports an end that cannot be computed', async () => {
    open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    expect(drawer.getByText('Termina a las 11:00')).toBeVisible();
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '' } });
    expect(drawer.getByText('Error al calcular la hora de fin')).toBeVisible();
  });

  test('a conflict names who occupies the place, keeps the input and offers a free place', async () => {
    const page = open({ search: '?date=2037-11-25&booking=new' });
    const drawer = await form();
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    await user.type(drawer.getByLabelText('Descripción'), 'Cumpleaños');
    await user.click(inDrawer(drawer, 'Crear reserva'));
    const alert = await drawer.findByRole('alert', { hidden: true });
    expect(alert).toHaveTextContent('Cancha 1 ya está ocupada de 10:00 a 11:00 (Gómez).');
    expect(drawer.getByLabelText('Descripción')).toHaveValue('Cumpleaños');
    expect(page.dirty.has('booking')).toBe(true);
    await user.click(within(alert).getByRole('button', { name: 'Cancha 1, 09:00', hidden: true }));
    await user.click(inDrawer(drawer, 'Crear reserva'));
    await waitFor(() => expect(page.location().search).toMatch(/booking=[^n][^&]+&tab=players$/));
    expect(page.dirty.size).toBe(0);
    expect(drawer.getByText('Sin jugadores asignados')).toBeVisible();
    await user.click(inDrawer(drawer, 'Cerrar'));
    expect(await card(/09:00 – 10:00 Cumpleaños/)).toBeInTheDocument();
    expect(page.location().search).toBe('?view=vertical&date=2037-11-25');
  });

  test('a clash is said before anything is sent, and one click takes a free place', async () => {
    const page = open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    expect(drawer.queryByRole('alert', { hidden: true })).toBeNull();
    const theirs = aBooking({ id: uuid(9), start: '2037-11-25T17:00:00.000Z', description: 'Ruiz' });
    api.bookings = [...api.bookings, theirs];
    act(() => {
      page.host.bus.emit('booking.created', { booking: theirs });
    });
    await user.selectOptions(drawer.getByLabelText(/^Inicio/), '14:00');
    const alert = within(await drawer.findByRole('alert', { hidden: true }));
    expect(alert.getByText(/14:00 a 15:00 \(Ruiz\)/)).toBeInTheDocument();
    await user.click(alert.getAllByRole('button', { name: /^Cancha 1, /, hidden: true })[0] as HTMLElement);
    expect(drawer.queryByRole('alert', { hidden: true })).toBeNull();
    expect(api.calls.filter(({ call }) => /^(POST|PUT) /.test(call))).toEqual([]);
  });

  test('an error about one field is shown at that field', async () => {
    open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    api.refuseNext(/PUT/, { status: 422, error: 'ends_after_closing' });
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '90' } });
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    await waitFor(() =>
      expect(drawer.getByLabelText(/Duración/)).toHaveAccessibleDescription(
        'La reserva termina después del cierre del club.',
      ),
    );
  });

  test('a colleague’s change is shown beside mine, and mine can be applied again', async () => {
    const page = open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    await user.clear(drawer.getByLabelText('Descripción'));
    await user.type(drawer.getByLabelText('Descripción'), 'Lo mío');
    const theirs = {
      ...aBooking({ id: uuid(1), start: '2037-11-25T14:00:00.000Z', description: 'Lo suyo' }),
      version: 2,
    };
    api.bookings = [theirs, ...api.bookings.slice(1)];
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    const alert = await drawer.findByRole('alert', { hidden: true });
    expect(alert).toHaveTextContent('Un colega cambió esta reserva');
    const row = within(alert).getByRole('row', { name: /^Descripción/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((c) => c.textContent),
    ).toEqual(['Lo mío', 'Lo suyo']);
    await user.click(inDrawer(drawer, 'Volver a aplicar mis cambios'));
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    await waitFor(() => expect(page.location().search).toBe('?view=vertical&date=2037-11-25'));
    expect(api.bookings.find((b) => b.id === uuid(1))).toMatchObject({
      description: 'Lo mío',
      start: '2037-11-25T14:00:00.000Z',
      version: 3,
    });
  });

  test('a year that the agenda does not have is said at the date', async () => {
    open({ search: '?date=2037-11-25&booking=new' });
    const drawer = await form();
    const date = drawer.getByRole('textbox', { name: /^Fecha/, hidden: true });
    await user.clear(date);
    await user.type(date, '25/11/2100');
    await user.selectOptions(drawer.getByLabelText(/^Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/^Inicio/), '12:00');
    await user.click(inDrawer(drawer, 'Crear reserva'));
    expect(date).toHaveAccessibleDescription('La agenda va del año 2000 al 2099');
    expect(api.calls.some(({ call }) => call === 'POST /bookings')).toBe(false);
  });

  test('a booking that a colleague cancels can no longer be saved', async () => {
    const page = open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    const booking = aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', state: 'cancelled', version: 2 });
    page.host.bus.emit('booking.cancelled', { booking });
    expect(await drawer.findByText('Esta reserva fue cancelada.')).toBeVisible();
    expect(inDrawer(drawer, 'Guardar cambios')).toBeDisabled();
  });

  test('a booking that was cancelled before says so, and no more of a colleague', async () => {
    api.bookings = [aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', state: 'cancelled' })];
    open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    expect(await drawer.findByText('Esta reserva fue cancelada.')).toBeVisible();
    expect(drawer.queryByText('Un colega canceló esta reserva')).toBeNull();
  });

  test('closing asks before discarding input', async () => {
    const page = open({ search: `?date=2037-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    await user.type(drawer.getByLabelText('Descripción'), ' y amigos');
    await user.click(inDrawer(drawer, 'Cerrar'));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando', hidden: true }));
    expect(drawer.getByLabelText('Descripción')).toHaveValue('Gómez y amigos');
    await user.click(inDrawer(drawer, 'Cerrar'));
    await user.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
    expect(page.location().search).toBe('?view=vertical&date=2037-11-25');
  });

  test('a booking of another day opens on its own day', async () => {
    api.bookings = [aBooking({ id: uuid(1), start: '2040-11-28T13:00:00.000Z', description: 'Gómez' })];
    const page = open({ search: `?booking=${uuid(1)}`, club: aClub() });
    await form();
    expect(page.location().search).toBe(`?view=vertical&date=2040-11-28&booking=${uuid(1)}`);
  });
});
