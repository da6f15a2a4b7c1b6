import type { ComponentType } from 'react';
import type { BenchBooking } from './data';

/** A mounted agenda, which receives changes in the way that is cheapest for its candidate. */
export interface Agenda<Event> {
  /** Shows another day or month with all its items. */
  show(page: number, events: readonly Event[]): void;
  /** Shows a colleague's change: a new booking, or other counts of a day of the month. */
  change(event: Event): void;
}

export interface AgendaProps<Event> {
  courts: readonly string[];
  /** Items shown first. */
  page: number;
  events: readonly Event[];
  onMoved: () => void;
  /** Called when the agenda can receive changes. */
  connect: (agenda: Agenda<Event>) => void;
}

/** One implementation of a view of the agenda as a React component. */
export interface Candidate<Item, Event> {
  /** Selector of a rendered item. */
  block: string;
  /** Selector of the scrolling element; the page's main part by default. */
  scroller?: string;
  /** Converts an item to the candidate's own type; not measured. */
  convert(item: Item): Event;
  Agenda: ComponentType<AgendaProps<Event>>;
}

/** Sizes that all share, so that all lay out the same area: no court is narrower than 140 px. */
const COURT_WIDTH = 140;
const AXIS_WIDTH = 56;
export const HALF_HOUR_HEIGHT = 36;
/** The same sizes for courts as rows. */
export const ROW_HEIGHT = 66;
export const ROW_SIDE = 132;
export const HALF_HOUR_WIDTH = 72;

/** Returns the style of an area as wide as the courts need, for candidates without a minimum width. */
export const wideArea = (courts: number) => ({ height: '100%', minWidth: AXIS_WIDTH + courts * COURT_WIDTH });

/** Returns the date of a day of the data as YYYY-MM-DD. */
export const dateOf = (day: number) => new Date(Date.UTC(2027, 2, 8 + day)).toISOString().slice(0, 10);

/** Returns the local time of a minute of a day, ISO-8601 without a zone. */
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

/** Returns the three lines of a booking: time, name, price. */
export function blockHtml({ start, duration, name, price }: BenchBooking): string {
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return `<b>${clock(start)} – ${clock(start + duration)}</b><br>${name}<br>$ ${price / 100}`;
}
