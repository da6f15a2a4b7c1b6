import type { HostServices } from '@canchero/shared-contracts/mfe';

type Bus = HostServices['bus'];
type Handler = (payload: never) => void;
/** Returns what is wrong with an event's payload, or null. */
type Check = (event: string, payload: unknown) => Error | null;

/**
 * Creates the bus for the page's typed events. A handler that throws is reported and does not affect the others.
 * Remotes are built separately, perhaps against older contracts: a payload that the `guard`'s check rejects is
 * delivered to no handler, and reported once per event.
 */
export function createBus(report: (error: unknown, event: string) => void): Bus & { guard(check: Check): void } {
  const handlers = new Map<string, Set<Handler>>();
  const refused = new Set<string>();
  let check: Check = () => null;
  return {
    guard(next) {
      check = next;
    },
    emit(name, payload) {
      const problem = check(name, payload);
      if (problem) {
        if (!refused.has(name)) report(problem, name);
        refused.add(name);
        return;
      }
      for (const handler of [...(handlers.get(name) ?? [])]) {
        try {
          handler(payload as never);
        } catch (error) {
          report(error, name);
        }
      }
    },
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler as Handler));
      return () => set.delete(handler as Handler);
    },
  };
}

export const bus = createBus((error, event) => console.error(`the event "${event}" failed`, error));
