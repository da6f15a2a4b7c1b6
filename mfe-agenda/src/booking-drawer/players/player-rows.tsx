import type { Booking } from '@canchero/shared-contracts/booking';
import { Button, Caption1, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ChatMenu } from '../../chat/chat-menu';
import { PhoneNumber } from '../../chat/phone-number';
import { useText } from '../../text';

const useStyles = makeStyles({
  rows: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  phone: { color: tokens.colorNeutralForeground2 },
});

interface PlayerRowsProps {
  booking: Booking;
  /** Name of the booking's court, if it is known. */
  court: string | undefined;
  doubles: boolean;
  /** Removes a player, by id; null where nothing may be changed. */
  onRemove: ((id: string) => void) | null;
}

/** Players of a booking with their phones, a way to write to each, and one to remove them. */
export function PlayerRows({ booking, court, doubles, onRemove }: PlayerRowsProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <ul className={styles.rows} aria-label={text('players.title')}>
      {booking.players.map(({ id, name, phone }) => (
        <li key={id} className={styles.row}>
          <span className={styles.who}>
            <Text weight="semibold">{name}</Text>
            {phone && (
              <Caption1>
                <PhoneNumber phone={phone} className={styles.phone} />
              </Caption1>
            )}
          </span>
          {phone && <ChatMenu phone={phone} subject={{ name, booking, court, doubles }} />}
          {onRemove && (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={text('form.players.remove', { name })}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
