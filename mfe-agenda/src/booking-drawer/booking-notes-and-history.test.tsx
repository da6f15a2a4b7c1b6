import type { BookingNote, HistoryEntry } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { api, booking, change, eachTestHasABooking, open, page, SERIES, sent, user } from '../testing/opened-booking';

eachTestHasABooking();

describe('notes', () => {
  const aNote = (given: Partial<BookingNote> = {}): BookingNote => ({
    id: uuid(801),
    scope: 'individual',
    text: 'Trae pelotas',
    author_id: uuid(9),
    author_name: 'Ana Prueba',
    created_at: '2026-11-21T15:00:00.000Z',
    edited_at: null,
    edited_by_name: null,
    version: 1,
    ...given,
  });
  let notes: BookingNote[];
  beforeEach(() => {
    notes = [aNote()];
    change({ series_id: SERIES, modality: 'fixed' });
    api.answer(/GET .*\/notes$/, () => notes);
    api.answer(/POST .*\/notes$/, ({ body }) => {
      notes = [aNote({ ...body, id: uuid(802) }), ...notes];
      return notes[0];
    });
  });

  test('one for the whole series is written, and shows its scope and who wrote it', async () => {
    const drawer = await open('notes');
    expect(await drawer.findByText('Trae pelotas')).toBeVisible();
    await user.type(drawer.getByLabelText('Nueva nota'), 'Paga a fin de mes');
    await user.click(drawer.getByRole('radio', { name: 'Toda la serie' }));
    await user.click(drawer.getByRole('button', { name: 'Agregar nota' }));
    expect(await drawer.findByText(/^Toda la serie · Ana Prueba/)).toBeVisible();
    expect(drawer.getByText('Paga a fin de mes')).toBeVisible();
    expect(sent(/POST .*\/notes$/).map((c) => c.body)).toEqual([{ scope: 'series', text: 'Paga a fin de mes' }]);
    expect(drawer.getByLabelText('Nueva nota')).toHaveValue('');
  });

  test('an unsaved note keeps its text, and closing asks first', async () => {
    for (let i = 0; i < 4; i++) api.refuseNext(/POST .*\/notes$/, { status: 500, error: 'internal' });
    const drawer = await open('notes');
    await user.type(await drawer.findByLabelText('Nueva nota'), 'Importante');
    await user.click(drawer.getByRole('button', { name: 'Agregar nota' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Error al guardar la nota'));
    expect(drawer.getByLabelText('Nueva nota')).toHaveValue('Importante');
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
  });

  test.each([
    ['of this booking', () => ({ booking_id: booking.id, series_id: null })],
    ['of its series', () => ({ booking_id: null, series_id: SERIES })],
  ])('a colleague’s note %s shows at once', async (_, of) => {
    const drawer = await open('notes');
    await drawer.findByText('Trae pelotas');
    notes = [aNote({ id: uuid(803), text: 'De un colega' }), ...notes];
    page.host.bus.emit('booking_note.changed', of());
    expect(await drawer.findByText('De un colega')).toBeVisible();
  });

  test('notes of another booking are not shown', async () => {
    const drawer = await open('notes');
    await drawer.findByText('Trae pelotas');
    const reads = sent(/GET .*\/notes$/).length;
    page.host.bus.emit('booking_note.changed', { booking_id: uuid(99), series_id: null });
    page.host.bus.emit('booking_note.changed', { booking_id: null, series_id: uuid(98) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent(/GET .*\/notes$/)).toHaveLength(reads);
  });

  test('a colleague’s change of the same note is shown before it is overwritten', async () => {
    api.answer(/PUT .*\/notes\/.*/, () => notes[0]);
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' y paletas');
    notes = [aNote({ text: 'Trae pelotas y agua', version: 2 })];
    page.host.bus.emit('booking_note.changed', { booking_id: booking.id, series_id: null });
    expect(await drawer.findByText('Trae pelotas y agua')).toBeVisible();
    expect(drawer.getByRole('alert')).toHaveTextContent('Un colega cambió esta nota');
    expect(drawer.getByRole('textbox', { name: 'Editar' })).toHaveValue('Trae pelotas y paletas');
    await user.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent(/PUT .*\/notes/).map((c) => c.body)).toEqual([{ text: 'Trae pelotas y paletas', version: 2 }]),
    );
  });

  test('what was typed into a note is kept while another tab is open, and closing asks first', async () => {
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' y paletas');
    await user.click(drawer.getByRole('tab', { name: 'Pagos' }));
    await user.click(drawer.getByRole('tab', { name: 'Notas' }));
    expect(await drawer.findByRole('textbox', { name: 'Editar' })).toHaveValue('Trae pelotas y paletas');
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
  });

  test('what was typed into a note that a colleague deleted can be added as a new one', async () => {
    notes = [aNote({ scope: 'series' })];
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' y paletas');
    notes = [];
    page.host.bus.emit('booking_note.changed', { booking_id: booking.id, series_id: null });
    expect(await drawer.findByRole('alert')).toHaveTextContent('Un colega eliminó esta nota');
    expect(drawer.getByRole('textbox', { name: 'Editar' })).toHaveValue('Trae pelotas y paletas');
    await user.click(within(drawer.getByRole('list')).getByRole('button', { name: 'Agregar nota' }));
    await waitFor(() => expect(drawer.queryByRole('textbox', { name: 'Editar' })).toBeNull());
    expect(drawer.getByText('Trae pelotas y paletas')).toBeVisible();
    expect(sent(/POST .*\/notes$/).map((c) => c.body)).toEqual([{ scope: 'series', text: 'Trae pelotas y paletas' }]);
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText('¿Descartar los cambios?')).toBeNull();
  });

  test('a note is changed with its version, and deleted', async () => {
    api.answer(/PUT .*\/notes\/.*/, ({ body }) => {
      notes = [
        aNote({ text: String(body.text), version: 2, edited_at: '2026-11-21T16:00:00.000Z', edited_by_name: 'Bruno' }),
      ];
      return notes[0];
    });
    api.answer(/DELETE .*\/notes\/.*/, () => {
      notes = [];
    });
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' nuevas');
    await user.click(drawer.getByRole('button', { name: 'Guardar' }));
    expect(await drawer.findByText(/editada por Bruno$/)).toBeVisible();
    expect(drawer.getByText('Trae pelotas nuevas')).toBeVisible();
    expect(sent(/PUT .*\/notes/)[0]?.body).toEqual({ text: 'Trae pelotas nuevas', version: 1 });
    await user.click(drawer.getByRole('button', { name: 'Eliminar' }));
    expect(await drawer.findByText('Todavía no hay notas.')).toBeVisible();
  });
});

test('the history says who did what, with fields, sums and reasons', async () => {
  const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({
    at: '2037-11-21T15:00:00.000Z',
    actor_name: 'Ana Prueba',
    action: 'booking.create',
    reason: null,
    fields: [],
    amount: null,
    places: null,
    ...given,
  });
  const place = (court: string, from: string, to: string) => ({
    courts: [court],
    start: `2037-11-21T${from}:00.000Z`,
    end: `2037-11-21T${to}:00.000Z`,
  });
  api.answer(/GET .*\/history$/, () => [
    entry({ action: 'payment.delete', amount: 500_000, reason: 'Duplicado', actor_name: null }),
    entry({
      action: 'booking.change',
      fields: ['court_id', 'start', 'price'],
      places: { from: place('Pádel 1', '22:00', '23:30'), to: place('Tenis 1', '21:00', '22:30') },
    }),
    entry({ action: 'payment.refund', reason: 'code:late_payment' }),
    entry({}),
  ]);
  const drawer = await open('history');
  await drawer.findByText('Pago eliminado');
  expect(drawer.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Pago eliminado\$ 5\.000 · DuplicadoSistema · /),
    expect.stringMatching(
      /^Reserva modificadaPádel 1, sáb,? 21 nov 2037 19:00 – 20:30 → Tenis 1, 18:00 – 19:30 · precioAna Prueba · /,
    ),
    expect.stringContaining('El pago llegó tarde: el turno ya no estaba libre'),
    expect.stringMatching(/^Reserva creadaAna Prueba · /),
  ]);
});

test('a tab shows the payments of the booking', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const drawer = await open('payments');
  expect(await drawer.findByRole('region', { name: 'Pagos de la reserva' })).toBeVisible();
});
