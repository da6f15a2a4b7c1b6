// Pages of one club, and readers and writers of two, in a process of their own. Acts: `open`; `goOn` and `stop`, between
// which readers and writers work; `book`, which makes one booking after the other; `settle`, once all pages are live.
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../streams/person.mjs';
import { Site } from '../streams/site.mjs';
import { idOf } from '../world/requests.mjs';
import { nextBooking } from './bookings.mjs';
import { answer } from './crowd.mjs';
import { Watchers } from './watchers.mjs';

const READERS = 8;
const WRITERS = 4;
/** Numbers of the clubs. */
const [WATCHED, BUSY] = [1, 2];
/** Pauses of a reader, of a writer, and of the one who writes in the watched club. */
const PAUSE_MS = { read: 20, write: 50, watched: 250 };

const watchers = new Watchers();
const owners = new Map();
let running = false;
let working = [];
let failures = [];

answer({
  async open({ address, certificate, clubId, emails, ofEach }) {
    const site = new Site(address, certificate);
    for (const n of [WATCHED, BUSY]) {
      const owner = new Person(site, { email: `owner-${n}@bench.test`, clubId: idOf('club', 0, n) });
      await owner.token();
      owners.set(n, owner);
    }
    await watchers.open(site, { clubId, emails, ofEach });
  },

  async goOn() {
    watchers.reset();
    failures = [];
    running = true;
    working = [
      keepBooking(WATCHED, PAUSE_MS.watched),
      ...Array.from({ length: WRITERS }, () => keepBooking(BUSY, PAUSE_MS.write)),
      ...Array.from({ length: READERS }, keepReading),
    ];
  },

  /** Returns what the pages learned of, what failed, and all bookings that were acknowledged. */
  async stop() {
    running = false;
    const [told, ...others] = await Promise.all(working);
    const written = [...told, ...others.slice(0, WRITERS).flat()].map(({ id }) => id);
    const reads = others.slice(WRITERS).reduce((sum, count) => sum + count, 0);
    return { written, requests: written.length + failures.length + reads, failures, ...(await heard(told)) };
  },

  async book({ count }) {
    watchers.reset();
    failures = [];
    const told = [];
    for (let i = 0; i < count; i++) {
      told.push(...(await book(WATCHED)));
      await wait(PAUSE_MS.watched);
    }
    return { written: told.map(({ id }) => id), requests: count, failures, ...(await heard(told)) };
  },

  /** Waits until all pages are live. @returns {Promise<number>} time of day at which the last one was */
  async settle() {
    while (watchers.liveSince === null) await wait(50);
    return watchers.liveSince;
  },
});

/** Waits until the pages have learned of bookings. Returns milliseconds from each answer to the last page. */
async function heard(told) {
  const ids = told.map(({ id }) => id);
  await watchers.learnOf(ids);
  const ways = told.map(({ id, answered }) => Math.max(0, watchers.lastArrival(id) - answered));
  return { ways, ...watchers.report(ids) };
}

async function keepBooking(club, pauseMs) {
  const done = [];
  while (running) {
    done.push(...(await book(club)));
    await wait(pauseMs);
  }
  return done;
}

async function keepReading() {
  let count = 0;
  for (; running; count++) {
    await expect(200, BUSY, 'GET', `/club/clubs/${idOf('club', 0, BUSY)}/courts`);
    await wait(PAUSE_MS.read);
  }
  return count;
}

/** Makes a booking. @returns {Promise<{id: string, answered: number}[]>} none if that failed */
async function book(club) {
  const { end, body } = nextBooking(club);
  return (await expect(201, club, 'POST', end, body)) ? [{ id: body.id, answered: Date.now() }] : [];
}

async function expect(expected, club, method, end, body) {
  const { status, text } = await owners
    .get(club)
    .send(method, end, body)
    .catch((error) => ({ text: String(error) }));
  if (status !== expected) failures.push(`${method} was answered ${status} ${text}`);
  return status === expected;
}
