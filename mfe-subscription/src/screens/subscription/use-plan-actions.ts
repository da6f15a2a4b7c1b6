import { useCallOnce, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type Billing, type PaymentStep, type PlanId, payingEndpoints } from '@canchero/shared-contracts/subscription';
import { useMutation } from '@tanstack/react-query';
import { type TextId, useText } from '../../text';
import { useRefresh } from './queries';

/** Goes to the gateway if the owner has to pay, or to agree, there. Returns false otherwise. */
export function followStep({ payment_url }: PaymentStep): boolean {
  if (payment_url) window.location.assign(payment_url);
  return payment_url !== null;
}

/** Actions without a dialog of their own. A failure is a toast, whatever became of it is read again. */
export function usePlanActions() {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const callOnce = useCallOnce();
  const failing = (title: TextId) => ({
    onError: (error: Error) => host.toast({ intent: 'error', title: text(title), body: errorText(error) }),
    onSettled: () => refresh(),
  });
  return {
    pay: useMutation({
      mutationFn: async ({ plan, period }: { plan: PlanId; period: Billing }) => {
        const user_email = host.session.getState().user?.email;
        return host.call(payingEndpoints.upgrade, { body: { plan, period, ...(user_email && { user_email }) } });
      },
      ...failing('failed.upgrade'),
      onSuccess: followStep,
    }),
    discard: useMutation({ mutationFn: () => host.call(payingEndpoints.discard, {}), ...failing('failed.discard') }),
    resume: useMutation({
      mutationFn: () => callOnce(payingEndpoints.resume, {}),
      ...failing('failed.resume'),
      onSuccess: () => host.toast({ intent: 'success', title: text('planned.kept') }),
    }),
  };
}
