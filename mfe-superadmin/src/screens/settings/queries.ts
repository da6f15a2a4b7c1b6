import {
  adminSettingEndpoints as endpoints,
  type GeneralChange,
  type PlanChange,
  type PlanTerms,
} from '@canchero/shared-contracts/admin-setting';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { type PlanId, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';

/** Queries the settings of the platform. */
export function useSettings() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(endpoints.get),
    queryFn: ({ signal }) => host.call(endpoints.get, {}, { signal }),
  });
}

/** Returns what changes settings. Each resolves once they are read again; the preview changes nothing. */
export function useSettingActions() {
  const host = useHost();
  const callOnce = useCallOnce();
  const then = async (call: Promise<unknown>) => {
    try {
      await call;
    } finally {
      // a refusal may be due to a colleague's change
      await host.queryClient.invalidateQueries({ queryKey: keyOf(endpoints.get) });
    }
    void host.queryClient.invalidateQueries({ queryKey: keyOf(subscriptionEndpoints.plans) });
  };
  return {
    changeGeneral: (body: GeneralChange) => then(callOnce(endpoints.changeGeneral, { body })),
    previewPlan: (planId: PlanId, body: PlanTerms) => host.call(endpoints.previewPlan, { params: { planId }, body }),
    changePlan: (planId: PlanId, body: PlanChange) =>
      then(callOnce(endpoints.changePlan, { params: { planId }, body })),
  };
}
