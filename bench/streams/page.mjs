import { setTimeout as wait } from 'node:timers/promises';

/** Pauses after which a page asks for a stream again that was refused; the last one holds for all that follow. */
const BACK_OFF_MS = [1000, 3000, 9000];
const FIELDS = [/^retry: ?(.+)$/m, /^id: ?(.+)$/m, /^event: ?(.+)$/m, /^data: ?(.+)$/m];

/** Page with a stream, which it opens again where it stopped whenever it ends, as a browser and the shell do. */
export class Page {
  /** Time of day since which the stream is open and at a position; null while it is not. @type {number | null} */
  liveSince = null;
  /** Streams that ended. */
  ended = 0;
  /** Answers that were no stream, as text. @type {string[]} */
  refusals = [];
  #person;
  #onEvent;
  #onLive;
  #retryMs = 3000;
  #refused = 0;
  #last = null;

  /**
   * @param {import('./person.mjs').Person} person
   * @param {(event: {name: string, id: string, data: string}) => void} onEvent
   */
  constructor(person, onEvent) {
    this.#person = person;
    this.#onEvent = onEvent;
  }

  /** Opens the stream and keeps it open from then on. Resolves once it is live. @returns {Promise<void>} */
  open() {
    this.#keepOpen();
    return new Promise((resolve) => {
      this.#onLive = resolve;
    });
  }

  async #keepOpen() {
    for (;;) {
      await this.#restore(await this.#address());
      await wait(BACK_OFF_MS[Math.min(this.#refused++, BACK_OFF_MS.length - 1)]);
    }
  }

  /** Opens the stream at one address whenever it is not open, as a browser does, until it is refused. */
  async #restore(end) {
    for (;;) {
      try {
        const response = await this.#person.site.openStream(end, this.#last ? { 'last-event-id': this.#last } : {});
        if (response.statusCode !== 200) return this.refusals.push(await refusalOf(response));
        this.#refused = 0;
        await this.#read(response);
        this.liveSince = null;
        this.ended++;
      } catch (error) {
        this.refusals.push(String(error));
      }
      await wait(this.#retryMs);
    }
  }

  /** Returns the address with a ticket, for which it asks until it gets one. */
  async #address() {
    const { clubId } = this.#person;
    for (;;) {
      const { status, text } = await this.#person.send('POST', '/auth/protected/stream-ticket', { club_id: clubId });
      if (status < 300) {
        const query = new URLSearchParams({ club_id: clubId, token: JSON.parse(text).data.token });
        return `/admin/notifications/stream?${query}`;
      }
      this.refusals.push(`${status} ${text}`);
      await wait(BACK_OFF_MS[0]);
    }
  }

  /** Reads a stream to its end, whatever ends it. */
  async #read(response) {
    let rest = '';
    response.setEncoding('utf8').on('data', (text) => {
      const frames = (rest + text).split('\n\n');
      rest = frames.pop();
      for (const frame of frames) this.#take(frame);
    });
    await new Promise((resolve) => response.on('error', () => undefined).once('close', resolve));
  }

  #take(frame) {
    const [retry, id, name, data] = FIELDS.map((field) => frame.match(field)?.[1]);
    this.#retryMs = Number(retry ?? this.#retryMs);
    if (id !== undefined) {
      this.#last = id;
      this.liveSince ??= Date.now();
      this.#onLive();
    }
    if (name !== undefined) this.#onEvent({ name, id, data });
  }
}

/** Returns an answer that is no stream, as text. */
async function refusalOf(response) {
  const again = response.headers['retry-after'];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return `${response.statusCode} ${again ? `retry-after ${again} ` : ''}${text}`;
}
