import type {
  Booking,
  BookingChange,
  BookingPlace,
  CancellationRefund,
  ChangedBooking,
  ChangeScope,
  CreatedBooking,
  MovedBooking,
  NewBooking,
  SettableState,
} from '@canchero/shared-contracts/booking';
import type { Change } from '../undo/change-log';
import type { SendAgain } from './retries';

/** Calls that change bookings. `@throws` names the codes that a screen handles; `bookingEndpoints` lists all of them. */
export interface BookingActions {
  /**
   * Moves a booking: shown at once, reverted if the api refuses. Moves requested while one is in flight are sent as one
   * when it is answered. Resolves to the booking, or to null if the call in flight will send this move as well.
   *
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current} after the booking is reloaded
   * @throws booking_cancelled
   * @param isStep true for one step of a longer move: steps in quick succession are undone together
   */
  move(booking: Booking, target: BookingPlace, isStep?: boolean): Promise<MovedBooking | null>;
  /**
   * Creates a booking, shown at once under the id of `body`. The id is the idempotency key as well.
   *
   * @throws schedule_conflict {conflicts}
   * @throws player_blocked {player_ids}
   */
  create(body: NewBooking & { id: string }, preview: Omit<Booking, 'club_id'>): Promise<CreatedBooking>;
  /**
   * Changes one booking.
   *
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current}
   * @throws booking_cancelled
   */
  save(booking: Booking, change: BookingChange): Promise<ChangedBooking>;
  /**
   * Prices a booking, or dates of its series, by the club's rules.
   *
   * @throws booking_cancelled
   * @throws stale_version {current}
   */
  applyTariff(booking: Booking, scope?: ChangeScope): Promise<ChangedBooking>;
  /**
   * Cancels one booking. `refund` says what becomes of its payments.
   *
   * @throws booking_has_payments {paid} without `refund`
   * @throws booking_cancelled
   * @throws cash_session_needed {desk}
   * @throws stale_version {current}
   */
  cancel(booking: Booking, reason: string, refund?: CancellationRefund): Promise<Booking>;
  /**
   * Sets the state of a booking.
   *
   * @throws not_started_yet
   * @throws schedule_conflict {conflicts}
   * @throws stale_version {current}
   */
  setStatus(booking: Booking, status: SettableState): Promise<Booking>;
  /**
   * Adds players to a booking.
   *
   * @throws player_blocked {player_ids}
   */
  addPlayers(booking: Booking, playerIds: string[]): Promise<MovedBooking>;
  /**
   * Removes a player from a booking.
   *
   * @throws booking_cancelled
   */
  removePlayer(booking: Booking, playerId: string): Promise<MovedBooking>;
  /**
   * Reloads a booking, for example after `stale_version`.
   *
   * @throws not_found
   */
  refresh(bookingId: string): Promise<Booking>;
  /** Sends a change of one or more bookings, for calls that are not among these. */
  send: SendAgain;
  /** Does work that changes a booking as a call of this page, see `isOwn`. */
  asOwn<T>(bookingIds: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Puts a version of a booking into the cache. */
  apply<T extends Booking>(booking: T): T;
  /** Returns how to undo the change that led to this version of a booking. */
  changeOf(booking: Booking): Change;
  /** Checks whether this page has a call about the booking in flight; the event of such a call is not a colleague's. */
  isOwn(booking: Booking): boolean;
}
