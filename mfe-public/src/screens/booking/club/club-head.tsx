import { clubDateAt, type PublicClub } from '@canchero/shared-contracts/club';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { WIDE } from '../layout';
import { ClubContact } from './club-contact';
import { ClubMark, Cover } from './cover';
import { OpeningHours } from './opening-hours';

const useStyles = makeStyles({
  head: {
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [WIDE]: {
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusXLarge,
      boxShadow: tokens.shadow4,
    },
  },
  // as wide as the page below it
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    boxSizing: 'border-box',
    maxWidth: '720px',
    marginInline: 'auto',
    padding: '0 16px 16px',
  },
  title: { display: 'flex', alignItems: 'flex-end', gap: '12px', marginTop: '-28px', position: 'relative' },
  names: { minWidth: 0, paddingTop: '32px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  // on a phone the form has the first screen to itself
  wide: { '@media (max-width: 959px)': { display: 'none' } },
  details: { display: 'flex', flexDirection: 'column', gap: '12px' },
  sports: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface ClubHeadProps {
  club: PublicClub;
  /** Extent of the details beside the name: all, all if there is room, or nothing. */
  details: 'always' | 'wide' | 'never';
}

/** Head of the club: name, colours, sports, the ways to reach it, and its hours. */
export function ClubHead({ club, details }: ClubHeadProps) {
  const styles = useStyles();
  const text = useText();
  const today = clubDateAt(club.opening_hours, club.timezone, new Date().toISOString());
  return (
    <header className={styles.head}>
      <Cover />
      <div className={styles.body}>
        <div className={styles.title}>
          <ClubMark name={club.name} />
          <div className={styles.names}>
            <h1 className={styles.name}>{club.name}</h1>
            <p className={styles.sports}>{club.sports.map((sport) => text(`sport.${sport}`)).join(' · ')}</p>
          </div>
        </div>
        {details !== 'never' && (
          <div className={mergeClasses(styles.details, details === 'wide' && styles.wide)}>
            <ClubContact club={club} />
            <OpeningHours club={club} today={today} />
          </div>
        )}
      </div>
    </header>
  );
}
