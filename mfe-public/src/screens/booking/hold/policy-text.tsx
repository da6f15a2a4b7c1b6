import type { PublicClub } from '@canchero/shared-contracts/club';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  policy: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Rule for cancellations, which the button of the form accepts. */
export function PolicyText({ club, paysOnline }: { club: PublicClub; paysOnline: boolean }) {
  const styles = useStyles();
  const text = useText();
  const hours = club.cancel_hours;
  return (
    <p className={styles.policy}>
      {paysOnline && club.deposit_type !== 'none' ? text('policy.deposit', { hours }) : text('policy.free', { hours })}
      {!paysOnline && club.confirm_contact && ` ${text('policy.contact')}`} {text('policy.accept')}
    </p>
  );
}
