import { type ClosedDay, type Club, MAX_CLUB_LENGTH } from '@canchero/shared-contracts/club';
import { useCan } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { DateField, Input } from '@canchero/shared-contracts/ui-forms';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { clubDateOf } from '../../../bookings-data/model/club-day';
import { paths } from '../../../paths';
import { faultyClosedDay } from '../model/closed-days';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { useBookingsOfDays } from './use-bookings-of-days';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: '12px 0', padding: 0, listStyleType: 'none' },
  day: {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'center',
    '& > *': { minWidth: 0 },
  },
  bookings: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '4px 0',
    color: tokens.colorStatusWarningForeground1,
  },
  link: { color: tokens.colorBrandForegroundLink },
});

interface ClosedDaysProps {
  club: Club;
  days: readonly ClosedDay[];
  onChange(days: ClosedDay[]): void;
}

/**
 * Dates on which the club does not open, each with its name. One to come that has bookings says how many, and leads to
 * them and to their suspension: closing a day cancels nothing.
 */
export function ClosedDays({ club, days, onChange }: ClosedDaysProps) {
  const text = useText();
  const config = useConfigStyles();
  const styles = useStyles();
  const faulty = faultyClosedDay(days);
  const today = clubDateOf(club, Date.now());
  const coming = days.map(({ date }) => date).filter((date) => date.localeCompare(today) >= 0);
  const bookings = useBookingsOfDays(club.id, coming);
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
              <DateField aria-label={text('label.date')} value={day.date} onChange={(date) => change(i, { date })} />
              <Input
                aria-label={text('config.closedDays.name')}
                placeholder={text('config.closedDays.example')}
                value={day.name}
                maxLength={MAX_CLUB_LENGTH.closed_day}
                onChange={(_, { value }) => change(i, { name: value })}
              />
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={text('config.closedDays.remove', { day: day.name || day.date })}
                onClick={() => onChange(days.filter((_, at) => at !== i))}
              />
            </div>
            <BookingsThere date={day.date} count={bookings.get(day.date) ?? 0} />
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

/** Warns of bookings on a closed day, and says what can be done about them. */
function BookingsThere({ date, count }: { date: string; count: number }) {
  const text = useText();
  const styles = useStyles();
  const canSuspend = useCan(['schedule', 'booking']);
  return (
    <div role="status">
      {count > 0 && (
        <span className={styles.bookings}>
          <b>{text('config.closedDays.bookings', { count })}</b>
          <Link className={styles.link} to={paths.agendaOn(date)}>
            {text('config.closedDays.see')}
          </Link>
          {canSuspend && (
            <Link className={styles.link} to={paths.suspendOn(date)}>
              {text('config.closedDays.suspend')}
            </Link>
          )}
        </span>
      )}
    </div>
  );
}
