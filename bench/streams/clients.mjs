// People with open pages, in a process of their own: streams that open again when they end, and requests at a steady rate.
// Receives one job by IPC; answers {open, seconds} once all streams are open, and {result} at the end.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD } from '../world/fill.mjs';
import { idOf } from '../world/requests.mjs';

const DAY = 86_400_000;
/** Time after which a page asks for a new token: one lives ten minutes. */
const REFRESH_AFTER = 8 * 60_000;
/** People who sign in at once: each costs the service a slow hash. */
const AT_ONCE = 4;
const agent = new http.Agent({ keepAlive: true });

process.once('message', async (job) => {
  const api = `http://127.0.0.1:${job.port}/api`;
  const people = Array.from({ length: job.clubs }, (_, i) =>
    ['owner', 'staff'].map((role) => new Person(api, i + 1, role)),
  );
  const begin = performance.now();
  const rest = people.flat();
  const open = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) await one.openStreams(job.ofUser);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  process.send({ open: count(people.flat(), 'streams'), seconds: (performance.now() - begin) / 1000 });
  const result = await putRequests(
    job,
    people.map(([owner]) => owner),
  );
  await wait(3000);
  const delivered = count(people.flat(), 'delivered');
  process.send({ result: { ...result, delivered, reopened: count(people.flat(), 'reopened') } }, () => process.exit());
});

const count = (people, what) => people.reduce((sum, person) => sum + person[what], 0);

class Person {
  streams = 0;
  reopened = 0;
  /** Events of bookings that its streams received. */
  delivered = 0;

  constructor(api, club, role) {
    this.api = api;
    this.email = `${role}-${club}@bench.test`;
    this.clubId = idOf('club', 0, club);
    this.courts = [1, 2, 3, 4].map((n) => idOf('court', n, club));
    this.tokenAt = Number.NEGATIVE_INFINITY;
  }

  async openStreams(number) {
    for (let i = 0; i < number; i++) await this.openStream(null);
  }

  /** Opens a stream, and again after the last event whenever it ends, as a browser does. */
  async openStream(lastId) {
    const { token: ticket } = await this.call('POST', '/auth/protected/stream-ticket', { club_id: this.clubId });
    const query = new URLSearchParams({
      club_id: this.clubId,
      token: ticket,
      ...(lastId && { last_event_id: lastId }),
    });
    const response = await new Promise((resolve, reject) => {
      http.get(`${this.api}/admin/notifications/stream?${query}`, resolve).on('error', reject);
    });
    if (response.statusCode !== 200) throw new Error(`a stream was answered ${response.statusCode}`);
    this.streams++;
    let last = lastId;
    let rest = '';
    response.setEncoding('utf8').on('data', (text) => {
      const frames = (rest + text).split('\n\n');
      rest = frames.pop();
      for (const frame of frames) {
        last = frame.match(/^id: ?(.+)$/m)?.[1] ?? last;
        if (/^event: ?booking\.created$/m.test(frame)) this.delivered++;
      }
    });
    response.on('close', () => {
      this.reopened++;
      this.openStream(last);
    });
  }

  /** Calls the api as this person. @returns {Promise<object>} the data of the answer */
  async call(method, end, body) {
    if (performance.now() - this.tokenAt > REFRESH_AFTER) {
      this.tokenAt = performance.now();
      this.tokens = this.nextTokens();
    }
    return send(this.api, method, end, { token: (await this.tokens).token, body });
  }

  /** Signs in, and later refreshes the session, as a page does. */
  async nextTokens() {
    const tokens = await this.tokens;
    return tokens
      ? send(this.api, 'POST', '/auth/refresh-token', { body: { refresh_token: tokens.refresh_token } })
      : send(this.api, 'POST', '/auth/login', { body: { email: this.email, password: PASSWORD } });
  }
}

/** Sends requests at a rate, whether or not the ones before were answered; a time counts from when it was due. */
async function putRequests({ rate, seconds }, owners) {
  const times = [];
  let failures = 0;
  let booked = 0;
  const begin = performance.now();
  const under = [];
  for (let n = 0; n < rate * seconds; n++) {
    const due = begin + (n * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    const [method, end, body] = requestOf(n, owners[n % owners.length]);
    under.push(
      owners[n % owners.length].call(method, end, body).then(
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
function requestOf(n, { clubId, courts }) {
  const club = `/club/clubs/${clubId}`;
  const today = Math.floor(Date.now() / DAY) * DAY;
  const iso = (time) => new Date(time).toISOString();
  const day = `${club}/bookings?from=${iso(today + 3 * 3_600_000)}&to=${iso(today + 27 * 3_600_000)}`;
  const reads = [day, day, day, `${club}/agenda/month?month=${iso(today).slice(0, 7)}`, `${club}/notifications`];
  if (n % 10 > 0) return ['GET', [...reads, `${club}/players`, '/auth/protected/profile'][n % 7]];
  const start = Date.UTC(2035, 0, 1) + n * 30 * 60_000;
  const booking = { id: randomUUID(), court_id: courts[n % courts.length], start: iso(start), duration: 30 };
  return ['POST', `${club}/bookings`, { ...booking, event_type: 'turno' }];
}

function send(api, method, end, { token, body }) {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${api}${end}`, { method, headers, agent }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => {
        if (response.statusCode >= 300)
          reject(new Error(`${method} ${end} answered ${response.statusCode}: ${answer}`));
        else resolve(JSON.parse(answer).data);
      });
    });
    request.on('error', reject).end(text);
  });
}
