import type {
  Booking,
  BookingChange,
  BookingPlace,
  CancellationRefund,
  ChangedBooking,
  ChangeScope,
  ConflictPolicy,
  CreatedBooking,
  MovedBooking,
  NewBooking,
  RemovalOutcome,
  RemovalRefund,
  SeriesExtended,
  SeriesPlayersChange,
  SeriesPlayersOutcome,
  SettableState,
} from '@canchero/shared-contracts/booking';

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
   * Applies a change to the booking and the following ones of its series, or to all upcoming ones.
   *
   * @throws schedule_conflict {conflicts}
   * @throws series_is_over
   * @throws stale_version {current}
   */
  saveSeries(booking: Booking, change: BookingChange, scope: Exclude<ChangeScope, 'one'>): Promise<ChangedBooking>;
  /**
   * Assigns players to, and takes players off, several dates of the series of a booking.
   *
   * @throws player_blocked {player_ids}
   * @throws booking_cancelled
   */
  changeSeriesPlayers(booking: Booking, change: SeriesPlayersChange): Promise<SeriesPlayersOutcome>;
  /**
   * Books the further dates of the series of a booking until a day (YYYY-MM-DD).
   *
   * @throws schedule_conflict {conflicts}
   * @throws player_blocked {player_ids}
   */
  extendSeries(booking: Booking, until: string, policy: ConflictPolicy): Promise<SeriesExtended>;
  /**
   * Cancels the upcoming bookings of the series: all of them, or those from a date (YYYY-MM-DD) on. Those with payments
   * stay, unless `refund` says what becomes of these.
   *
   * @throws from_date_in_past
   * @throws series_is_over
   * @throws stale_version {current}
   */
  removeSeries(
    booking: Booking,
    fromDate: string | null,
    reason: string,
    refund?: RemovalRefund,
  ): Promise<RemovalOutcome>;
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
  /** Checks whether this page has a call about the booking in flight; the event of such a call is not a colleague's. */
  isOwn(booking: Booking): boolean;
}
