// Writers and pages of one club, in a process of their own, which has nothing else to do. Acts: `open`, then for each
// outage `begin`, which answers once one write is answered, and `finish` once the outage is over.
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../streams/person.mjs';
import { Site } from '../streams/site.mjs';
import { nextBooking } from './bookings.mjs';
import { answer } from './crowd.mjs';
import { Watchers } from './watchers.mjs';

/** Pause of the probe between its attempts, which shows when the first write is answered. */
const PROBE_MS = 100;
const watchers = new Watchers();
let owner;
let writes = [];

answer({
  async open({ port, clubId, emails, ofEach }) {
    const site = new Site(`http://127.0.0.1:${port}`);
    owner = new Person(site, { email: 'owner-1@bench.test', clubId });
    await owner.token();
    await watchers.open(site, { clubId, emails, ofEach });
  },

  async begin({ writers }) {
    watchers.reset();
    const { people } = watchers;
    // each by another person as far as there are any: the service works on few requests of one at once
    writes = Array.from({ length: writers }, (_, i) => write(people[i % people.length]));
    await Promise.race(writes);
  },

  /** Waits until all is back. @param {{over: number}} options `over`: time of day from which times count */
  async finish({ over }) {
    const done = await Promise.all([...writes, write(owner, PROBE_MS)]);
    const booked = done.filter(({ answered }) => answered);
    const ids = booked.map(({ id }) => id);
    await watchers.learnOf(ids);
    const after = booked.filter(({ sent }) => sent >= over);
    const first = after.reduce((a, b) => (a.answered < b.answered ? a : b));
    return {
      ids,
      firstWrite: first.answered - over,
      allWrites: Math.max(...booked.map(({ answered }) => answered)) - over,
      firstEvent: watchers.lastArrival(first.id) - over,
      allEvents: Math.max(...ids.map((id) => watchers.lastArrival(id))) - over,
      refused: done.reduce((sum, { refused }) => sum + refused, 0),
      wrong: done.flatMap(({ wrong }) => wrong ?? []),
      ...watchers.report(ids),
    };
  },
});

/**
 * Books, again and again with the same id as long as the service asks for that.
 * @param {Person} person
 * @param {number} [pauseMs] in place of the one that the answer asks for
 * @returns {Promise<{id: string, sent: number, answered?: number, refused: number, wrong?: string}>} times of day of the
 *   last attempt; `wrong`: an answer that it must not get
 */
async function write(person, pauseMs) {
  const { end, body } = nextBooking(1);
  for (let refused = 0; ; refused++) {
    const sent = Date.now();
    const { status, headers, text } = await person.send('POST', end, body).catch((error) => ({ text: String(error) }));
    const attempt = { id: body.id, sent, refused };
    if (status === 201) return { ...attempt, answered: Date.now() };
    const again = Number(headers?.['retry-after']);
    if (status !== 503 || !(again > 0)) return { ...attempt, wrong: `${status} ${text}` };
    await wait(pauseMs ?? again * 1000);
  }
}
