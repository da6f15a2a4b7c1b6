import { isAfter, parsePosition } from '@canchero/shared-contracts/notification';

/** Event of the stream as it came: its position and its text. */
export interface StreamedEvent {
  id: string;
  data: string;
}

/** Number of events that a tab keeps for tabs that open later. */
const KEPT = 500;

/** Checks whether a position comes after another. A text that is not a position comes after none. */
const comesAfter = (id: string, other: string): boolean => {
  const [a, b] = [parsePosition(id), parsePosition(other)];
  return a !== null && b !== null && isAfter(a, b);
};

/** Events that a tab has had since its own beginning, each once and in the stream's order; the last ones are kept. */
export class EventJournal {
  private events: StreamedEvent[] = [];

  /** @param start position after which the tab has had everything; null if it is not known */
  constructor(private start: string | null) {}

  /** Position of the last event, or the start. */
  get last(): string | null {
    return this.events.at(-1)?.id ?? this.start;
  }

  /** Adds an event. Returns false if the tab has had it. */
  add(event: StreamedEvent): boolean {
    if (this.last !== null && !comesAfter(event.id, this.last)) return false;
    this.events.push(event);
    if (this.events.length > KEPT || this.start === null) this.start = (this.events.shift() as StreamedEvent).id;
    return true;
  }

  /** Returns the events after a position; null if some of them may be missing here. */
  after(position: string | null): StreamedEvent[] | null {
    if (position === null || this.start === null || comesAfter(this.start, position)) return null;
    return this.events.filter(({ id }) => comesAfter(id, position));
  }
}
