import type { ChangePreview, PlanSwitch } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { CheckChoice } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import type { KeptCourts } from './kept-courts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '4px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface LossesProps {
  preview: ChangePreview;
  kept: KeptCourts;
}

/** Draws what another plan takes away: features, people, and courts, which the owner chooses. */
export function Losses({ preview, kept }: LossesProps) {
  const text = useText();
  const styles = useStyles();
  const { lost_features, clubs, members } = preview;
  if (lost_features.length + clubs.length + members.length === 0) return null;
  return (
    <>
      {lost_features.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.title}>{text('change.lost')}</h3>
          <ul className={styles.list}>
            {lost_features.map((key) => (
              <li key={key}>{text(`feature.${key as PlanSwitch}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {clubs.map((club) => {
        const chosen = kept.keptIn(club);
        return (
          <CheckChoice
            key={club.club_id}
            label={text('keep.title', { club: club.name, chosen: chosen.length, max: club.max_courts })}
            options={club.courts.map(({ id, name }) => [id, name] as const)}
            value={chosen}
            hint={text('keep.hint')}
            {...(chosen.length > club.max_courts && { problem: text('keep.tooMany', { max: club.max_courts }) })}
            onChange={(courts) => kept.choose(club.club_id, courts)}
          />
        );
      })}
      {members.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.title}>{text('waiting.members', { count: members.length })}</h3>
          <ul className={styles.list}>
            {members.map(({ user_id, name, club_name }) => (
              <li key={`${user_id} ${club_name}`}>{text('waiting.member', { name, club: club_name })}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.quiet}>{text('change.kept')}</p>
    </>
  );
}
