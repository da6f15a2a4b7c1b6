import type { Court } from '@canchero/shared-contracts/court';
import { useFormatter } from '@canchero/shared-contracts/kit';
import type { PriceRule } from '@canchero/shared-contracts/pricing';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isAllDay, runsOf } from '../model/price-rule-draft';
import { useText } from '../text';
import { useWeekdayName } from '../use-weekday-name';

/** Returns the texts of a price rule: its days and hours, its other conditions and its price. */
export function useRuleText(club: { currency: string; timezone: string }, courts: readonly Court[]) {
  const text = useText();
  const { locale } = useIntl();
  const dayName = useWeekdayName();
  const { money } = useFormatter(club);
  const dates = useMemo(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    [locale],
  );
  const dateText = (date: string | null) => date && dates.format(new Date(`${date}T00:00:00Z`));
  const days = ({ weekdays }: PriceRule) => {
    if (weekdays.length === 0 || weekdays.length === 7) return text('config.prices.everyDay');
    const names = runsOf(weekdays).flatMap(([first, last]) => {
      if (last - first < 2) return first === last ? [dayName(first)] : [dayName(first), dayName(last)];
      return [text('config.prices.range', { first: dayName(first), last: dayName(last) })];
    });
    const said = names.join(', ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
  const validity = ({ valid_from, valid_to }: PriceRule) => {
    const [from, to] = [dateText(valid_from), dateText(valid_to)];
    if (from && to) return text('config.prices.between', { from, to });
    if (from) return text('config.prices.since', { from });
    return to && text('config.prices.until', { to });
  };
  return {
    when: (rule: PriceRule) =>
      `${days(rule)} · ${isAllDay(rule) ? text('config.prices.allDay') : `${rule.from} – ${rule.to}`}`,
    conditions: (rule: PriceRule) =>
      [
        rule.court_ids.length === 0
          ? text('filter.allCourts')
          : courts
              .filter((court) => rule.court_ids.includes(court.id))
              .map((court) => court.name)
              .join(', '),
        rule.duration !== null && text('config.prices.only', { minutes: rule.duration }),
        validity(rule),
        rule.priority > 0 && text('config.prices.priorityOf', { priority: rule.priority }),
      ].filter(Boolean),
    price: (amount: number, { duration }: Pick<PriceRule, 'duration'>) =>
      duration === null
        ? text('courts.perHour', { price: money(amount) })
        : text('config.prices.forMinutes', { price: money(amount), minutes: duration }),
  };
}
