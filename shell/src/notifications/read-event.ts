import type { EventEnvelope } from '@canchero/shared-contracts/core';
import { type AppEvents, EVENTS } from '@canchero/shared-contracts/events';
import { reportOnce } from '../events/report-once';

export type StreamEvent = { [K in keyof AppEvents]: { name: K; payload: AppEvents[K] } }[keyof AppEvents];

/** Event of an unknown name, version or shape. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  constructor(
    message: string,
    /** Key that all events share which fail for the same reason. */
    readonly kind: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/**
 * Reads one event of the stream.
 * @throws UnreadableEvent
 */
export function readEvent(data: string): StreamEvent {
  const { name, version, payload } = parse(data);
  const kind = EVENTS.get(name);
  if (!kind) throw new UnreadableEvent(`unknown event "${name}"`, name);
  if (kind.version !== version) {
    // JSON, since the version may be an object with a member `toString`, which no template takes.
    const sent = JSON.stringify(version);
    throw new UnreadableEvent(`"${name}" comes as version ${sent}, known is ${kind.version}`, `${name}@${sent}`);
  }
  const read = kind.schema.safeParse(payload);
  if (!read.success)
    throw new UnreadableEvent(`"${name}" has another shape: ${read.error.message}`, `${name} shape`, {
      cause: read.error,
    });
  return { name: kind.name, payload: read.data } as StreamEvent;
}

/**
 * Returns a function that reads each event of the stream and delivers it. An unreadable one is passed over, and
 * reported if it is the first of its kind.
 */
export function createReader(
  deliver: (event: StreamEvent) => void,
  report: (error: unknown) => void,
): (data: string) => void {
  const refuse = reportOnce(report);
  return (data) => {
    try {
      deliver(readEvent(data));
    } catch (error) {
      refuse(error instanceof UnreadableEvent ? error.kind : String(error), error);
    }
  };
}

/** Returns the position of an event; null if it has none, or is unreadable. */
export function positionOf(data: string): string | null {
  try {
    const { id } = parse(data);
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

function parse(data: string): Partial<EventEnvelope> & { name: string } {
  try {
    const envelope = JSON.parse(data) as Partial<EventEnvelope> | null;
    if (typeof envelope?.name === 'string') return { ...envelope, name: envelope.name };
  } catch (cause) {
    throw new UnreadableEvent('an event that is no JSON', 'no JSON', { cause });
  }
  throw new UnreadableEvent('an event without a name', 'no name');
}
