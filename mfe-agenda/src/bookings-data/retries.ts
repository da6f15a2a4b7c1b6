import { isAppError } from '@canchero/shared-contracts/core';
import { newId } from '@canchero/shared-contracts/kit';

/** Try of a change that the service has not answered, as far as this page knows. */
interface Attempt {
  content: string;
  version: number;
  idempotencyKey: string;
}

/** Options under which a try is sent, with the version of the booking that its first try named. */
export type Try = Pick<Attempt, 'version' | 'idempotencyKey'>;

/**
 * Sends a change with an idempotency key. If its answer was lost, the same `content` sent next is the same call, with its
 * key and version: the service answers what it did, although the booking has another version by now.
 */
export type SendAgain = <T extends object>(
  content: unknown,
  version: number,
  call: (attempt: Try) => Promise<T>,
) => Promise<T>;

/** Returns a sender of the changes of a page, which remembers the last one that was not answered. */
export function createRetries(): SendAgain {
  let unanswered: Attempt | null = null;
  return async (content, version, call) => {
    const fresh = { content: JSON.stringify(content), version, idempotencyKey: newId() };
    const sendAs = async (attempt: Attempt) => {
      unanswered = attempt;
      try {
        const answer = await call(attempt);
        unanswered = null;
        return answer;
      } catch (error) {
        if (isRefusal(error)) unanswered = null;
        throw error;
      }
    };
    if (unanswered?.content !== fresh.content) return sendAs(fresh);
    const answer = await sendAs(unanswered);
    // somebody changed it since: the answer of then is no longer what the person asks for
    return 'version' in answer && Number(answer.version) < version ? sendAs(fresh) : answer;
  };
}

/** Checks whether the service answered that nothing was changed. */
export const isRefusal = (error: unknown): boolean => isAppError(error) && error.status >= 400 && error.status < 500;
