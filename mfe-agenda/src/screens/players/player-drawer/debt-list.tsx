import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Debt } from '@canchero/shared-contracts/player';
import { Link } from '@canchero/shared-contracts/router';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { useDrawerStyles } from './styles';

/** Debts of a player, one per line, oldest first; bookings are links. */
export function DebtList({ debts, formatter }: { debts: readonly Debt[]; formatter: Formatter }) {
  const text = useText();
  const styles = useDrawerStyles();
  return (
    <ul className={styles.list} aria-label={text('players.debts')}>
      {debts.map((debt) => {
        const title = text(`players.debt.${debt.kind}`, { title: debt.title });
        return (
          <li key={`${debt.kind} ${debt.id}`} className={styles.entry}>
            {debt.booking_id ? (
              <Link className={styles.link} to={paths.event(debt.booking_id)}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
            <span className={styles.amount}>{formatter.money(debt.open)}</span>
            <span className={styles.detail}>{formatter.dateTime(debt.at)}</span>
            {debt.open < debt.amount && (
              <span className={styles.detail}>{text('players.debt.of', { amount: formatter.money(debt.amount) })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
