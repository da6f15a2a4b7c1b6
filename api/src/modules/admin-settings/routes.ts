import { adminSettingEndpoints as endpoints } from '@canchero/shared-contracts/admin-setting';
import { adminActorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeGeneral, changePlan, previewPlan, readSettings } from './service';

export const adminSettingRoutes = (services: Services): Route[] => [
  route(endpoints.get, () => readSettings(services)),
  route(endpoints.changeGeneral, (input) => changeGeneral(services, adminActorOf(input), input.once, input.body)),
  route(endpoints.previewPlan, ({ params, body }) => previewPlan(services, params.planId, body)),
  route(endpoints.changePlan, (input) =>
    changePlan(services, adminActorOf(input), input.once, input.params.planId, input.body),
  ),
];
