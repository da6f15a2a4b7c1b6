import type { z } from 'zod';
import type { Permission } from './permission';

/** Kind of event on the club's stream or the page's bus. A change of its shape needs a new `version`. */
export interface EventKind<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly version: number;
  readonly schema: Schema;
  /**
   * Permissions of which a member needs one to receive the event from the stream. Default: every member receives it.
   */
  readonly anyOf?: readonly Permission[];
}

/** Declares an event. */
export function defineEvent<Name extends string, Schema extends z.ZodType>(
  event: EventKind<Name, Schema>,
): EventKind<Name, Schema> {
  return event;
}

/** Payload of an event. */
export type EventPayload<E extends EventKind> = z.output<E['schema']>;

/** Event in transit. `id` is its position in the stream (for Last-Event-ID); absent on the page's bus. */
export interface EventEnvelope<P = unknown> {
  name: string;
  version: number;
  payload: P;
  id?: string;
}
