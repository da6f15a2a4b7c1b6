import type { EventEnvelope } from '@canchero/shared-contracts/core';
import { type AppEvents, EVENTS } from '@canchero/shared-contracts/events';

export type StreamEvent = { [K in keyof AppEvents]: { name: K; payload: AppEvents[K] } }[keyof AppEvents];

/** Reads one frame of the stream. Throws for a name, version or shape that this release of the page does not know. */
export function readEvent(data: string): StreamEvent {
  const { name, version, payload } = JSON.parse(data) as EventEnvelope;
  const kind = EVENTS.get(name);
  if (!kind) throw new Error(`unknown event "${name}"`);
  if (kind.version !== version) throw new Error(`"${name}" comes as version ${version}, known is ${kind.version}`);
  return { name: kind.name, payload: kind.schema.parse(payload) } as StreamEvent;
}
