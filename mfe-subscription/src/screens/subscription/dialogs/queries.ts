import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import {
  type Billing,
  type ChangePreview,
  type PaymentStep,
  type PlanId,
  payingEndpoints,
  subscriptionEndpoints,
} from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '../queries';

/** Reads what a change would cost and stop, as of now. */
export function usePreview(plan: PlanId, period: Billing) {
  const host = useHost();
  const query = { plan, period };
  return useQuery({
    queryKey: keyOf(payingEndpoints.preview, {}, query),
    queryFn: ({ signal }) => host.call(payingEndpoints.preview, { query }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Courts that go on taking bookings, by club. */
export type KeptByClub = Readonly<Record<string, readonly string[]>>;

/** Returns the changes that the dialogs make. Each rejects with AppError, and ends with everything read again. */
export function usePlanChanges() {
  const host = useHost();
  const callOnce = useCallOnce();
  const refresh = useRefresh();
  const email = () => {
    const user_email = host.session.getState().user?.email;
    return user_email ? { user_email } : {};
  };
  const keep = (kept: KeptByClub) =>
    Promise.all(
      Object.entries(kept).map(([clubId, courtIds]) =>
        host.call(subscriptionEndpoints.keepCourts, { params: { clubId }, body: { court_ids: [...courtIds] } }),
      ),
    );
  return {
    /** Begins an upgrade, or plans the change for the period's end, as the preview says. */
    change: async ({ kind, plan, period }: ChangePreview, kept: KeptByClub): Promise<PaymentStep> => {
      try {
        await keep(kept);
        if (kind !== 'upgrade') return await host.call(payingEndpoints.change, { body: { plan, period } });
        return await callOnce(payingEndpoints.upgrade, { body: { plan, period, ...email() } });
      } finally {
        // a payment that the gateway could not open waits all the same
        void refresh();
      }
    },
    tryPlan: async (plan: PlanId): Promise<void> => {
      const body = { plan, ...email() };
      await callOnce(payingEndpoints.trial, { body });
      await refresh();
    },
    leave: async (reason: string, kept: KeptByClub): Promise<void> => {
      await keep(kept);
      await callOnce(payingEndpoints.cancel, { body: { reason } });
      await refresh();
    },
  };
}
