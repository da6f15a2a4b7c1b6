import pg from 'pg';

/** Receives the payload of a notification; empty after a reconnection, when some may have been lost. */
type OnPayload = (payload: string) => void;

const RECONNECT_MS = 500;
/** Interval of questions over a connection that may say nothing for hours, and the time for an answer. */
const BEAT = { everyMs: 1_000, answerMs: 2_000 };

/**
 * Creates a listener with a connection of its own, since LISTEN must not run on a pooled one. It reconnects when the
 * connection is lost; notifications sent in between are lost, so its readers are then called once without a payload.
 */
export function createListener(url: string, onError: (error: Error) => void) {
  const subscribers = new Map<string, Set<OnPayload>>();
  let connected: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      // with a pipeline, an answer that does not come closes the connection
      pipeline: true,
      query_timeout: BEAT.answerMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of subscribers.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', onError);
    try {
      await client.connect();
      for (const channel of subscribers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(() => client.query('select 1').catch(() => undefined), BEAT.everyMs).unref();
    client.once('end', () => {
      clearInterval(beat);
      reconnect();
    });
    return client;
  }

  function reconnect() {
    if (closed) return;
    setTimeout(() => {
      if (closed) return;
      connected = connect();
      connected.then(catchUp, (error: Error) => {
        onError(error);
        reconnect();
      });
    }, RECONNECT_MS).unref();
  }

  function catchUp() {
    for (const readers of subscribers.values()) for (const onPayload of readers) onPayload('');
  }

  async function listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    connected ??= connect();
    const client = await connected;
    const known = subscribers.get(channel);
    subscribers.set(channel, (known ?? new Set()).add(onPayload));
    if (!known) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      subscribers.get(channel)?.delete(onPayload);
    };
  }

  async function close() {
    closed = true;
    await (await connected?.catch(() => undefined))?.end();
  }

  return { listen, close };
}
