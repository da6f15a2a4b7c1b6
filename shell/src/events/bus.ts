import type { HostServices } from '@canchero/shared-contracts/mfe';

type Bus = HostServices['bus'];
type Handler = (payload: never) => void;

/** Typed events of the page. A handler that throws is reported and harms no other. */
export function createBus(report: (error: unknown, event: string) => void): Bus {
  const handlers = new Map<string, Set<Handler>>();
  return {
    emit(name, payload) {
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

export const bus = createBus((error, event) => console.error(`a handler of "${event}" failed`, error));
