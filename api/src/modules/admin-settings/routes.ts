import { adminSettingEndpoints as endpoints } from '@canchero/shared-contracts/admin-setting';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeGeneral, changePlan, previewPlan, readSettings } from './service';

export const adminSettingRoutes = (services: Services): Route[] => [
  route(endpoints.get, () => readSettings(services)),
  route(endpoints.changeGeneral, ({ request, caller, body }) =>
    changeGeneral(services, { requestId: request.id, caller }, body),
  ),
  route(endpoints.previewPlan, ({ params, body }) => previewPlan(services, params.planId, body)),
  route(endpoints.changePlan, ({ request, caller, params, body }) =>
    changePlan(services, { requestId: request.id, caller }, params.planId, body),
  ),
];
