import { saveSession, session } from './session-store';
import { expiryOf, sessionOf } from './token-claims';

interface Tokens {
  token: string;
  refreshToken: string;
}
/** `from`: the refresh token that was spent for them. `asks`: what a tab that has just begun holds. */
type Message = { renewed: Tokens; from: string } | { asks: string };

const CHANNEL = 'canchero:session';
/** How long a tab that begins waits for the others; they are on the same machine. */
const PATIENCE_MS = 100;

/** Settled once this tab holds what the other tabs have, or there are none. */
let caughtUp: Promise<void> = Promise.resolve();
export const caughtUpWithOtherTabs = (): Promise<void> => caughtUp;

/**
 * A duplicated tab holds the same refresh token, which can be spent only once: each takes up what another got. A tab
 * that slept through it (the browser had put it aside, and it begins again from its storage) asks first.
 * @returns what ends it
 */
export function syncWithOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let heard = () => {};
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const mine = session.getState();
    if (mine.token === null || mine.refreshToken === null) return;
    if ('asks' in data) {
      const { token, refreshToken } = mine;
      if (isNewer(token, data.asks))
        channel.postMessage({ renewed: { token, refreshToken }, from: '' } satisfies Message);
    } else if (data.from === mine.refreshToken || isNewer(data.renewed.token, mine.token)) {
      saveSession(data.renewed);
      heard();
    }
  });
  const { token } = session.getState();
  if (token !== null) {
    caughtUp = new Promise((resolve) => {
      heard = resolve;
      setTimeout(resolve, PATIENCE_MS);
    });
    channel.postMessage({ asks: token } satisfies Message);
  }
  return () => channel.close();
}

/** Of the same session on the server, and good for longer. */
function isNewer(token: string, than: string): boolean {
  const sessionId = sessionOf(token);
  if (sessionId === null || sessionId !== sessionOf(than)) return false;
  return (expiryOf(token) ?? 0) > (expiryOf(than) ?? 0);
}

/** Gives the other tabs of this session what this one got for its refresh token. */
export function publishToOtherTabs(renewed: Tokens, from: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ renewed, from } satisfies Message);
  channel.close();
}
