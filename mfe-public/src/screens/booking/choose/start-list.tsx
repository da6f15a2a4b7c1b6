import type { AvailableStart, PublicClub } from '@canchero/shared-contracts/club';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { type Choice, courtsOf } from '../model/choice';
import { byCourt, byTime, partOfDay } from '../model/starts';
import { StartChips } from './start-chips';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '24px' },
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  dot: { width: '12px', height: '12px', borderRadius: tokens.borderRadiusCircular },
});

interface StartListProps {
  club: PublicClub;
  choice: Choice;
  starts: readonly AvailableStart[];
}

const PARTS = ['morning', 'afternoon', 'evening'] as const;

/** Free starts of all courts in one list, by part of the day. */
export function StartsByTime({ club, choice, starts }: StartListProps) {
  const styles = useStyles();
  const text = useText();
  const offered = byTime(starts, courtsOf(club, choice.sport));
  return (
    <div className={styles.list}>
      {PARTS.map((part) => {
        const inPart = offered.filter(({ start }) => partOfDay(start, club.timezone, choice.date) === part);
        if (inPart.length === 0) return null;
        return (
          <section key={part} className={styles.part} aria-label={text(`choose.part.${part}`)}>
            <h3 className={styles.heading}>{text(`choose.part.${part}`)}</h3>
            <StartChips club={club} choice={choice} starts={inPart} counted={club.courts.length > 1} />
          </section>
        );
      })}
    </div>
  );
}

/** Free starts of each court. */
export function StartsByCourt({ club, choice, starts }: StartListProps) {
  const styles = useStyles();
  const text = useText();
  return (
    <div className={styles.list}>
      {byCourt(starts, courtsOf(club, choice.sport)).map(({ court, starts: offered }) => (
        <section key={court.id} className={styles.part} aria-label={court.name}>
          <h3 className={styles.heading}>
            <span aria-hidden className={styles.dot} style={{ backgroundColor: court.color }} />
            {court.name}
            <span className={styles.about}>
              {[court.surface, text(court.indoor ? 'choose.indoor' : 'choose.outdoor')].filter(Boolean).join(' · ')}
            </span>
          </h3>
          <StartChips club={club} choice={choice} starts={offered} />
        </section>
      ))}
    </div>
  );
}
