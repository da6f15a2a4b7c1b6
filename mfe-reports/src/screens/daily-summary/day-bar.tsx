import { useQueryParams } from '@canchero/shared-contracts/kit';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DateField, Field } from '@canchero/shared-contracts/ui-forms';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { useText } from '../../text';
import { shifted } from './model/day';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px', '@media print': { display: 'none' } },
  /** The control shrinks to its field: its own width would cover the next button. */
  date: { width: '170px', minWidth: 0, '& .fui-Input, & input': { width: '100%', minWidth: 0 } },
});

/** Choice of the day; it is kept in the address. */
export function DayBar({ date, today }: { date: string; today: string }) {
  const text = useText();
  const styles = useStyles();
  const [, go] = useQueryParams();
  const open = (day: string) => go({ date: day === today ? null : day });
  return (
    <search className={styles.bar}>
      <Button
        icon={<ChevronLeftRegular />}
        aria-label={text('day.before')}
        title={text('day.before')}
        onClick={() => open(shifted(date, -1))}
      />
      <Field label={text('chart.day')} className={styles.date}>
        <DateField value={date} max={today} onChange={(day) => day && day <= today && open(day)} />
      </Field>
      <Button
        icon={<ChevronRightRegular />}
        aria-label={text('day.after')}
        title={text('day.after')}
        disabledFocusable={date >= today}
        onClick={() => date < today && open(shifted(date, 1))}
      />
      {date !== today && <Button onClick={() => open(today)}>{text('day.today')}</Button>}
    </search>
  );
}
