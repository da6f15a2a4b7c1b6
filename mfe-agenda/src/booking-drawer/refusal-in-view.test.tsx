import { Refusal } from '@canchero/shared-contracts/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startClubServer } from '../testing/club-server';
import { aCourt } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

test.each([
  ['a permission taken away', new Refusal(403, 'forbidden'), /No tienes permisos/],
  ['a conflict', new Refusal(409, 'schedule_conflict', { conflicts: [] }), /./],
])('the refusal of a booking is brought into view, above fields that were scrolled: %s', async (_, refusal, words) => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  const api = await startClubServer();
  api.courts = [aCourt()];
  api.answer(/POST .*\/bookings$/, () => refusal);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const page = renderDay({
    apiUrl: api.url,
    search: '?date=2031-01-08&booking=new',
    permissions: ['schedule', 'booking'],
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(await drawer.findByRole('combobox', { name: /^Cancha/ }), 'Cancha 1');
  await user.selectOptions(drawer.getByRole('combobox', { name: /^Inicio/ }), '12:00');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  const alert = await drawer.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(shown).toContain(alert);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  cleanup();
  page.queryClient.clear();
  await api.close();
});
