import type { Booking } from '@canchero/shared-contracts/booking';
import { lazyPart } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { PhoneNumber } from '../../chat/phone-number';
import { useText } from '../../text';
import { useEventStyles } from './styles';

/** Comes after the first paint, with the overlays that it needs. */
const ChatMenu = lazyPart(() => import('../../chat/chat-menu').then((m) => m.ChatMenu));

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
            <span className={styles.line}>
              <PhoneNumber phone={phone} />
              <Suspense fallback={null}>
                <ChatMenu phone={phone} subject={{ name, booking, court }} />
              </Suspense>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
