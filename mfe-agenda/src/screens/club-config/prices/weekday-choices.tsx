import { CheckChoice } from '@canchero/shared-contracts/ui-forms';
import { WEEKDAYS } from '../model/opening-hours';
import { useText } from '../text';
import { useWeekdayName } from '../use-weekday-name';

/** Checkboxes of the weekdays on which a rule applies; none means every day. */
export function WeekdayChoices({ chosen, onChange }: { chosen: readonly number[]; onChange(days: number[]): void }) {
  const text = useText();
  const dayName = useWeekdayName();
  return (
    <CheckChoice
      label={text('config.prices.weekdays')}
      hint={text('config.prices.weekdays.hint')}
      options={WEEKDAYS.map((day) => [day, dayName(day)])}
      value={chosen}
      onChange={onChange}
    />
  );
}
