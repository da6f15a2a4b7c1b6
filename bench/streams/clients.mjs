// People with open pages, in a process of their own: streams that open again when they end, and requests at a steady rate.
// Receives one job by IPC; answers {open, seconds} once all streams are open, and {result} at the end.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idOf } from '../world/requests.mjs';
import { openPages } from './open-pages.mjs';
import { Person } from './person.mjs';
import { Site } from './site.mjs';

const DAY = 86_400_000;

process.once('message', async (job) => {
  const site = new Site(`http://127.0.0.1:${job.port}`);
  const clubs = Array.from({ length: job.clubs }, (_, i) => clubOf(site, i + 1));
  let delivered = 0;
  const begin = performance.now();
  const pages = await openPages(
    clubs.flatMap(({ owner, staff }) => [owner, staff]),
    job.ofUser,
    () =>
      ({ name }) => {
        if (name === 'booking.created') delivered++;
      },
  );
  process.send({ open: pages.length, seconds: (performance.now() - begin) / 1000 });
  const result = await putRequests(job, clubs);
  await wait(3000);
  const reopened = pages.reduce((sum, { ended }) => sum + ended, 0);
  process.send({ result: { ...result, delivered, reopened } }, () => process.exit());
});

/** Returns a club of the world and its people. */
function clubOf(site, n) {
  const id = idOf('club', 0, n);
  const person = (role) => new Person(site, { email: `${role}-${n}@bench.test`, clubId: id });
  const courts = [1, 2, 3, 4].map((court) => idOf('court', court, n));
  return { id, courts, owner: person('owner'), staff: person('staff') };
}

/** Sends requests at a rate, whether or not the ones before were answered; a time counts from when it was due. */
async function putRequests({ rate, seconds }, clubs) {
  const times = [];
  let failures = 0;
  let booked = 0;
  const begin = performance.now();
  const under = [];
  for (let n = 0; n < rate * seconds; n++) {
    const due = begin + (n * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    const club = clubs[n % clubs.length];
    const [method, end, body] = requestOf(n, club);
    under.push(
      club.owner.call(method, end, body).then(
        () => {
          times.push(performance.now() - due);
          if (method === 'POST') booked++;
        },
        (error) => {
          failures++;
          console.error(error.message);
        },
      ),
    );
  }
  await Promise.all(under);
  return { times, failures, booked };
}

/** A tenth are bookings, the rest is what screens read. */
function requestOf(n, { id, courts }) {
  const club = `/club/clubs/${id}`;
  const today = Math.floor(Date.now() / DAY) * DAY;
  const iso = (time) => new Date(time).toISOString();
  const day = `${club}/bookings?from=${iso(today + 3 * 3_600_000)}&to=${iso(today + 27 * 3_600_000)}`;
  const reads = [day, day, day, `${club}/agenda/month?month=${iso(today).slice(0, 7)}`, `${club}/notifications`];
  if (n % 10 > 0) return ['GET', [...reads, `${club}/players`, '/auth/protected/profile'][n % 7]];
  const start = Date.UTC(2035, 0, 1) + n * 30 * 60_000;
  const booking = { id: randomUUID(), court_id: courts[n % courts.length], start: iso(start), duration: 30 };
  return ['POST', `${club}/bookings`, { ...booking, event_type: 'turno' }];
}
