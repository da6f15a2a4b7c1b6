import { useText } from '../../../text';
import { WEEKDAYS } from '../model/hours';
import { useWeekdayName } from '../use-weekday-name';
import { Choices } from './Choices';

/** On which weekdays a rule counts; none: on all. */
export function WeekdayChoices({ chosen, onChange }: { chosen: readonly number[]; onChange(days: number[]): void }) {
  const text = useText();
  const dayName = useWeekdayName();
  return (
    <Choices<number>
      legend={text('config.prices.weekdays')}
      hint={text('config.prices.weekdays.hint')}
      options={WEEKDAYS.map((day) => [day, dayName(day)])}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
