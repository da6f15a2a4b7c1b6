import type { Club, NewClub, Sport } from '@canchero/shared-contracts/club';
import { parseAmount } from '@canchero/shared-contracts/core';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import { currencyOf } from './currency';

export interface CourtDraft {
  /** Idempotency key of the call that creates it: a retry creates no second court. */
  key: string;
  name: string;
  sport: Sport;
  /** Price of an hour as typed, in whole units of the currency. Drafts of earlier releases have none. */
  price?: string;
}

/** Opening hours in two ranges: weekdays and weekend. */
export interface HoursDraft {
  open: string;
  close: string;
  closed: boolean;
}

/** Input of the steps so far. It survives a reload. */
export interface OnboardingDraft {
  key: string;
  name: string;
  sports: Sport[];
  /** ISO 4217; absent for that of the club's country. */
  currency?: string;
  weekdays: HoursDraft;
  weekend: HoursDraft;
  courts: CourtDraft[];
  /** Id of the club once it is created. Then only its courts are missing. */
  clubId: string | null;
  step: Step;
}

export const STEPS = ['club', 'hours', 'courts'] as const;
export type Step = (typeof STEPS)[number];

/** @param newKey makes a new UUID */
export const emptyDraft = (newKey: () => string): OnboardingDraft => ({
  key: newKey(),
  name: '',
  sports: ['padel'],
  weekdays: { open: '08:00', close: '23:00', closed: false },
  weekend: { open: '08:00', close: '23:00', closed: false },
  courts: [],
  clubId: null,
  step: 'club',
});

export type Problem =
  | 'nameMissing'
  | 'sportMissing'
  | 'hoursMissing'
  | 'neverOpen'
  | 'courtNameMissing'
  | 'courtNameTwice'
  | 'courtPriceMissing'
  | 'courtPriceFraction';

/** Problems that keep a step from being completed. `timezone`: that of the club, whose currency prices are in. */
export function problemsOf(step: Step, draft: OnboardingDraft, timezone: string): Problem[] {
  if (step === 'club') {
    return [
      ...(draft.name.trim() ? [] : ['nameMissing' as const]),
      ...(draft.sports.length > 0 ? [] : ['sportMissing' as const]),
    ];
  }
  if (step === 'hours') {
    const incomplete = (hours: HoursDraft) => !hours.closed && (!hours.open || !hours.close);
    if (draft.weekdays.closed && draft.weekend.closed) return ['neverOpen'];
    return incomplete(draft.weekdays) || incomplete(draft.weekend) ? ['hoursMissing'] : [];
  }
  const names = draft.courts.map((_, index) => nameProblem(draft.courts, index));
  const prices = draft.courts.map(({ price }) => priceProblem(price, currencyIn(draft, timezone)));
  return [
    ...(['courtNameMissing', 'courtNameTwice'] as const).filter((problem) => names.includes(problem)),
    ...(['courtPriceMissing', 'courtPriceFraction'] as const).filter((problem) => prices.includes(problem)),
  ];
}

/** Returns the currency of the draft's prices, ISO 4217. */
export const currencyIn = ({ currency }: OnboardingDraft, timezone: string): string => currency ?? currencyOf(timezone);

/** Returns what is wrong with the price of a court: it is missing, or has decimals that its currency has not. */
export function priceProblem(price = '', currency: string): 'courtPriceMissing' | 'courtPriceFraction' | null {
  const amount = parseAmount(price);
  if (amount === null) return 'courtPriceMissing';
  return amount % smallestUnit(currency) === 0 ? null : 'courtPriceFraction';
}

/** Returns what is wrong with the name of a court: it is missing, or that of one before it. */
export function nameProblem(
  courts: readonly CourtDraft[],
  index: number,
): 'courtNameMissing' | 'courtNameTwice' | null {
  const names = courts.map(({ name }) => name.trim().toLowerCase());
  if (!names[index]) return 'courtNameMissing';
  return names.indexOf(names[index]) < index ? 'courtNameTwice' : null;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** Returns the opening hours in the contract's form. None at all would mean that the club is always open. */
export function openingHours({ weekdays, weekend }: OnboardingDraft): Club['opening_hours'] {
  const on = (days: readonly number[], { open, close, closed }: HoursDraft) =>
    closed ? [] : days.map((weekday) => ({ weekday, open, close }));
  return [...on(WEEKDAYS, weekdays), ...on(WEEKEND, weekend)];
}

/** Returns the club that the draft describes. */
export const newClub = (draft: OnboardingDraft, timezone: string): NewClub => ({
  name: draft.name.trim(),
  sports: draft.sports,
  timezone,
  currency: currencyIn(draft, timezone),
  opening_hours: openingHours(draft),
});

/** Adds a court, named after its sport and number, with the price of the last one of its sport. */
export function addCourt(draft: OnboardingDraft, nameOf: (sport: Sport, n: number) => string, key: string) {
  const sport = draft.courts.at(-1)?.sport ?? draft.sports[0] ?? 'padel';
  const n = draft.courts.filter((court) => court.sport === sport).length + 1;
  const price = draft.courts.findLast((court) => court.sport === sport)?.price ?? '';
  return { ...draft, courts: [...draft.courts, { key, name: nameOf(sport, n), sport, price }] };
}
