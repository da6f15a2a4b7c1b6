import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import type { Endpoint, EndpointData } from '@canchero/shared-contracts/core';
import type { Database } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { type Route, route } from '../../platform/http/route';
import { SharedAnswer } from '../../platform/http/shared-answer';
import type { Services } from '../../platform/services';
import { createSharedReads } from '../../platform/shared-reads';
import { findAvailability } from './availability';
import { selectPageClub, selectPublicClub, selectPublicCourts } from './sql';

export const publicClubRoutes = ({ db, clock }: Services): Route[] => {
  // a club's page is opened by hundreds at once when it offers a new day
  const shared = createSharedReads();
  const clubPage = (club: string) =>
    shared(club, async () => answerOf(publicClubEndpoints.get, await publicClub(db, club)));
  return [
    route(publicClubEndpoints.get, ({ params }) => clubPage(params.club)),
    route(publicClubEndpoints.byId, ({ params }) => clubPage(params.clubId)),
    route(publicClubEndpoints.courtsById, async ({ params }) => {
      const { id } = found(await selectPageClub(db, params.clubId));
      return db.tenant(id, (tx) => selectPublicCourts(tx, id));
    }),
    route(publicClubEndpoints.availability, ({ params, query }) =>
      shared(JSON.stringify([params.club, query]), async () => {
        const club = found(await selectPageClub(db, params.club));
        return answerOf(publicClubEndpoints.availability, await findAvailability(db, club, query, clock()));
      }),
    ),
  ];
};

/** Serializes an answer once for all who share it, with only the fields of its schema. */
const answerOf = <E extends Endpoint>({ response }: E, data: EndpointData<E>) =>
  new SharedAnswer(JSON.stringify(response?.parse(data)));

/** Returns what the public page shows of a club, with its courts. @throws not_found if the club has no public page */
async function publicClub(db: Database, club: string) {
  const { id } = found(await selectPageClub(db, club));
  return db.tenant(id, async (tx) => {
    const [facts, courts] = await Promise.all([selectPublicClub(tx, id), selectPublicCourts(tx, id)]);
    return { ...found(facts), courts };
  });
}
