import { clubKey } from '@canchero/shared-contracts/kit';
import { QueryObserver } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { syncCaller } from './caller-sync';
import { selectClub } from './clubs/club-actions';
import { clubs } from './clubs/club-store';
import { setDirty } from './navigation/unsaved-input';
import { syncNotifications } from './notifications/notification-sync';
import { takeToasts } from './parts/toast-queue';
import { permissions } from './permissions/permission-store';
import { saveSession } from './session/session-store';
import { queryClient } from './storage/query-client';
import { type Answer, ApiServer, error } from './testing/api-server';
import { CLUB_ID, OTHER_CLUB_ID, someClub, someUser } from './testing/people';

/** Streams that the page has opened and not closed, as club and position. */
let streams: [club: string | null, after: string | null][] = [];
/** Stream that the page opened last. */
let source: Source;
class Source extends EventTarget {
  readonly readyState = 1;
  private readonly opened: (typeof streams)[number];
  constructor(url: string) {
    super();
    const query = new URL(url, window.location.origin).searchParams;
    this.opened = [query.get('club_id'), query.get('last_event_id')];
    streams.push(this.opened);
    source = this;
  }
  close() {
    streams = streams.filter((one) => one !== this.opened);
  }
}

const api = new ApiServer();
const at = (stream_position: string, held = {}): Answer => ({
  status: 200,
  body: { data: { permissions: held, source: 'role', stream_position } },
});
/** Club that the user was taken out of. */
let left: string | null = null;
let notificationsRead = 0;
/** Answers of the permissions in a club, one after the other. */
let positions: Record<string, (() => Answer | Promise<Answer>)[]>;
/** Answer that the server holds back until it is given. */
const held = () => {
  let give = (_: Answer) => {};
  const answer = new Promise<Answer>((done) => {
    give = done;
  });
  return { answer: () => answer, give };
};
const settle = () => new Promise((done) => setTimeout(done, 200));

beforeAll(async () => {
  globalThis.EventSource = Source as never;
  jest.spyOn(console, 'debug').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await api.start();
  api.respond = ({ path }) => {
    const [, club = ''] = /club_id=([^&]+)/.exec(path) ?? [];
    if (path.startsWith('/auth/protected/permissions')) return positions[club]?.shift()?.() ?? at('0');
    if (path === '/auth/protected/stream-ticket')
      return { status: 200, body: { data: { token: 'ticket', expires_at: '2999-01-01T00:00:00Z' } } };
    if (path.includes('/notifications')) {
      notificationsRead++;
      return { status: 200, body: { data: { items: [], unread: 0 } } };
    }
    const [, id] = /^\/club\/clubs\/([^/]+)$/.exec(path) ?? [];
    if (id && id === left) return error(404, 'not_found');
    const others = left ? [{ ...someClub({ id: OTHER_CLUB_ID, name: 'Club Sur' }), role: 'staff' }] : [];
    return { status: 200, body: { data: id ? someClub({ id }) : others } };
  };
  saveSession({ token: 't', refreshToken: 'r', user: someUser({ club_ids: [CLUB_ID, OTHER_CLUB_ID] }) });
  positions = {};
  syncCaller();
  syncNotifications();
  await queryClient.fetchQuery({ queryKey: clubKey(), queryFn: () => 'read' });
});
afterAll(() => api.stop());

beforeEach(async () => {
  positions = { [CLUB_ID]: [() => at('10-1')] };
  await act(() => selectClub(CLUB_ID));
  await waitFor(() => expect(streams).toEqual([[CLUB_ID, '10-1']]));
});
afterEach(async () => {
  await act(() => selectClub(OTHER_CLUB_ID));
  await settle();
});

test('the stream of another club begins at the position that its permissions bring', async () => {
  const pending = held();
  positions[OTHER_CLUB_ID] = [pending.answer];
  await act(() => selectClub(OTHER_CLUB_ID));
  await settle();
  expect(streams).toEqual([]);
  pending.give(at('20-1'));
  await waitFor(() => expect(streams).toEqual([[OTHER_CLUB_ID, '20-1']]));
});

test('the stream of a club whose permissions cannot be read begins at no position of another club', async () => {
  positions[OTHER_CLUB_ID] = [() => error(403, 'forbidden')];
  await act(() => selectClub(OTHER_CLUB_ID));
  await waitFor(() => expect(streams).toEqual([[OTHER_CLUB_ID, null]]));
});

test('a way back to a club before the other one’s permissions have come opens its stream once', async () => {
  const pending = held();
  positions[OTHER_CLUB_ID] = [pending.answer];
  positions[CLUB_ID] = [() => at('30-1')];
  await act(() => selectClub(OTHER_CLUB_ID));
  await act(() => selectClub(CLUB_ID));
  pending.give(at('20-1'));
  await waitFor(() => expect(streams).toEqual([[CLUB_ID, '30-1']]));
  await settle();
  expect(streams).toEqual([[CLUB_ID, '30-1']]);
});

test('after events that the service no longer keeps, all is read again, a first answer on its way as well', async () => {
  const read: string[] = [];
  let giveFirst = () => {};
  const shown = { queryKey: clubKey(), queryFn: () => read.push('shown') };
  const first = {
    queryKey: [...clubKey(), 'first'],
    queryFn: () => {
      read.push('first');
      return new Promise<string>((done) => {
        giveFirst = () => done('read');
      });
    },
  };
  const stops = [shown, first].map((query) => new QueryObserver(queryClient, query as never).subscribe(() => {}));
  await waitFor(() => expect(read).toEqual(['shown', 'first']));
  const data = JSON.stringify({ id: '11-1', name: 'stream.resync', version: 1, payload: {} });
  const before = notificationsRead;
  source.dispatchEvent(new MessageEvent('stream.resync', { data }));
  await waitFor(() => expect(read).toEqual(['shown', 'first', 'shown']));
  await waitFor(() => expect(notificationsRead).toBe(before + 1));
  giveFirst();
  await waitFor(() => expect(read).toEqual(['shown', 'first', 'shown', 'first']));
  giveFirst();
  for (const stop of stops) stop();
});

let sent = 11;
const send = (name: string, payload = {}) => {
  sent++;
  const data = JSON.stringify({ id: `${sent}-1`, name, version: 1, payload });
  source.dispatchEvent(new MessageEvent(name, { data }));
};
const told = () => takeToasts().map(({ body }) => body);

test('a member whose access was changed is told, and works with it at once', async () => {
  positions[CLUB_ID] = [() => at('12-1', { schedule: true })];
  takeToasts();
  send('access.changed');
  await waitFor(() => expect(permissions.getState().permissions).toEqual({ schedule: true }));
  expect(told()).toEqual(['Cambió lo que podés hacer en Club Norte.']);
});

test('unsaved input is not taken away by a change of the access: it is there until it is saved or left', async () => {
  positions[CLUB_ID] = [() => at('12-1', { schedule: true })];
  takeToasts();
  setDirty('player', true);
  send('access.changed');
  await waitFor(() => expect(told()).toEqual(['Cambió lo que podés hacer en Club Norte.']));
  await settle();
  expect(permissions.getState().permissions).toEqual({});
  setDirty('player', false);
  await waitFor(() => expect(permissions.getState().permissions).toEqual({ schedule: true }));
});

test('a screen that a plan takes away stays until its input is saved or left, and what it gives is there at once', async () => {
  permissions.setState({ status: 'loaded', permissions: { schedule: true } });
  setDirty('item', true);
  positions[CLUB_ID] = [() => at('12-1', { schedule: true, buffet: true })];
  send('plan.changed', { plan: 'premium_plus', status: 'active' });
  await waitFor(() => expect(permissions.getState().permissions).toEqual({ schedule: true, buffet: true }));
  positions[CLUB_ID] = [() => at('12-1', { schedule: true })];
  send('plan.changed', { plan: 'premium_plus', status: 'active' });
  await waitFor(() => expect(positions[CLUB_ID]).toEqual([]));
  await settle();
  expect(permissions.getState().permissions).toEqual({ schedule: true, buffet: true });
  positions[CLUB_ID] = [() => at('12-1', { schedule: true })];
  setDirty('item', false);
  await waitFor(() => expect(permissions.getState().permissions).toEqual({ schedule: true }));
});

test('a member who was taken out of a club is told which, and goes on in the only other one', async () => {
  takeToasts();
  left = CLUB_ID;
  send('access.changed');
  await waitFor(() => expect(clubs.getState().selected?.id).toBe(OTHER_CLUB_ID));
  await waitFor(() => expect(told()).toEqual(['Ya no formás parte del equipo de Club Norte.']));
});
