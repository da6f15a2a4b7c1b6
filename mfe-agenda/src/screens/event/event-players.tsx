import type { BookingPlayer } from '@canchero/shared-contracts/booking';
import { Text } from '@canchero/shared-contracts/ui';
import { groupedPhone } from '../../countries';
import { useText } from '../../text';
import { useEventStyles } from './styles';

/** Players with their phone numbers. */
export function EventPlayers({ players }: { players: readonly BookingPlayer[] }) {
  const text = useText();
  const styles = useEventStyles();
  if (players.length === 0) return <Text className={styles.quiet}>{text('event.players.none')}</Text>;
  return (
    <ul className={styles.players}>
      {players.map(({ id, name, phone }) => (
        <li key={id} className={styles.player}>
          <span>{name}</span>
          {phone && (
            <a className={styles.phone} href={`tel:${phone}`}>
              {groupedPhone(phone)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
