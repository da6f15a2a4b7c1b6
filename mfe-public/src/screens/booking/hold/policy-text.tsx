import { cancellationTerms } from '@canchero/shared-contracts/booking';
import type { PublicClub } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  policy: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface PolicyTextProps {
  club: PublicClub;
  /** Start of the booking, ISO-8601 UTC. */
  start: string;
  /** Price in centavos, and what of it is paid online, 0 for nothing. */
  price: number;
  online: number;
}

/** Rule for cancellations as it applies to this booking, which the button of the form accepts. */
export function PolicyText({ club, start, price, online }: PolicyTextProps) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(club);
  const hours = club.cancel_hours;
  const { kept, inTime } = cancellationTerms(club, { start, price, paid: online }, Date.now());
  const depositRule = () =>
    kept > 0 ? text('policy.late', { hours, deposit: format.money(kept) }) : text('policy.deposit', { hours });
  return (
    <p className={styles.policy}>
      {online > 0 && club.deposit_type !== 'none'
        ? depositRule()
        : text(inTime ? 'policy.free' : 'policy.soon', { hours })}
      {online === 0 && club.confirm_contact && ` ${text('policy.contact')}`} {text('policy.accept')}
    </p>
  );
}
