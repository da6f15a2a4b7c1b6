import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import type { Database } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { findAvailability } from './availability';
import { selectPageClub, selectPublicClub, selectPublicCourts } from './sql';

export const publicClubRoutes = ({ db, clock }: Services): Route[] => [
  route(publicClubEndpoints.get, ({ params }) => publicClub(db, params.club)),
  route(publicClubEndpoints.byId, ({ params }) => publicClub(db, params.clubId)),
  route(publicClubEndpoints.courtsById, async ({ params }) => {
    const { id } = found(await selectPageClub(db, params.clubId));
    return db.tenant(id, (tx) => selectPublicCourts(tx, id));
  }),
  route(publicClubEndpoints.availability, async ({ params, query }) =>
    findAvailability(db, found(await selectPageClub(db, params.club)), query, clock()),
  ),
];

/** @throws not_found if the club has no public page */
async function publicClub(db: Database, club: string) {
  const { id } = found(await selectPageClub(db, club));
  return db.tenant(id, async (tx) => {
    const [facts, courts] = await Promise.all([selectPublicClub(tx, id), selectPublicCourts(tx, id)]);
    return { ...found(facts), courts };
  });
}
