import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { actorOf } from '../../platform/audit/actor';
import { sqlState } from '../../platform/db/pg-error';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportConsumptions } from './export';
import {
  addConsumptions,
  changeConsumption,
  consumptionPage,
  ofBooking,
  payConsumptions,
  removeConsumption,
} from './service';

export const consumptionRoutes = ({ db }: Services): Route[] => [
  route(consumptionEndpoints.ofBooking, ({ params: { clubId, bookingId } }) =>
    db.tenant(clubId, (tx) => ofBooking(tx, clubId, bookingId)),
  ),
  route(consumptionEndpoints.add, (input) =>
    withKnownPlayer(
      db.tenant(input.params.clubId, (tx) =>
        input.once(tx, () => addConsumptions(tx, actorOf(input), input.params.bookingId, input.body)),
      ),
    ),
  ),
  route(consumptionEndpoints.change, (input) =>
    withKnownPlayer(
      db.tenant(input.params.clubId, (tx) => changeConsumption(tx, actorOf(input), input.params, input.body)),
    ),
  ),
  route(consumptionEndpoints.remove, (input) =>
    db.tenant(input.params.clubId, (tx) => removeConsumption(tx, actorOf(input), input.params)),
  ),
  route(consumptionEndpoints.list, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => consumptionPage(tx, clubId, query)),
  ),
  route(consumptionEndpoints.export, ({ params: { clubId }, query: { language, ...filter } }) =>
    db.tenant(clubId, (tx) => exportConsumptions(tx, clubId, filter, language)),
  ),
  route(consumptionEndpoints.pay, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => payConsumptions(tx, actorOf(input), input.body))),
  ),
];

/** A player that the club does not have is not found. */
async function withKnownPlayer<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw sqlState(error)?.code === '23503' ? AppError.of(commonErrors.not_found) : error;
  }
}
