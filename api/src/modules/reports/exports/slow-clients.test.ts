import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { TestClub } from '../../../testing/test-club';
import { loadFile } from './testing/files';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  const court = await club.court();
  // far more than the buffers of a local socket hold
  await api.services.db.platform((tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, description)
      select ${club.clubId}, ${court.id}, start, start + interval '1 hour', 'turno', 100, repeat('ñ', 500)
      from generate_series(timestamptz '2031-01-01T03:00Z', '2031-03-31T03:00Z', interval '1 hour') start`),
  );
  await api.app.listen({ path: socket() });
});
afterAll(() => api.close());

const socket = () => path.join(api.folder, 'http.sock');
const SPAN = { from: '2031-01-01', to: '2031-03-31', language: 'es' };
const load = () => loadFile(api, club.clubId, 'events-summary.csv', SPAN, club.owner.token);

/** Begins an export whose client reads only the head. */
const begin = () =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const query = new URLSearchParams(SPAN).toString();
    const request = http.get(
      {
        socketPath: socket(),
        path: `/api/club/clubs/${club.clubId}/reports/events-summary.csv?${query}`,
        headers: { authorization: `Bearer ${club.owner.token}` },
      },
      (response) => {
        response.pause();
        resolve(response);
      },
    );
    request.once('error', reject);
  });

test('a club makes two exports at once; one that a client leaves ends, and holds nothing meanwhile', async () => {
  const first = await begin();
  const second = await begin();
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  await sleep(200);
  expect(await load()).toMatchObject({ status: 429, error: { error: 'exports_busy', params: { max: 2 } } });
  const booked = await club.book((await club.court()).id, '2031-01-08T15:00:00Z');
  expect(booked.status).toBe(201);
  first.destroy();
  for (let tries = 0; (await load()).status === 429; tries++) {
    if (tries === 50) throw new Error('the place of the client that left is still taken');
    await sleep(50);
  }
  let bytes = 0;
  for await (const chunk of second) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(2_000_000);
});
