import type { Booking } from '@canchero/shared-contracts/booking';
import { lazyPart, renewFailedParts, useHost } from '@canchero/shared-contracts/kit';
import { Component, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { HoldDay } from '../agenda-view/hold-day';
import { type AgendaNavigation, type AgendaView, NEW_BOOKING } from '../agenda-view/use-agenda-view';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';
import { clubDateOf } from '../bookings-data/model/club-day';
import { useBooking } from '../bookings-data/queries';
import { BookingPayments } from './payments-tab';
import { TypedAhead } from './typed-ahead';

// each brings the design system's forms and overlays, which the agenda does not need to be shown
const BookingEditor = lazyPart(() => import('./booking-editor').then((m) => m.BookingEditor));
const CancelBookingDialog = lazyPart(() =>
  import(/* webpackChunkName: "cancellation" */ './cancel-booking-dialog').then((m) => m.CancelBookingDialog),
);
const RemoveSeriesDialog = lazyPart(() =>
  import(/* webpackChunkName: "cancellation" */ './series/remove-series-dialog').then((m) => m.RemoveSeriesDialog),
);

/** Fetches all that the panel may open: a tab or a dialog must not fail to load over what was typed. */
export function prepareBookingPanel(): void {
  for (const part of [BookingEditor, CancelBookingDialog, RemoveSeriesDialog, BookingPayments]) part.prepare();
}

interface BookingPanelProps {
  view: AgendaView;
  navigation: AgendaNavigation;
  courtsReady: boolean;
  /** Booking whose cancellation the user is asked to confirm. */
  cancelling: Booking | null;
  onCancelling(booking: Booking | null): void;
  /** Reports a cancelled booking, and in words what became of its money. */
  onCancelled(booking: Booking, title: string): void;
}

/** Opens beside or over the agenda what its address names: the form of a new booking, or the drawer of an existing one. */
export function BookingPanel(props: BookingPanelProps) {
  const { navigation, courtsReady, cancelling, onCancelling, onCancelled } = props;
  const { club, cache, texts } = useBookings();
  const { text } = texts;
  const host = useHost();
  const [dirty, setDirty] = useState(false);
  const [typed, setTyped] = useState('');
  const { shown: view, leaving } = useHeldView(props.view, dirty);
  const hold = use(HoldDay);
  useEffect(() => {
    hold(dirty);
    return () => hold(false);
  }, [hold, dirty]);
  const isNew = view.booking === NEW_BOOKING;
  const bookingId = isNew ? null : view.booking;
  const query = useBooking(club.id, bookingId, cache);
  const booking = bookingId ? (query.data ?? null) : null;

  const wanted = view.booking !== null || cancelling !== null;
  useEffect(() => {
    if (wanted) prepareBookingPanel();
  }, [wanted]);

  // the address of a booking may come without its day
  const bookingDate = booking && clubDateOf(club, Date.parse(booking.start));
  const opened = booking?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booking that is opened, not when it moves
  useEffect(() => {
    if (opened && bookingDate && bookingDate !== view.date) navigation.settleOn(bookingDate);
  }, [opened]);

  const unreadable = bookingId !== null && query.isError && !booking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when it could not be loaded
  useEffect(() => {
    if (!unreadable) return;
    host.toast({ intent: 'error', title: text('failed.open'), body: errorText(query.error, texts) });
    navigation.close();
  }, [unreadable]);

  const onLoadFailure = (error: unknown) => {
    host.toastError(error, text('failed.open'));
    navigation.close();
    onCancelling(null);
  };
  const cancelled = cancelling && (cache.find(cancelling.id) ?? cancelling);
  const closeCancelled = (done: boolean) => {
    onCancelling(null);
    if (!done || view.booking !== cancelled?.id) return;
    setDirty(false);
    navigation.close();
  };
  const CancelDialog = cancelled?.series_id ? RemoveSeriesDialog : CancelBookingDialog;
  return (
    <>
      {courtsReady && (isNew || booking) && (
        <LoadBoundary fallback={isNew && <TypedAhead onType={setTyped} />} onFailure={onLoadFailure}>
          <BookingEditor
            booking={booking}
            date={view.date}
            seed={view.seed}
            typed={typed}
            onTaken={() => setTyped('')}
            leaving={leaving}
            onStay={() => navigation.stay(view)}
            onDirty={setDirty}
            onClose={navigation.close}
            onCancelBooking={onCancelling}
          />
        </LoadBoundary>
      )}
      {cancelled && (
        <LoadBoundary key={cancelled.id} onFailure={onLoadFailure}>
          <CancelDialog booking={cancelled} onCancelled={onCancelled} onClose={closeCancelled} />
        </LoadBoundary>
      )}
    </>
  );
}

/**
 * Returns the view that the drawer shows: that of the address, except that unsaved input stays until it is discarded,
 * even if another booking or the browser's Back leads away from it (`leaving`). Drawing another place while a new
 * booking is open does not leave the form; it fills the place in.
 */
function useHeldView(view: AgendaView, dirty: boolean): { shown: AgendaView; leaving: boolean } {
  const [held, setHeld] = useState(view);
  const repeats = view.booking === NEW_BOOKING && view.seed !== held.seed && view.seed.players !== undefined;
  const leaving = dirty && held.booking !== null && (held.booking !== view.booking || repeats);
  useEffect(() => {
    if (!leaving) setHeld(view);
  }, [view, leaving]);
  return { shown: leaving ? held : view, leaving };
}

/** Checks the name alone: the bundler's runtime throws a ChunkLoadError class of its own. */
const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

interface LoadBoundaryProps {
  /** Shown while it is fetched. */
  fallback?: ReactNode;
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** Reports a part that could not be fetched, so that the next attempt fetches it again; other errors pass through. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) return;
    renewFailedParts();
    this.props.onFailure(error);
  }
  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    if (!isChunkLoadError(error)) throw error;
    return null;
  }
}
