import type { PublicClub } from '@canchero/shared-contracts/club';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { Clock20Regular } from '@fluentui/react-icons/headless/svg/clock';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import { STILL } from '../layout';
import { hoursOn, weekOf } from '../model/hours';

const useStyles = makeStyles({
  details: { '&[open] > summary > :last-child': { transform: 'rotate(180deg)' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    '::-webkit-details-marker': { display: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  sign: {
    marginInlineStart: 'auto',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFast,
    [STILL]: { transitionDuration: '0s' },
  },
  week: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0, paddingInlineStart: '28px' },
  hours: { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  day: { color: tokens.colorNeutralForeground2 },
});

/** Hours of the present day; the whole week on demand. */
export function OpeningHours({ club, today }: { club: PublicClub; today: string }) {
  const styles = useStyles();
  const text = useText();
  const { formatDate } = useIntl();
  const hours = hoursOn(club, today);
  // 2024-01-01 is a Monday
  const nameOf = (weekday: number) => formatDate(`2024-01-0${weekday}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Clock20Regular aria-hidden />
        {hours ? text('club.hours.today', { hours }) : text('club.hours.closedToday')}
        <ChevronDown16Regular aria-hidden className={styles.sign} />
      </summary>
      <dl className={styles.week}>
        {weekOf(club).map((days) => (
          <Days
            key={days.from}
            name={
              days.from === days.to
                ? nameOf(days.from)
                : text('club.hours.days', { from: nameOf(days.from), to: nameOf(days.to) })
            }
            hours={days.hours ?? text('club.hours.closed')}
          />
        ))}
      </dl>
    </details>
  );
}

function Days({ name, hours }: { name: string; hours: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.day}>{name}</dt>
      <dd className={styles.hours}>{hours}</dd>
    </>
  );
}
