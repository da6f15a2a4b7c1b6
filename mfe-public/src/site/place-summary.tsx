import { clockTime } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const useStyles = makeStyles({
  summary: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: `6px solid var(--club-first, ${tokens.colorBrandStroke1})`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { margin: 0 },
  when: { display: 'inline-block', margin: 0, '::first-letter': { textTransform: 'uppercase' } },
  hours: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  where: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface PlaceSummaryProps {
  club: { currency: string; timezone: string };
  court: { name: string };
  /** Name of the sport, and what else tells the court. */
  about: string;
  start: string;
  end: string;
  children?: ReactNode;
}

/** Time and place of a match, in the club's time zone. */
export function PlaceSummary({ club, court, about, start, end, children }: PlaceSummaryProps) {
  const styles = useStyles();
  const format = useFormatter(club);
  const { formatDate } = useIntl();
  const day = formatDate(start, { weekday: 'long', day: 'numeric', month: 'long', timeZone: club.timezone });
  return (
    <div className={styles.summary}>
      <p className={styles.line}>
        <span className={styles.when}>{day}</span>
      </p>
      <p className={styles.hours}>
        {clockTime(start, format, club.timezone)} – {clockTime(end, format, club.timezone)}
      </p>
      <p className={styles.where}>{[court.name, about].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
