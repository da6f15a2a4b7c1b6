import type { Endpoint, EndpointData, EndpointInput } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { newId } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';

/** Try of a change that the service has not answered, as far as this page knows. */
interface Attempt {
  content: string;
  input: unknown;
  idempotencyKey: string;
}

/**
 * Sends a change with an idempotency key. If its answer was lost, the same change sent next is the same call, with its
 * key and version: the service answers what it did, although the booking has another version by now.
 */
export type SendAgain = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointData<E>>;

/** Returns a sender of the changes of a page, which remembers the last one that was not answered. */
export function createRetries({ call }: Pick<HostServices, 'call'>): SendAgain {
  let unanswered: Attempt | null = null;
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
    const content = JSON.stringify([endpoint.method, endpoint.path, input], besidesVersion);
    const sendAs = async (attempt: Attempt) => {
      unanswered = attempt;
      try {
        const { idempotencyKey } = attempt;
        const answer = await call(endpoint, attempt.input as EndpointInput<E>, { idempotencyKey });
        unanswered = null;
        return answer;
      } catch (error) {
        if (isRefusal(error)) unanswered = null;
        throw error;
      }
    };
    const sendAnew = () => sendAs({ content, input, idempotencyKey: newId() });
    if (unanswered?.content !== content) return sendAnew();
    const answer = await sendAs(unanswered);
    // somebody changed it since: the answer of then is no longer what the person asks for
    return versionOf(answer) < versionOf((input as { body?: unknown }).body) ? sendAnew() : answer;
  };
}

const besidesVersion = (name: string, value: unknown) => (name === 'version' ? undefined : value);

const versionOf = (of: unknown): number => Number((of as { version?: number } | undefined)?.version);
