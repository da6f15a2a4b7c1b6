import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { type NewPriceRule, type PriceRule, RULE_RANGES } from '@canchero/shared-contracts/pricing';
import { shownTime } from './opening-hours';
import { wholeNumber } from './whole-number';

/** Values of the price rule form, as typed. */
export interface RuleDraft {
  court_ids: string[];
  weekdays: number[];
  from: string;
  to: string;
  /** Duration in minutes; empty for any duration. */
  duration: string;
  price: string;
  /** Empty if members pay the same price. */
  member_price: string;
  valid_from: string;
  valid_to: string;
  priority: string;
}

export type RuleProblem = 'hours' | 'duration' | 'price' | 'member_price' | 'valid_to' | 'priority';

export const emptyRule = (): RuleDraft => ({
  court_ids: [],
  weekdays: [],
  from: '18:00',
  to: '23:00',
  duration: '',
  price: '',
  member_price: '',
  valid_from: '',
  valid_to: '',
  priority: '0',
});

export const ruleDraftOf = (rule: PriceRule): RuleDraft => ({
  court_ids: rule.court_ids,
  weekdays: rule.weekdays,
  from: shownTime(rule.from),
  to: shownTime(rule.to),
  duration: rule.duration === null ? '' : String(rule.duration),
  price: amountText(rule.price),
  member_price: rule.member_price === null ? '' : amountText(rule.member_price),
  valid_from: rule.valid_from ?? '',
  valid_to: rule.valid_to ?? '',
  priority: String(rule.priority),
});

const durationOf = ({ duration }: RuleDraft) => wholeNumber(duration, RULE_RANGES.duration);
const priorityOf = ({ priority }: RuleDraft) => wholeNumber(priority, RULE_RANGES.priority);

export function ruleProblems(draft: RuleDraft): RuleProblem[] {
  const { from, to, price, member_price, valid_from, valid_to } = draft;
  const wrong: Record<RuleProblem, boolean> = {
    hours: !from || !to,
    duration: draft.duration.trim() !== '' && durationOf(draft) === null,
    price: parseAmount(price) === null,
    member_price: member_price.trim() !== '' && parseAmount(member_price) === null,
    valid_to: valid_from !== '' && valid_to !== '' && valid_to < valid_from,
    priority: priorityOf(draft) === null,
  };
  return (Object.keys(wrong) as RuleProblem[]).filter((problem) => wrong[problem]);
}

/** Returns true if members would pay more than others, which a rule may say but is more likely a slip. */
export const membersPayMore = ({ price, member_price }: RuleDraft): boolean =>
  (parseAmount(member_price) ?? 0) > (parseAmount(price) ?? Number.POSITIVE_INFINITY);

/** Maps a draft without problems to the fields of the request. */
export const ruleOf = (draft: RuleDraft): Required<NewPriceRule> => ({
  court_ids: draft.court_ids,
  // an empty list means every day
  weekdays: draft.weekdays.length === 7 ? [] : draft.weekdays,
  from: shownTime(draft.from),
  to: draft.to,
  duration: durationOf(draft),
  price: parseAmount(draft.price) ?? 0,
  member_price: parseAmount(draft.member_price),
  valid_from: draft.valid_from || null,
  valid_to: draft.valid_to || null,
  priority: priorityOf(draft) ?? 0,
});

/** Groups weekdays into runs: Monday to Friday and Sunday are `[[1, 5], [7, 7]]`. */
export function runsOf(weekdays: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of [...weekdays].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Returns true if a rule applies all day. */
export const isAllDay = ({ from, to }: Pick<PriceRule, 'from' | 'to'>) => shownTime(from) === shownTime(to);
