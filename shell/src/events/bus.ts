import type { HostServices } from '@canchero/shared-contracts/mfe';
import { reportOnce } from './report-once';

type Bus = HostServices['bus'];
type Handler = (payload: never) => void;
/** Returns what is wrong with an event, or null. */
export type EventCheck = (event: string, payload: unknown) => Error | null;

/**
 * Creates the bus for the page's typed events. A handler that throws is reported and does not affect the others.
 * Remotes are built separately, perhaps against other contracts: an event that the check rejects is delivered to no
 * handler and reported once per name. The check brings the schemas, so it is loaded with the first event; events that
 * come earlier wait for it, in their order.
 */
export function createBus(
  report: (error: unknown, event: string) => void,
  loadCheck: () => Promise<EventCheck>,
): Bus & { guard(check: EventCheck): void } {
  const handlers = new Map<string, Set<Handler>>();
  const refuse = reportOnce(report);
  let check: EventCheck | null = null;
  let loading = false;
  let waiting: (() => void)[] = [];

  function guard(next: EventCheck) {
    check = next;
    const due = waiting;
    waiting = [];
    for (const emit of due) emit();
  }
  function load() {
    if (loading) return;
    loading = true;
    loadCheck()
      // the next event tries again
      .then(guard, (error: unknown) => report(error, 'check of events'))
      .finally(() => {
        loading = false;
      });
  }
  function deliver(name: string, payload: unknown) {
    for (const handler of [...(handlers.get(name) ?? [])]) {
      try {
        handler(payload as never);
      } catch (error) {
        report(error, name);
      }
    }
  }
  const bus: Bus & { guard(check: EventCheck): void } = {
    guard,
    emit(name, payload) {
      if (!check) {
        waiting.push(() => bus.emit(name, payload));
        load();
        return;
      }
      const problem = check(name, payload);
      if (problem) refuse(name, problem, name);
      else deliver(name, payload);
    },
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler as Handler));
      return () => set.delete(handler as Handler);
    },
  };
  return bus;
}

export const bus = createBus(
  (error, event) => console.error(`the event "${String(event)}" failed`, error),
  () => import(/* webpackChunkName: "live" */ './event-check').then((m) => m.eventProblem),
);
