import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aCourt } from '../../testing/fixtures';
import { api, card, eachTestHasTwoBookings, form, open } from '../../testing/opened-day';

eachTestHasTwoBookings();

const width = { lanes: 280 };
let resized: (() => void)[] = [];
beforeEach(() => {
  width.lanes = 280;
  resized = [];
  // jsdom has no layout: the lanes share this width, and time runs down from the top
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, width.lanes, 10_000));
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    resized.push(() => changed([], {} as ResizeObserver));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
});
afterEach(() => jest.restoreAllMocks());

const ghost = () => screen.getByTestId('drag-ghost');
const grid = () => screen.getByRole('grid');
/** Sends an event of the mouse as a pointer, which jsdom does not know. */
const point = (on: Element, name: string, [clientX, clientY]: [number, number]) => {
  const event = new MouseEvent(`pointer${name}`, { bubbles: true, clientX, clientY });
  fireEvent(on, Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
};
/** Presses at one point and moves to another, and returns the place that is shown. */
const begin = async (on: Element, from: [number, number], to: [number, number]) => {
  point(on, 'down', from);
  point(grid(), 'move', to);
  await waitFor(() => expect(ghost()).toHaveTextContent(/Cancha/));
  return ghost().textContent ?? '';
};

test('a slot that is drawn is the one shown, though a court and an earlier booking come meanwhile', async () => {
  const page = open();
  await card(/Gómez/);
  const shown = await begin(grid(), [70, 400], [70, 472]);
  const court = aCourt({ id: uuid(103), name: 'Cancha 0', sort: 0 });
  const early = aBooking({ id: uuid(3), court_id: uuid(103), start: '2037-11-25T08:00:00.000Z' });
  act(() => {
    page.host.bus.emit('court.changed', { court });
    page.host.bus.emit('booking.created', { booking: early });
  });
  await within(screen.getByRole('combobox', { name: 'Filtrar por cancha' })).findByRole('option', { name: 'Cancha 0' });
  expect(screen.queryByRole('rowheader', { name: 'Cancha 0' })).toBeNull();
  point(grid(), 'move', [70, 473]);
  point(grid(), 'up', [70, 473]);
  const drawer = await form();
  const [, start, name] = /^(\S+) – \S+ (.*)$/.exec(shown) ?? [];
  expect([start, name]).toEqual([expect.any(String), 'Cancha 1']);
  await waitFor(() => expect(drawer.getByLabelText(/Inicio/)).toHaveDisplayValue(start as string));
  expect(
    within(drawer.getByLabelText(/Cancha/)).getByRole('option', { selected: true, hidden: true }),
  ).toHaveTextContent(name as string);
  // drawn once the gesture is over
  expect(await screen.findByRole('rowheader', { name: 'Cancha 0', hidden: true })).toBeInTheDocument();
});

test('a booking is dropped on the court under the pointer, though the courts become narrower meanwhile', async () => {
  open();
  const booking = await card(/Gómez/);
  await begin(booking, [70, 130], [70, 202]);
  width.lanes = 140;
  act(() => {
    for (const tell of resized) tell();
  });
  point(grid(), 'move', [100, 202]);
  point(grid(), 'up', [100, 202]);
  await waitFor(() => expect(api.bookings.find((b) => b.id === uuid(1))).toMatchObject({ court_id: uuid(102) }));
});

test('support that only looks draws and drags nothing, and opens what it presses', async () => {
  const impersonation = { reason: 'Pide ayuda', write: false, ends_at: '2037-11-25T12:00:00Z' };
  const page = open({ club: aClub({ role: null, impersonation }) });
  const booking = await card(/Gómez/);
  for (const on of [grid(), booking]) {
    point(on, 'down', [70, 400]);
    point(grid(), 'move', [70, 472]);
    point(grid(), 'up', [70, 472]);
  }
  point(grid(), 'down', [70, 400]);
  point(grid(), 'up', [70, 400]);
  expect(page.location().search).not.toContain('booking=');
  point(booking, 'down', [70, 130]);
  point(grid(), 'up', [70, 130]);
  await waitFor(() => expect(page.location().search).toContain(`booking=${uuid(1)}`));
  expect(api.calls.filter(({ call }) => /^(POST|PUT|DELETE)/.test(call))).toEqual([]);
});
