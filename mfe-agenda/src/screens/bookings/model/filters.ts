import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { type BookingFilter, EVENT_TYPES, SHOWN_STATES } from '@canchero/shared-contracts/booking';
import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { PAYMENT_STATUSES } from '@canchero/shared-contracts/payment';
import type { DaySpan } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';

/** Maximum number of days in a period; the api has the same limit. */
export const MAX_DAYS = 366;
const STATES = [...SHOWN_STATES, 'all'] as const;
export const HOURS = ['outside'] as const;
export const PAYMENTS = [...PAYMENT_STATUSES, 'open'] as const;

export const PERIODS = ['today', 'week', 'month', 'lastMonth'] as const;
export type Period = (typeof PERIODS)[number];

/** Returns the days of a named period relative to `today`. A week is the seven days from today on. */
export function daysOf(period: Period, today: string): DaySpan {
  const day = DateTime.fromISO(today, { zone: 'utc' });
  const spans = {
    today: [day, day],
    week: [day, day.plus({ days: 6 })],
    month: [day.startOf('month'), day.endOf('month')],
    lastMonth: [day.minus({ months: 1 }).startOf('month'), day.minus({ months: 1 }).endOf('month')],
  } as const;
  const [from, to] = spans[period];
  return { from: from.toISODate() ?? today, to: to.toISODate() ?? today };
}

/** Returns the named period with exactly these days, or null. */
export const periodOf = (days: DaySpan, today: string): Period | null =>
  PERIODS.find((period) => {
    const { from, to } = daysOf(period, today);
    return from === days.from && to === days.to;
  }) ?? null;

/** Reads the filter from the address. Invalid parameters are ignored; the default is the next seven days. */
export function filterOf(query: URLSearchParams, today: string): BookingFilter {
  const usual = daysOf('week', today);
  const days = { from: calendarDate(query.get('from')) ?? usual.from, to: calendarDate(query.get('to')) ?? usual.to };
  return {
    ...(isPeriod(days) ? days : { from: days.from, to: days.from }),
    ...given('court_id', idIn(query, 'court')),
    ...given('event_type', oneOf(EVENT_TYPES)(query.get('type'))),
    ...given('state', oneOf(STATES)(query.get('state'))),
    ...given('payment_status', oneOf(PAYMENTS)(query.get('payment'))),
    ...given('hours', oneOf(HOURS)(query.get('hours'))),
    ...given('q', query.get('q')?.slice(0, MAX_SEARCH)),
  };
}

/** Writes a filter as the query of an address. */
export function queryOf(filter: BookingFilter): URLSearchParams {
  const query = new URLSearchParams({ from: filter.from, to: filter.to });
  const rest = {
    court: filter.court_id,
    type: filter.event_type,
    state: filter.state,
    payment: filter.payment_status,
    hours: filter.hours,
    q: filter.q,
  };
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  return query;
}

/** Returns true if the days are in order and at most `MAX_DAYS`. */
export function isPeriod({ from, to }: DaySpan): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= MAX_DAYS;
}

function idIn(query: URLSearchParams, name: string): string | null {
  const text = query.get(name) ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}

const given = <K extends string, T>(name: K, value: T | null | undefined) =>
  (value ? { [name]: value } : {}) as { [P in K]?: T };
