import type { z } from 'zod';
import type { Permission } from './permission';

/** A fact announced on the club's stream or on the page's bus. A change of shape is a new `version`. */
export interface EventKind<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly version: number;
  readonly schema: Schema;
  /** Stream events reach only members that hold one of these; absent: every member. */
  readonly anyOf?: readonly Permission[];
}

export function defineEvent<Name extends string, Schema extends z.ZodType>(
  event: EventKind<Name, Schema>,
): EventKind<Name, Schema> {
  return event;
}

export type EventPayload<E extends EventKind> = z.output<E['schema']>;

/** An event as it travels. `id` is the stream position (for Last-Event-ID), absent on the page's bus. */
export interface EventEnvelope<P = unknown> {
  name: string;
  version: number;
  payload: P;
  id?: string;
}
