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
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
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
  /** One for each court of the series. */
  previews: readonly (SeriesPreview & { court_id?: string })[];
  loading: boolean;
  policy: ConflictPolicy;
  onPolicy(policy: ConflictPolicy): void;
}

/**
 * Lists the dates that a series would have on each of its courts, and asks what becomes of those that are taken. Until
 * that is chosen nothing is booked.
 */
export function SeriesDates({ previews, loading, policy, onPolicy }: SeriesDatesProps) {
  const { courts, texts } = useBookings();
  const { text } = texts;
  const { locale } = useIntl();
  const styles = useStyles();
  const refused = previews.flatMap(refusedOf);
  const movable = refused.filter((o) => o.other_court);
  const someLeft = previews.some((preview) => refusedOf(preview).length < preview.occurrences.length);
  // the same for all courts
  const months = previews[0]?.skipped_months ?? [];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <section className={styles.preview} aria-label={text('series.preview')} aria-busy={loading}>
      {previews.map((preview, i) => (
        <CourtDates
          key={preview.court_id ?? i}
          preview={preview}
          court={previews.length > 1 ? courts.find(({ id }) => id === preview.court_id)?.name : undefined}
          policy={policy}
        />
      ))}
      {months.length > 0 && (
        <Text size={200}>
          {text('series.preview.months', { months: months.map((m) => month.format(new Date(`${m}-01`))).join(', ') })}
        </Text>
      )}
      {refused.length > 0 && (someLeft || movable.length > 0) && (
        <RadioGroup
          aria-label={text('series.preview.policy')}
          value={policy}
          onChange={(_, data) => onPolicy(data.value as ConflictPolicy)}
        >
          {someLeft && <Radio value="skip" label={text('series.preview.skip', { count: refused.length })} />}
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

interface CourtDatesProps {
  preview: SeriesPreview;
  /** Name of the court, where there are several. */
  court: string | undefined;
  policy: ConflictPolicy;
}

function CourtDates({ preview, court, policy }: CourtDatesProps) {
  const { text, formatter } = useBookings().texts;
  const styles = useStyles();
  const { occurrences } = preview;
  const problemOf = ({ problem, other_court: other }: Occurrence) => {
    if (!problem) return '';
    if (problem !== 'schedule_conflict') return ` · ${text('series.preview.closed')}`;
    return ` · ${other && policy === 'other_court' ? other.name : text('series.preview.taken')}`;
  };
  const isLeftOut = (o: Occurrence) => o.problem !== null && !(o.other_court && policy === 'other_court');
  const count = text('series.preview.count', { count: occurrences.length, refused: refusedOf(preview).length });
  return (
    <>
      <Text weight="semibold" role="status">
        {court ? `${court}: ${count}` : count}
      </Text>
      <ul className={styles.dates} aria-label={court}>
        {occurrences.map((o) => (
          <li key={o.start}>
            <span className={isLeftOut(o) ? styles.taken : ''}>{formatter.date(o.start)}</span>
            {problemOf(o)}
          </li>
        ))}
      </ul>
    </>
  );
}

type Occurrence = SeriesPreview['occurrences'][number];

const refusedOf = ({ occurrences }: SeriesPreview) => occurrences.filter((o) => o.problem !== null);

const namesOf = (occurrences: readonly Occurrence[]) =>
  [...new Set(occurrences.map((o) => o.other_court?.name))].join(', ');
