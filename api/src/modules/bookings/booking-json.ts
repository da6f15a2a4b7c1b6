/** An instant column as clients read it: ISO-8601 UTC, milliseconds. */
export const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** JSON of one player of a booking, from the row `p` of `players`. */
export const PLAYER_JSON = `json_build_object(
  'id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'phone', p.phone_country || p.phone)`;

/** The players of the row `b` of `bookings`, in the order in which they were assigned. */
export const PLAYERS_OF_BOOKING = `coalesce((
  select json_agg(${PLAYER_JSON} order by bp.seq)
  from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
  where bp.club_id = b.club_id and bp.booking_id = b.id), '[]'::json)`;

/**
 * The columns that make a row `b` of `bookings` a Booking of the contract, so that `row_to_json` and `json_agg`
 * give what is sent: the database writes the answer, the service only passes it on.
 */
export const bookingColumns = (players = PLAYERS_OF_BOOKING) => `
  b.id, b.club_id, b.court_id, ${instant('b.starts_at')} as start, ${instant('b.ends_at')} as "end",
  (extract(epoch from b.ends_at - b.starts_at) / 60)::int as duration, b.event_type, b.modality, b.series_id, b.state,
  b.description, b.price, b.paid, b.payment_status, ${players} as players, b.cancel_reason,
  ${instant('b.created_at')} as created_at, b.version`;
