import type { ComponentType } from 'react';
import type { BenchBooking } from './data';

/** A mounted agenda, told of changes in the way that costs its candidate least. */
export interface Agenda<Event> {
  /** Another day, with all of its bookings. */
  showDay(day: number, events: readonly Event[]): void;
  /** A booking that a colleague has just made. */
  add(event: Event): void;
}

export interface AgendaProps<Event> {
  courts: readonly string[];
  /** What is shown first. */
  day: number;
  events: readonly Event[];
  onMoved: () => void;
  /** Called once the agenda can be told of changes. */
  connect: (agenda: Agenda<Event>) => void;
}

/** One implementation of a day's agenda as a React component: courts as columns, bookings that can be dragged. */
export interface Candidate<Event> {
  /** Selector of a drawn booking. */
  block: string;
  /** The booking in the candidate's own shape; not measured. */
  convert(booking: BenchBooking, day: number): Event;
  Agenda: ComponentType<AgendaProps<Event>>;
}

/** Measures that all share, so that all lay out the same area: no court is narrower than 140 px. */
export const COURT_WIDTH = 140;
export const AXIS_WIDTH = 56;
export const HALF_HOUR_HEIGHT = 36;

/** Style of an area as wide as the courts ask for, for candidates that know no least width. */
export const wideArea = (courts: number) => ({ height: '100%', minWidth: AXIS_WIDTH + courts * COURT_WIDTH });

/** YYYY-MM-DD of a day of the data. */
export const dateOf = (day: number) => new Date(Date.UTC(2027, 2, 8 + day)).toISOString().slice(0, 10);

/** Local time of a minute of a day, ISO-8601 without a zone. */
export function localTime(day: number, minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${dateOf(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
}

export const FILL = { turno: '#a9d3f2', entrenamiento: '#d2ccf8', torneo: '#ecdfa5' } as const;
export const BAR = {
  pending: '#bc2f32',
  partially_paid: '#eaa300',
  fully_paid: '#0e700e',
  overpaid: '#af33a1',
} as const;

export const INK = '#242424';

/** The three lines of a block: time, name, price. */
export function blockHtml({ start, duration, name, price }: BenchBooking): string {
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return `<b>${clock(start)} – ${clock(start + duration)}</b><br>${name}<br>$ ${price / 100}`;
}
