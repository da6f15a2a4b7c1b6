import type { PublicClub } from '@canchero/shared-contracts/club';
import { useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { LoadError, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { RefObject } from 'react';
import { useText } from '../../../text';
import { type Choice, durationsOf, type OfferedDay, sportsOf } from '../model/choice';
import { useStarts } from '../queries';
import { ChipChoice } from './chip-choice';
import { DayStrip } from './day-strip';
import { EmptyDay } from './empty-day';
import { StartsByCourt, StartsByTime } from './start-list';
import { StartsSkeleton } from './starts-skeleton';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '44px',
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    outlineStyle: 'none',
  },
  asked: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface StartsProps {
  club: PublicClub;
  choice: Choice;
  days: readonly OfferedDay[];
  choose(part: Partial<Choice>): void;
}

interface ChooseStepProps extends StartsProps {
  /** Gets the heading of the list. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** First step: sport, day, duration, and the free starts for them. */
export function ChooseStep({ heading, club, choice, days, choose }: ChooseStepProps) {
  const styles = useStyles();
  const text = useText();
  const [query, change] = useQueryParams();
  const view = query.get('by') === 'court' ? 'court' : 'time';
  const sports = sportsOf(club);
  return (
    <div className={styles.step}>
      {sports.length > 1 && (
        <ChipChoice
          label={text('choose.sport')}
          value={choice.sport}
          chips={sports.map((value) => ({ value, name: text(`sport.${value}`) }))}
          // another sport has its own usual duration
          onChange={(sport) => change({ sport, duration: null, date: choice.date })}
        />
      )}
      <DayStrip days={days} value={choice.date} onChange={(date) => choose({ date })} />
      <ChipChoice
        label={text('choose.duration')}
        value={choice.duration}
        chips={durationsOf(club, choice.sport).map((value) => ({ value, name: text('choose.minutes', { value }) }))}
        onChange={(duration) => choose({ duration })}
      />
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {text('choose.title')}
        </h2>
        {club.courts.length > 1 && (
          <ChipChoice
            compact
            label={text('choose.view')}
            value={view}
            chips={[
              { value: 'time', name: text('choose.view.time') },
              { value: 'court', name: text('choose.view.court') },
            ]}
            onChange={(next) => change({ by: next === 'court' ? 'court' : null })}
          />
        )}
      </div>
      <Asked club={club} />
      <Starts club={club} choice={choice} days={days} choose={choose} view={view} />
    </div>
  );
}

/**
 * Sentence on what must be paid to book online: nothing, a deposit, or the full price; or that the club takes no online
 * bookings.
 */
function Asked({ club }: { club: PublicClub }) {
  const styles = useStyles();
  const text = useText();
  const { pay_choices: pay } = club;
  if (pay.length === 0) return <p className={styles.asked}>{text('choose.asked.offline')}</p>;
  if (pay.includes('at_club'))
    return <p className={styles.asked}>{text(pay.length > 1 ? 'choose.asked.either' : 'choose.asked.nothing')}</p>;
  return <p className={styles.asked}>{text(pay.includes('deposit') ? 'choose.asked.deposit' : 'choose.asked.full')}</p>;
}

function Starts({ club, choice, days, choose, view }: StartsProps & { view: 'time' | 'court' }) {
  const text = useText();
  const errorText = useErrorText();
  const closed = days.find(({ date }) => date === choice.date)?.closed ?? false;
  const starts = useStarts(club, choice, !closed);
  if (starts.isError && !starts.data)
    return (
      <LoadError title={text('failed.starts')} reason={errorText(starts.error)} onRetry={() => void starts.refetch()} />
    );
  if (closed || starts.data?.length === 0)
    return <EmptyDay club={club} choice={choice} days={days} choose={choose} closed={closed} />;
  if (!starts.data) return <StartsSkeleton />;
  const List = view === 'court' ? StartsByCourt : StartsByTime;
  return <List club={club} choice={choice} starts={starts.data} />;
}
