import pg from 'pg';

type OnPayload = (payload: string) => void;

const RECONNECT_MS = 500;

/**
 * Creates a listener with a connection of its own, since LISTEN must not run on a pooled one. It reconnects when the
 * connection is lost; notifications sent in between are lost, and readers fill the gap from the outbox.
 */
export function createListener(url: string, onError: (error: Error) => void) {
  const subscribers = new Map<string, Set<OnPayload>>();
  let connected: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of subscribers.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', onError);
    await client.connect();
    client.once('end', reconnect);
    for (const channel of subscribers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  function reconnect() {
    if (closed) return;
    setTimeout(() => {
      if (closed) return;
      connected = connect();
      connected.catch((error: Error) => {
        onError(error);
        reconnect();
      });
    }, RECONNECT_MS).unref();
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
