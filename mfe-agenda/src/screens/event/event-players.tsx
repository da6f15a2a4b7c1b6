import type { BookingPlayer } from '@canchero/shared-contracts/booking';
import { useClub } from '@canchero/shared-contracts/kit';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { useEventStyles } from './styles';

/** Players with their phone numbers. */
export function EventPlayers({ players }: { players: readonly BookingPlayer[] }) {
  const text = useText();
  const club = useClub();
  const styles = useEventStyles();
  if (players.length === 0) return <Text className={styles.quiet}>{text('event.players.none')}</Text>;
  return (
    <ul className={styles.players}>
      {players.map(({ id, name, phone }) => (
        <li key={id} className={styles.player}>
          <span>{name}</span>
          {phone && (
            <a className={styles.phone} href={`tel:${phone}`}>
              {phoneText(phone, homeCode(club.timezone))}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
