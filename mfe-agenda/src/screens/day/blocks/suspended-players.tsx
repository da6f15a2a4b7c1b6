import type { Booking } from '@canchero/shared-contracts/booking';
import { chatLink } from '@canchero/shared-contracts/core';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../../bookings-data/bookings-context';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: '8px 0 0', padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '8px 2px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { overflowWrap: 'anywhere' },
  place: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: { color: tokens.colorBrandForeground1, fontVariantNumeric: 'tabular-nums' },
});

/** People whose bookings were suspended, each with a chat that has the news prefilled. */
export function SuspendedPlayers({ bookings, onClose }: { bookings: readonly Booking[]; onClose(): void }) {
  const { club, courts, texts } = useBookings();
  const { text, formatter, title } = texts;
  const styles = useStyles();
  const told = (booking: Booking, name: string) =>
    text('suspend.message', {
      name,
      club: club.name,
      court: courts.find((c) => c.id === booking.court_id)?.name ?? '',
      time: formatter.dateTime(booking.start),
      reason: booking.cancel_reason ?? '',
    });
  return (
    <DialogBody>
      <DialogTitle>{text('suspend.done', { count: bookings.length })}</DialogTitle>
      <DialogContent>
        <Text>{text('suspend.tell')}</Text>
        <ul className={styles.list}>
          {bookings.map((booking) => {
            const [player] = booking.players;
            const chat = player?.phone ? chatLink(player.phone, told(booking, player.name)) : null;
            return (
              <li key={booking.id} className={styles.row}>
                <span className={styles.name}>{player?.name ?? title(booking)}</span>
                {chat && player?.phone ? (
                  <a className={styles.link} href={chat} target="_blank" rel="noreferrer">
                    {phoneText(player.phone, homeCode(club.timezone))}
                  </a>
                ) : (
                  <span>{text('suspend.noPhone')}</span>
                )}
                <span className={styles.place}>
                  {`${formatter.dateTime(booking.start)} · ${courts.find((c) => c.id === booking.court_id)?.name ?? ''}`}
                </span>
              </li>
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions fluid>
        <Button appearance="primary" onClick={onClose}>
          {text('block.close')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
