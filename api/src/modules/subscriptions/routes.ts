import { payingEndpoints, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { selectInvoices } from './charge-sql';
import { detailsOf } from './details';
import { keepCourts } from './keep-courts';
import { selectCourtLimit } from './limit-sql';
import { cancel, discard, planChange, resume, startTrial, verify } from './manage';
import { lockOwnOwner } from './owner';
import { previewChange } from './preview';
import { planCatalogue } from './reads';
import { sendReceipt } from './receipt';
import { subscriptionOf } from './service';
import { upgrade } from './upgrade';

export const subscriptionRoutes = (services: Services): Route[] => [
  route(subscriptionEndpoints.plans, () => planCatalogue(services.db)),
  route(subscriptionEndpoints.mine, ({ caller }) => subscriptionOf(services, caller.id)),
  clubRoute(subscriptionEndpoints.courtLimit, (tx, { clubId }) => selectCourtLimit(tx, clubId)),
  clubRoute(subscriptionEndpoints.keepCourts, (tx, actor, { body }) => keepCourts(tx, actor, body.court_ids)),
  route(payingEndpoints.details, ({ caller }) => detailsOf(services, caller.id)),
  route(payingEndpoints.preview, ({ caller, query }) => previewChange(services, caller.id, query)),
  route(payingEndpoints.upgrade, ({ caller, body }) => upgrade(services, caller.id, body)),
  route(payingEndpoints.discard, ({ caller }) => discard(services, caller.id)),
  route(payingEndpoints.change, ({ caller, body }) => planChange(services, caller.id, body)),
  route(payingEndpoints.trial, async ({ caller, body, once }) => {
    await startTrial(services, caller.id, body, once);
    return subscriptionOf(services, caller.id);
  }),
  route(payingEndpoints.cancel, async ({ caller, body, once }) => {
    await cancel(services, caller.id, body.reason, once);
    return subscriptionOf(services, caller.id);
  }),
  route(payingEndpoints.resume, async ({ caller, once }) => {
    await resume(services, caller.id, once);
    return subscriptionOf(services, caller.id);
  }),
  route(payingEndpoints.verify, ({ params }) => verify(services, params.subscriptionId)),
  route(payingEndpoints.invoices, ({ caller }) =>
    services.db.platform(async (tx) => {
      await lockOwnOwner(tx, caller.id);
      return selectInvoices(tx, caller.id);
    }),
  ),
  route(payingEndpoints.receipt, ({ caller, params, query, reply }) =>
    sendReceipt(services, caller.id, params.invoiceId, query.language, reply),
  ),
];
