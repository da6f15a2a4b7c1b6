import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import type { BookingCache } from '../bookings-data/booking-cache';
import { type BookingTexts, errorText } from '../bookings-data/error-text';
import { clubDateOf } from '../bookings-data/model/club-day';
import { useBooking } from '../bookings-data/queries';
import type { BookingActions } from '../bookings-data/use-booking-actions';
import { type DrawerNavigation, type DrawerView, NEW_BOOKING } from './drawer-view';
import { useParts } from './parts';
import { useHeldView } from './use-held-view';

interface BookingPanelProps {
  club: Club;
  view: DrawerView;
  navigation: DrawerNavigation;
  cache: BookingCache;
  courts: readonly Court[];
  courtsReady: boolean;
  actions: BookingActions;
  naming: BookingTexts;
  /** The booking about whose cancellation the user is asked. */
  cancelling: Booking | null;
  onCancelling(booking: Booking | null): void;
  /** Says that a booking, as it was, is cancelled. */
  onCancelled(booking: Booking): void;
}

/** What the address opens over the agenda: a new booking, or one by its id; and the question before one is cancelled. */
export function BookingPanel(props: BookingPanelProps) {
  const { club, navigation, cache, courts, courtsReady, actions, naming, cancelling, onCancelling, onCancelled } =
    props;
  const host = useHost();
  const [dirty, setDirty] = useState(false);
  const { shown: view, leaving } = useHeldView(props.view, dirty);
  const isNew = view.booking === NEW_BOOKING;
  const bookingId = isNew ? null : view.booking;
  const query = useBooking(club.id, bookingId, cache);
  const booking = bookingId ? (query.data ?? null) : null;

  const { text } = naming;
  const onFailure = useCallback(
    (error: unknown) => {
      host.toastError(error, text('failed.open'));
      navigation.close();
      onCancelling(null);
    },
    [host, text, navigation, onCancelling],
  );
  const parts = useParts(view.booking !== null || cancelling !== null, onFailure);

  // a booking's address may come without its day
  const bookingDate = booking && clubDateOf(club, Date.parse(booking.start));
  const { date } = view;
  const opened = booking?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booking that is opened, not when it moves
  useEffect(() => {
    if (opened && bookingDate && bookingDate !== date) navigation.settleOn(bookingDate);
  }, [opened]);

  const { error } = query;
  const unreadable = bookingId !== null && query.isError && !booking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it could not be read
  useEffect(() => {
    if (!unreadable) return;
    host.toast({ intent: 'error', title: text('failed.open'), body: errorText(error, naming) });
    navigation.close();
  }, [unreadable]);

  if (!parts) return null;
  const { Drawer, CancelDialog, RemoveSeriesDialog } = parts;
  const cancelled = cancelling && (cache.find(cancelling.id) ?? cancelling);
  const closeCancelled = (done: boolean) => {
    onCancelling(null);
    if (!done || view.booking !== cancelled?.id) return;
    setDirty(false);
    navigation.close();
  };
  return (
    <>
      {courtsReady && (isNew || booking) && (
        <Drawer
          club={club}
          courts={courts}
          cache={cache}
          actions={actions}
          naming={naming}
          booking={booking}
          date={view.date}
          seed={view.seed}
          leaving={leaving}
          onStay={() => view.booking && navigation.open(view.booking, view.date, view.tab)}
          onDirty={setDirty}
          onClose={navigation.close}
          onCancelBooking={onCancelling}
        />
      )}
      {cancelled?.series_id && (
        <RemoveSeriesDialog
          key={cancelled.id}
          club={club}
          booking={cancelled}
          actions={actions}
          naming={naming}
          onCancelled={onCancelled}
          onClose={closeCancelled}
        />
      )}
      {cancelled && !cancelled.series_id && (
        <CancelDialog
          key={cancelled.id}
          booking={cancelled}
          actions={actions}
          naming={naming}
          onCancelled={onCancelled}
          onClose={closeCancelled}
        />
      )}
    </>
  );
}
