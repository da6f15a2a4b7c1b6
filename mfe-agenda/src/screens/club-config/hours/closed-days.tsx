import type { ClosedDay } from '@canchero/shared-contracts/club';
import { Button, makeStyles, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { DateField, Input } from '@canchero/shared-contracts/ui-forms';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useText } from '../../../text';
import { faultyClosedDay } from '../model/closed-days';
import { useConfigStyles } from '../styles';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: '12px 0', padding: 0, listStyleType: 'none' },
  day: {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'center',
    '& > *': { minWidth: 0 },
  },
});

interface ClosedDaysProps {
  days: readonly ClosedDay[];
  onChange(days: ClosedDay[]): void;
}

/** Dates on which the club does not open, each with its name. */
export function ClosedDays({ days, onChange }: ClosedDaysProps) {
  const text = useText();
  const config = useConfigStyles();
  const styles = useStyles();
  const faulty = faultyClosedDay(days);
  const change = (at: number, part: Partial<ClosedDay>) =>
    onChange(days.map((day, i) => (i === at ? { ...day, ...part } : day)));
  return (
    <section aria-label={text('config.closedDays')}>
      <h2 className={config.sectionTitle}>{text('config.closedDays')}</h2>
      <Text className={config.hint}>{text('config.closedDays.hint')}</Text>
      <ul className={styles.list}>
        {days.map((day, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no id while its date is typed
          <li key={i}>
            <div className={styles.day}>
              <DateField
                aria-label={text('config.closedDays.date')}
                value={day.date}
                onChange={(date) => change(i, { date })}
              />
              <Input
                aria-label={text('config.closedDays.name')}
                placeholder={text('config.closedDays.example')}
                value={day.name}
                maxLength={80}
                onChange={(_, { value }) => change(i, { name: value })}
              />
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={text('config.closedDays.remove', { day: day.name || day.date })}
                onClick={() => onChange(days.filter((_, at) => at !== i))}
              />
            </div>
            {day === faulty && (
              <Text role="alert" className={mergeClasses(config.error, config.detail)}>
                {text(day.date ? 'config.closedDays.twice' : 'config.closedDays.required')}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <Button icon={<AddRegular />} onClick={() => onChange([...days, { date: '', name: '' }])}>
        {text('config.closedDays.add')}
      </Button>
    </section>
  );
}
