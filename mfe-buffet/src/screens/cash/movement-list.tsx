import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { movementTime } from '../../cash-session/model/session-day';
import { useText } from '../../text';
import { useCashStyles } from './styles';

/** Cash movements of a session with their reasons; renders nothing if there are none. */
export function MovementList({ session, formatter }: { session: CashSession; formatter: Formatter }) {
  const text = useText();
  const styles = useCashStyles();
  const { movements } = session;
  const time = movementTime(session, formatter);
  if (movements.length === 0) return null;
  return (
    <ul className={styles.movements} aria-label={text('cash.movements')}>
      {movements.map((movement) => (
        <li key={movement.id} className={styles.movement}>
          <span className={styles.quiet}>{time(movement.created_at)}</span>
          <span>
            {movement.reason}
            {movement.created_by_name && <span className={styles.quiet}> · {movement.created_by_name}</span>}
          </span>
          <span className={styles.amount}>
            {movement.type === 'in' ? '+' : '−'}
            {formatter.money(movement.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
