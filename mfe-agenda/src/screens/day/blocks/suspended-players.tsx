import type { Booking, BookingPlayer } from '@canchero/shared-contracts/booking';
import { chatLink } from '@canchero/shared-contracts/core';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@canchero/shared-contracts/ui-overlay';
import { Fragment } from 'react';
import { useBookings } from '../../../bookings-data/bookings-context';
import { usePlayersTexts } from '../../../chat/use-chat-links';
import type { BlockDraft } from './block-draft';
import type { SuspendedBooking } from './suspension';

/** Player of a booking, or whoever it is named after. */
type Person = Pick<BookingPlayer, 'name'> & Partial<BookingPlayer>;

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

interface SuspendedPlayersProps {
  suspended: readonly SuspendedBooking[];
  /** Kind and reason of the block that suspended them. */
  block: Pick<BlockDraft, 'kind' | 'reason'>;
  onClose(): void;
}

/**
 * Players of the bookings that were suspended, each with a chat that has the news prefilled in their language, and what
 * becomes of the money.
 */
export function SuspendedPlayers({ suspended, block, onClose }: SuspendedPlayersProps) {
  const { club, courts, texts } = useBookings();
  const { text, formatter, title } = texts;
  const styles = useStyles();
  const players = usePlayersTexts();
  const courtOf = ({ court_id }: Booking) => courts.find((c) => c.id === court_id)?.name ?? '';
  const told = ({ booking, paid, destination }: SuspendedBooking, name: string) =>
    players.say('suspend.message', {
      name,
      club: club.name,
      court: courtOf(booking),
      time: players.formatter.dateTime(booking.start),
      reason: block.reason || players.say(`block.kind.${block.kind}`),
      money: paid > 0 ? destination : 'none',
    });
  return (
    <DialogBody>
      <DialogTitle>{text('suspend.done', { count: suspended.length })}</DialogTitle>
      <DialogContent>
        <Text>{text('suspend.tell')}</Text>
        <ul className={styles.list}>
          {suspended.map((each) => {
            const { booking, paid, destination } = each;
            const people: Person[] = booking.players.length > 0 ? booking.players : [{ name: title(booking) }];
            return (
              <li key={booking.id} className={styles.row}>
                {people.map(({ id, name, phone }) => {
                  const chat = phone ? chatLink(phone, told(each, name)) : null;
                  return (
                    <Fragment key={id ?? name}>
                      <span className={styles.name}>{name}</span>
                      {chat && phone ? (
                        <a className={styles.link} href={chat} target="_blank" rel="noreferrer">
                          {phoneText(phone, homeCode(club.timezone))}
                        </a>
                      ) : (
                        <span>{text('suspend.noPhone')}</span>
                      )}
                    </Fragment>
                  );
                })}
                <span className={styles.place}>
                  {[
                    formatter.dateTime(booking.start),
                    courtOf(booking),
                    ...(paid > 0
                      ? [text('suspend.paid', { paid: formatter.money(paid) }), text(`suspend.${destination}`)]
                      : []),
                  ].join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions fluid>
        <Button appearance="primary" onClick={onClose}>
          {text('form.close')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
