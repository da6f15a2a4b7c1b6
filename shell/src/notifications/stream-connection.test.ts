import { bookingEvents } from '@canchero/shared-contracts/booking';
import { createBus } from '../events/bus';
import { NO_NOTIFICATIONS, type Notifications, withNotification, without, withRead } from './notification-store';
import { readEvent } from './read-event';
import { type Source, StreamConnection } from './stream-connection';

class FakeSource implements Source {
  readyState = 0;
  onopen: Source['onopen'] = null;
  onerror: Source['onerror'] = null;
  close = () => {
    this.readyState = 2;
  };
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  /** `refused`: the browser does not retry by itself. */
  breaks(refused: boolean) {
    this.readyState = refused ? 2 : 0;
    this.onerror?.(new Event('error'));
  }
}

function trial() {
  const statuses: string[] = [];
  const opened: { ticket: string; after: string | null; source: FakeSource }[] = [];
  const state = { ticket: 'ticket' as string | null | Error, after: null as string | null, polls: 0, gaps: 0 };
  const stream = new StreamConnection({
    ticket: async () => {
      if (state.ticket instanceof Error) throw state.ticket;
      return state.ticket;
    },
    open: (ticket, after) => {
      const source = new FakeSource();
      opened.push({ ticket, after, source });
      return source;
    },
    lastEventId: () => state.after,
    poll: async () => {
      state.polls += 1;
    },
    onGap: () => {
      state.gaps += 1;
    },
    onStatus: (status) => statuses.push(status),
    log: () => {},
  });
  const last = () => opened.at(-1)?.source as FakeSource;
  return { stream, statuses, opened, state, last };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the connection opens with a ticket and reports its state', async () => {
  const { stream, statuses, last } = trial();
  await stream.connect();
  last().opens();
  expect(statuses).toEqual(['connecting', 'connected']);
  stream.close();
  expect(statuses.at(-1)).toBe('disconnected');
  expect(last().readyState).toBe(2);
});

test('with an expired token nothing is opened', async () => {
  const { stream, statuses, opened, state } = trial();
  state.ticket = null;
  await stream.connect();
  expect(opened).toEqual([]);
  expect(statuses.at(-1)).toBe('disconnected');
});

test('a refused connection gets a new ticket and continues after the last event', async () => {
  const { stream, opened, state, last } = trial();
  await stream.connect();
  last().opens();
  state.after = '41';
  state.ticket = 'ticket-2';
  last().breaks(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(opened.map(({ ticket, after }) => [ticket, after])).toEqual([
    ['ticket', null],
    ['ticket-2', '41'],
  ]);
});

test('without a position the data from before the stream is requested', async () => {
  const { stream, state, last } = trial();
  await stream.connect();
  expect(state.gaps).toBe(0);
  last().opens();
  expect(state.gaps).toBe(1);
  last().breaks(false);
  last().opens();
  expect(state.gaps).toBe(2);
  state.after = '41';
  last().breaks(false);
  last().opens();
  expect(state.gaps).toBe(2);
});

test('three refused attempts end in polling every 60 s, and a successful poll connects again', async () => {
  const { stream, statuses, state, opened, last } = trial();
  state.ticket = new Error('down');
  await stream.connect();
  await jest.advanceTimersByTimeAsync(1000 + 3000 + 9000);
  expect(statuses.at(-1)).toBe('polling');
  state.ticket = 'ticket';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(state.polls).toBe(1);
  expect(opened).toHaveLength(1);
  last().opens();
  expect(statuses.at(-1)).toBe('connected');
});

test('30 s of the browser’s own failing attempts end in polling; focus connects again', async () => {
  const { stream, statuses, opened, last } = trial();
  await stream.connect();
  last().opens();
  for (let second = 0; second < 27; second += 3) {
    last().breaks(false);
    await jest.advanceTimersByTimeAsync(3000);
  }
  expect(statuses.at(-1)).toBe('connecting');
  await jest.advanceTimersByTimeAsync(3000);
  expect(statuses.at(-1)).toBe('polling');
  stream.resume();
  await jest.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
});

test('a displaced stream polls and stays closed until the window is used again', async () => {
  const { stream, statuses, opened, state, last } = trial();
  await stream.connect();
  last().opens();
  stream.displaced();
  expect(last().readyState).toBe(2);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(statuses.at(-1)).toBe('polling');
  expect([state.polls, opened.length]).toEqual([5, 1]);
  stream.resume();
  await jest.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
});

describe('events', () => {
  const booking = { name: 'booking.created', version: bookingEvents.created.version, payload: {} };
  test.each([
    ['an unknown name', { ...booking, name: 'booking.exploded' }],
    ['another version', { ...booking, version: 99 }],
    ['another shape', booking],
  ])('%s is rejected', (_, envelope) => {
    expect(() => readEvent(JSON.stringify(envelope))).toThrow();
  });

  test('a known one is read', () => {
    const removed = { name: 'court.removed', version: 1, payload: { court_id: 'c1' } };
    expect(readEvent(JSON.stringify(removed))).toEqual({ name: 'court.removed', payload: { court_id: 'c1' } });
  });

  test('a handler that throws harms no other', () => {
    const failures: string[] = [];
    const bus = createBus(
      (_, event) => failures.push(event),
      () => new Promise(() => {}),
    );
    bus.guard(() => null);
    const heard: string[] = [];
    bus.on('court.removed', () => {
      throw new Error('broken');
    });
    const off = bus.on('court.removed', ({ court_id }) => void heard.push(court_id));
    bus.emit('court.removed', { court_id: 'c1' });
    off();
    bus.emit('court.removed', { court_id: 'c2' });
    expect(heard).toEqual(['c1']);
    expect(failures).toEqual(['court.removed', 'court.removed']);
  });
});

describe('notifications', () => {
  const one = (id: string, read = false) => ({ id, read }) as Notifications['items'][number];
  test('at most 100 are kept, a known one is not counted twice, unread is never below 0', () => {
    let state = NO_NOTIFICATIONS;
    for (let i = 0; i < 120; i++) state = withNotification(state, one(String(i)));
    expect(state.items).toHaveLength(100);
    expect(state.items[0]?.id).toBe('119');
    expect(state.unread).toBe(100);
    expect(withNotification(state, one('119'))).toBe(state);
    const wrong = { items: [one('a')], unread: 0 };
    expect(withRead(wrong, 'a').unread).toBe(0);
    expect(without({ items: [one('a'), one('b', true)], unread: 1 }, 'b')).toEqual({ items: [one('a')], unread: 1 });
  });
});
