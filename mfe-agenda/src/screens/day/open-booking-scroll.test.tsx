import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, screen, waitFor } from '@testing-library/react';
import { aBooking } from '../../testing/fixtures';
import { api, eachTestHasTwoBookings, open } from '../../testing/opened-day';

eachTestHasTwoBookings();

const late = aBooking({ id: uuid(3), start: '2037-11-26T00:00:00.000Z', description: 'Tarde' });
let broughtIntoView: (string | undefined)[];
beforeEach(() => {
  broughtIntoView = [];
  // a grid of a few hours; there is no layout here
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    broughtIntoView.push(this.dataset.id);
  };
  api.bookings = [...api.bookings, late];
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a booking that an address opens is brought into view, once', async () => {
  const page = open({ search: `?date=2037-11-25&booking=${uuid(3)}` });
  await waitFor(() => expect(broughtIntoView).toEqual([uuid(3)]));
  await screen.findByRole('dialog', { hidden: true });
  await act(async () => page.host.bus.emit('booking.updated', { booking: { ...late, version: 9 } }));
  expect(broughtIntoView).toEqual([uuid(3)]);
});
