import type { Booking } from '@canchero/shared-contracts/booking';
import { Text } from '@canchero/shared-contracts/ui';
import { ChatMenu } from '../../chat/chat-menu';
import { PhoneNumber } from '../../chat/phone-number';
import { useText } from '../../text';
import { useEventStyles } from './styles';

/** Players with their phone numbers. */
export function EventPlayers({ booking, court }: { booking: Booking; court: string }) {
  const { players } = booking;
  const text = useText();

  const styles = useEventStyles();
  if (players.length === 0) return <Text className={styles.quiet}>{text('event.players.none')}</Text>;
  return (
    <ul className={styles.players}>
      {players.map(({ id, name, phone }) => (
        <li key={id} className={styles.player}>
          <span>{name}</span>
          {phone && (
            <span className={styles.contact}>
              <PhoneNumber phone={phone} />
              <ChatMenu phone={phone} subject={{ name, booking, court }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
