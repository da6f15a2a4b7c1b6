import { clubDateAt, type SearchHits } from '@canchero/shared-contracts/club';
import type { ClubAccess } from '../../platform/auth/caller';
import { searchTerms } from '../../platform/db/text-search';
import type { Services } from '../../platform/services';
import { selectBookingHits, selectClubHours, selectPlayerHits } from './sql';

/** What a member may see of what the words find. */
export function search({ db, clock }: Services, club: ClubAccess, q: string): Promise<SearchHits> {
  const terms = searchTerms(q);
  const seesBookings = club.can('schedule') || club.can('booking');
  return db.tenant(club.id, async (tx) => {
    const players = club.can('players') ? await selectPlayerHits(tx, club.id, terms) : [];
    const found = seesBookings ? await selectBookingHits(tx, club.id, terms, clock()) : [];
    if (found.length === 0) return { players, bookings: [] };
    const { opening_hours, timezone } = await selectClubHours(tx, club.id);
    return {
      players,
      bookings: found.map((booking) => ({ ...booking, date: clubDateAt(opening_hours, timezone, booking.start) })),
    };
  });
}
