import type { ConflictPolicy, SeriesPreview } from '@canchero/shared-contracts/booking';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { useBookings } from '../../bookings-data/bookings-context';

const useStyles = makeStyles({
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  dates: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: '4px 12px',
    maxHeight: '168px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  taken: { color: tokens.colorStatusDangerForeground1, textDecorationLine: 'line-through' },
});

interface SeriesDatesProps {
  preview: SeriesPreview;
  loading: boolean;
  policy: ConflictPolicy;
  onPolicy(policy: ConflictPolicy): void;
}

/**
 * Lists the dates that a series would have, and asks what becomes of those that are taken. Until that is chosen nothing
 * is booked.
 */
export function SeriesDates({ preview, loading, policy, onPolicy }: SeriesDatesProps) {
  const { text, formatter } = useBookings().texts;
  const { locale } = useIntl();
  const styles = useStyles();
  const { occurrences, skipped_months: months } = preview;
  const refused = occurrences.filter((o) => o.problem !== null);
  const movable = refused.filter((o) => o.other_court);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const problemOf = ({ problem, other_court: other }: SeriesPreview['occurrences'][number]) => {
    if (!problem) return '';
    if (problem !== 'schedule_conflict') return ` · ${text('series.preview.closed')}`;
    return ` · ${other && policy === 'other_court' ? other.name : text('series.preview.taken')}`;
  };
  const isLeftOut = (o: SeriesPreview['occurrences'][number]) =>
    o.problem !== null && !(o.other_court && policy === 'other_court');
  return (
    <section className={styles.preview} aria-label={text('series.preview')} aria-busy={loading}>
      <Text weight="semibold" role="status">
        {text('series.preview.count', { count: occurrences.length, refused: refused.length })}
      </Text>
      <ul className={styles.dates}>
        {occurrences.map((o) => (
          <li key={o.start}>
            <span className={isLeftOut(o) ? styles.taken : ''}>{formatter.date(o.start)}</span>
            {problemOf(o)}
          </li>
        ))}
      </ul>
      {months.length > 0 && (
        <Text size={200}>
          {text('series.preview.months', { months: months.map((m) => month.format(new Date(`${m}-01`))).join(', ') })}
        </Text>
      )}
      {refused.length > 0 && (
        <RadioGroup
          aria-label={text('series.preview.policy')}
          value={policy}
          onChange={(_, data) => onPolicy(data.value as ConflictPolicy)}
        >
          <Radio value="skip" label={text('series.preview.skip', { count: refused.length })} />
          {movable.length > 0 && (
            <Radio
              value="other_court"
              label={text('series.preview.otherCourt', { count: movable.length, courts: namesOf(movable) })}
            />
          )}
        </RadioGroup>
      )}
    </section>
  );
}

const namesOf = (occurrences: SeriesPreview['occurrences']) =>
  [...new Set(occurrences.map((o) => o.other_court?.name))].join(', ');
