import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { csvRoute } from '../../platform/csv/csv-route';
import { isOver } from '../../platform/db/is-over';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportConsumptions } from './export';
import {
  addConsumptions,
  changeConsumption,
  consumptionsOfBooking,
  listConsumptions,
  payConsumptions,
  removeConsumption,
  restoreConsumption,
} from './service';

export const consumptionRoutes = ({ clock }: Pick<Services, 'clock'>): Route[] => [
  clubRoute(consumptionEndpoints.ofBooking, (tx, { clubId }, { params }) =>
    consumptionsOfBooking(tx, clubId, params.bookingId),
  ),
  clubRoute(consumptionEndpoints.add, (tx, actor, { params, body }) =>
    addConsumptions(tx, actor, params.bookingId, body),
  ),
  clubRoute(consumptionEndpoints.change, (tx, actor, { params, body }) => changeConsumption(tx, actor, params, body)),
  clubRoute(consumptionEndpoints.remove, (tx, actor, { params, query }) => removeConsumption(tx, actor, params, query)),
  clubRoute(consumptionEndpoints.restore, (tx, actor, { params }) => restoreConsumption(tx, actor, params)),
  clubRoute(consumptionEndpoints.list, (tx, { clubId }, { query }) => listConsumptions(tx, clubId, query)),
  csvRoute(
    consumptionEndpoints.export,
    'consumption.export',
    (tx, { clubId }, { query: { language, ...filter } }) => exportConsumptions(tx, clubId, filter, language),
    ({ query: { to } }) => to !== undefined && isOver(to, clock()),
  ),
  clubRoute(consumptionEndpoints.pay, (tx, actor, { body }) => payConsumptions(tx, actor, body)),
];
