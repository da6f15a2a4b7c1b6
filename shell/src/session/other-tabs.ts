import { renewSession, session } from './session-store';
import { expiryOf, sessionOf } from './token-claims';

interface Tokens {
  token: string;
  refreshToken: string;
}
/**
 * Message between tabs. `from`: refresh token that the new tokens replaced. `asks`: token that a starting tab holds.
 */
type Message = { renewed: Tokens; from: string } | { asks: string };

const CHANNEL = 'canchero:session';
/** Time that a starting tab waits for the others, which run on the same machine. */
const PATIENCE_MS = 100;

/** Resolves once this tab has the tokens of the other tabs, or there are none. */
let answered: Promise<void> = Promise.resolve();
export const otherTabsAnswered = (): Promise<void> => answered;

/**
 * Shares renewed tokens with the other tabs of the session. A duplicated tab holds the same refresh token, which is
 * valid once: each tab takes the tokens that another got. A tab that was suspended meanwhile asks for them when it
 * starts.
 * @returns the function that ends it
 * @see https://www.rfc-editor.org/rfc/rfc9700#section-4.14 refresh token rotation
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
      renewSession(data.renewed);
      heard();
    }
  });
  const { token } = session.getState();
  if (token !== null) {
    answered = new Promise((resolve) => {
      heard = resolve;
      setTimeout(resolve, PATIENCE_MS);
    });
    channel.postMessage({ asks: token } satisfies Message);
  }
  return () => channel.close();
}

/** Checks whether a token belongs to the same session as another and expires later. */
function isNewer(token: string, than: string): boolean {
  const sessionId = sessionOf(token);
  if (sessionId === null || sessionId !== sessionOf(than)) return false;
  return (expiryOf(token) ?? 0) > (expiryOf(than) ?? 0);
}

/** Publishes the tokens that this tab got for its refresh token. */
export function publishToOtherTabs(renewed: Tokens, from: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ renewed, from } satisfies Message);
  channel.close();
}
