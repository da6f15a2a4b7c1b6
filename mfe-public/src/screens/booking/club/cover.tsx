import type { PublicClub } from '@canchero/shared-contracts/club';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { CSSProperties } from 'react';
import { WIDE } from '../layout';

const useStyles = makeStyles({
  cover: {
    position: 'relative',
    overflow: 'hidden',
    height: '84px',
    color: 'rgb(255 255 255 / 32%)',
    backgroundImage:
      'linear-gradient(115deg, color-mix(in srgb, var(--club-first) 78%, black), color-mix(in srgb, var(--club-second) 62%, black))',
    [WIDE]: { height: '148px' },
  },
  lines: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '72px',
    height: '72px',
    borderRadius: '20px',
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    // so dark that white is legible on it whatever the colour of the court
    backgroundColor: 'color-mix(in srgb, var(--club-first) 40%, black)',
    color: 'white',
    fontSize: tokens.fontSizeBase600,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
  },
});

/** Colours of a club for the drawings inside: those of its first two courts. */
export function clubColors({ courts }: Pick<PublicClub, 'courts'>): CSSProperties {
  const [first = '#2f7d5b', second = first] = [...new Set(courts.map(({ color }) => color))];
  return { '--club-first': first, '--club-second': second } as CSSProperties;
}

/** Band in the club's colours with the lines of a court. */
export function Cover() {
  const styles = useStyles();
  return (
    <div className={styles.cover}>
      <svg viewBox="0 0 600 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.lines}>
        <g fill="none" stroke="currentColor" strokeWidth="2" transform="rotate(-8 300 74)">
          <path d="M40 -30h520v208H40zM40 74h520M170 -30v208M430 -30v208" />
          <path d="M300 -60v268" strokeDasharray="6 5" />
        </g>
      </svg>
    </div>
  );
}

/** Initials of the club, in its colours. */
export function ClubMark({ name }: { name: string }) {
  const styles = useStyles();
  const words = name.split(/\s+/).filter((word) => !/^(club|el|la|los|las|de|del|do|da)$/i.test(word));
  const initials = (words.length > 0 ? words : [name]).slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  return (
    <span aria-hidden className={styles.mark}>
      {initials.join('')}
    </span>
  );
}
