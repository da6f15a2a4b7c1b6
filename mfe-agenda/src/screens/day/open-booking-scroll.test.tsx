import { uuid } from '@canchero/shared-contracts/testing/records';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking } from '../../testing/fixtures';
import { api, card, eachTestHasTwoBookings, open, user } from '../../testing/opened-day';

eachTestHasTwoBookings();

/** Size of the grid in pixels, which has no layout here: a few hours of two courts. */
const HEIGHT = 300;
const WIDTH = 800;
const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = scrollTo;
  api.bookings = [...api.bookings, aBooking({ id: uuid(3), start: '2037-11-26T00:00:00.000Z', description: 'Tarde' })];
});
afterEach(() => jest.restoreAllMocks());

test('an address that opens a booking below the hours in view scrolls there, once', async () => {
  const page = open({ search: `?date=2037-11-25&booking=${uuid(3)}` });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  const [{ top, left }] = scrollTo.mock.calls[0] as [ScrollToOptions];
  // opens at 8, booked at 21, shown from 20
  const pxPerMinute = (top ?? 0) / (12 * 60);
  expect(pxPerMinute).toBeGreaterThan(0.5);
  expect(left).toBe(0);
  page.host.bus.emit('booking.updated', { booking: { ...(api.bookings[2] as never as object), version: 9 } } as never);
  await screen.findByRole('dialog', { hidden: true });
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('a booking that is in view is opened where it is', async () => {
  open();
  await user.click(await card(/Gómez/));
  await screen.findByRole('dialog', { hidden: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a booking that the drawer beside pushes out of view is scrolled to, unless somebody looks elsewhere', async () => {
  const resized = new Set<() => void>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    const change = () => changed([], {} as ResizeObserver);
    return {
      observe: () => resized.add(change),
      unobserve: () => undefined,
      disconnect: () => resized.delete(change),
    } as unknown as ResizeObserver;
  });
  open({ search: `?date=2037-11-25&booking=${uuid(2)}` });
  await card(/Ruiz/);
  expect(scrollTo).not.toHaveBeenCalled();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH / 4);
  for (const resize of resized) resize();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, left: 140 });
  scrollTo.mockClear();
  fireEvent.wheel(screen.getByTestId('agenda-scroller'));
  for (const resize of resized) resize();
  expect(scrollTo).not.toHaveBeenCalled();
});
