import { clubDateAt, type SearchHits } from '@canchero/shared-contracts/club';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import type { ClubAccess } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { searchTerms } from '../../platform/db/text-search';
import { clubFacts } from '../clubs/reads';
import { selectBookingHits, selectPlayerHits } from './sql';

/** Finds players and bookings by words, as far as the member may see them. */
export async function searchClub(tx: Tx, club: ClubAccess, q: string, now: Date): Promise<SearchHits> {
  const terms = searchTerms(q);
  const seesBookings = club.can('schedule') || club.can('booking');
  const players = club.can('players') ? await selectPlayerHits(tx, club.id, terms) : [];
  const found = seesBookings ? await selectBookingHits(tx, club.id, terms, now) : [];
  const { opening_hours, timezone } = await clubFacts(tx, club.id);
  const home = homeCode(timezone);
  return {
    players: players.map((player) => ({ ...player, phone: player.phone && phoneText(player.phone, home) })),
    bookings: found.map((booking) => ({ ...booking, date: clubDateAt(opening_hours, timezone, booking.start) })),
  };
}
