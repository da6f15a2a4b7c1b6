import type { Booking, ChangeScope, MovedTariff } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { BookingLine } from '../../payments/booking-line';
import { updatePrice } from '../../undo/tariff-offer';

/** Tariff that came with a change of the players, and the dates of a series that the change was for. */
export interface PlayersTariff {
  tariff: MovedTariff;
  scope: ChangeScope;
}

interface PlayersPriceProps extends PlayersTariff {
  booking: Booking;
  onClose(): void;
}

/**
 * Asks for the price of a booking whose tariff changed with its players where the club leaves that to choose; where the
 * price stays, a notice says so, with a button that takes the tariff over. Nothing for a price that follows by itself.
 */
export function PlayersPrice({ booking, tariff, scope, onClose }: PlayersPriceProps) {
  const bookings = useBookings();
  const { text, formatter, title } = bookings.texts;
  const host = useHost();
  const { outcome } = tariff;
  const amounts = { tariff: formatter.money(tariff.price), price: formatter.money(tariff.before) };
  const fail = (error: unknown) =>
    host.toast({ intent: 'error', title: text('failed.update'), body: errorText(error, bookings.texts) });
  const use = () => {
    onClose();
    void updatePrice(bookings, booking, fail, scope);
  };
  if (outcome === 'updated') return null;
  if (outcome === 'open') {
    return (
      <Question
        title={text('tariff.players.title')}
        confirm={text('tariff.ask.update', amounts)}
        keep={text('tariff.ask.keep', amounts)}
        onConfirm={use}
        onKeep={onClose}
      >
        <BookingLine booking={booking} />
        <Text>{text('tariff.players.body', { ...amounts, who: title(booking) })}</Text>
        {scope !== 'one' && <Text>{text('tariff.players.series')}</Text>}
      </Question>
    );
  }
  if (booking.price === tariff.price) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text(`tariff.${outcome}`, amounts)}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={use}>
          {text('form.price.use')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
