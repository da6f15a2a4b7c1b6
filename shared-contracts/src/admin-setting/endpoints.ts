import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { adminSettingErrors as e } from './errors';
import { AdminSettings, GeneralChange, PlanChange, PlanParams, PlanPreview, PlanPreviewBody } from './schema';

const authz = { kind: 'super_admin' } as const;

export const adminSettingEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/settings',
    summary: 'Catalogue of plans, general settings, and who changed them',
    response: AdminSettings,
    authz,
  }),
  changeGeneral: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings',
    summary: 'Change general settings, with a reason',
    body: GeneralChange,
    status: 204,
    errors: [commonErrors.stale_version],
    authz,
  }),
  previewPlan: defineEndpoint({
    method: 'POST',
    path: '/admin/settings/plans/:planId/preview',
    summary: 'Count whom new terms of a plan would concern; changes nothing',
    params: PlanParams,
    body: PlanPreviewBody,
    response: PlanPreview,
    errors: [e.impossible_price],
    authz,
  }),
  changePlan: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings/plans/:planId',
    summary: 'Change price, limits and features of a plan, with a reason; who pays keeps their price',
    params: PlanParams,
    body: PlanChange,
    status: 204,
    errors: [e.impossible_price, commonErrors.stale_version],
    authz,
  }),
};
