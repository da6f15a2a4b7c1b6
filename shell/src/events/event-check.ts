import { EVENTS } from '@canchero/shared-contracts/events';

/**
 * Returns what is wrong with an event of the bus, an unknown name or a payload of another shape; null if nothing is.
 */
export function eventProblem(name: string, payload: unknown): Error | null {
  const kind = EVENTS.get(name);
  if (!kind) return new Error(`unknown event "${String(name)}"`);
  return kind.schema.safeParse(payload).error ?? null;
}
