import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, card, eachTestHasTwoBookings, inDrawer, open, user } from '../../testing/opened-day';

eachTestHasTwoBookings();

describe('keyboard', () => {
  const focusCard = async (name: RegExp) => {
    const element = await card(name);
    act(() => element.focus());
    return element;
  };

  test('arrows walk bookings and free slots', async () => {
    open();
    await focusCard(/Gómez/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/Ruiz/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('11:00, Cancha 2, libre');
  });

  test('Alt with arrows moves a booking, announces it, and can be undone', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await card(/10:15 – 11:15 Gómez/)).toHaveFocus();
    expect(screen.getByTestId('announcer')).toHaveTextContent('Reserva movida a Cancha 1, 10:15');
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    act(() => page.toasts[0]?.actions?.at(-1)?.run());
    expect(await card(/10:00 – 11:00 Gómez/)).toBeVisible();
    await waitFor(() => expect(api.bookings.find((b) => b.id === uuid(1))?.version).toBe(3));
  });

  test.each(['{Escape}', '{Enter}'])('the focus is back when the menu closes by %s', async (key) => {
    open();
    fireEvent.contextMenu(await focusCard(/Gómez/));
    const entry = await screen.findByRole('menuitem', { name: /^Mover/, hidden: true });
    act(() => entry.focus());
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Gómez/));
  });

  test('quick steps are not refused as stale, and the last one holds', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    expect(page.toasts[0]).toMatchObject({ intent: 'success' });
    expect(api.bookings.find((b) => b.id === uuid(1))?.start).toBe('2037-11-25T14:00:00.000Z');
    expect(await card(/11:00 – 12:00 Gómez/)).toHaveFocus();
  });

  test('a move onto an occupied place is reverted and names who occupies it', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() =>
      expect(page.toasts).toEqual([
        {
          intent: 'error',
          title: 'No se pudo actualizar la reserva',
          body: 'Cancha 2 ya está ocupada de 10:00 a 11:00 (Ruiz).',
        },
      ]),
    );
    expect(await card(/Gómez.*Cancha 1/)).toBeVisible();
  });

  test('a move of a booking that a colleague has just changed shows their version', async () => {
    const page = open();
    await focusCard(/Gómez/);
    api.bookings = api.bookings.map((b) => (b.id === uuid(1) ? { ...b, version: 5, description: 'Cambiada' } : b));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await card(/10:00 – 11:00 Cambiada/)).toBeVisible();
    await waitFor(() => expect(page.toasts[0]?.body).toMatch(/Otra persona hizo un cambio recién/));
  });

  test('N, brackets and the slash are shortcuts of the page', async () => {
    const page = open();
    await card(/Gómez/);
    await user.keyboard(']');
    expect(page.location().search).toBe('?view=vertical&date=2037-11-26');
    await user.keyboard('[[');
    expect(page.location().search).toBe('?view=vertical&date=2037-11-25');
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Filtrar por cancha' })).toHaveFocus();
    await user.keyboard('n');
    expect(page.location().search).toBe('?view=vertical&date=2037-11-25');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('n');
    expect(page.location().search).toContain('booking=new');
  });

  test('Delete asks for the reason, and explains a refusal', async () => {
    open();
    await focusCard(/Gómez/);
    await user.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    api.refuseNext(/cancel/, { status: 409, error: 'booking_has_payments', params: { paid: 500_000 } });
    await user.type(dialog.getByLabelText('Motivo (opcional)'), 'Lluvia');
    await user.click(inDrawer(dialog, 'Sí, cancelar la reserva'));
    expect(await dialog.findByRole('alert', { hidden: true })).toHaveTextContent(
      /No se pudo cancelar la reserva.*tiene pagos/,
    );
    await user.click(inDrawer(dialog, 'Sí, cancelar la reserva'));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Gómez/, hidden: true })).toBeNull());
    expect(api.bookings.find((b) => b.id === uuid(1))).toMatchObject({ state: 'cancelled', cancel_reason: 'Lluvia' });
  });
});
