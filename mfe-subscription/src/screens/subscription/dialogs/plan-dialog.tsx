import type { Billing, Plan, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { CancelQuestion } from './cancel-question';
import { ChangeForm } from './change-form';
import { TrialForm } from './trial-form';

/** Wish of the owner about a plan. */
export type Wish =
  | { kind: 'change'; plan: Plan; billing: Billing }
  | { kind: 'try'; plan: Plan }
  | { kind: 'leave'; plan: Plan };

interface PlanDialogProps {
  /** Null closes it. */
  wish: Wish | null;
  details: SubscriptionDetails;
  onClose(): void;
}

/**
 * Dialog about one plan: what would happen, and the way to do it. It stays while it is sent: that may lead on to the
 * gateway.
 */
export function PlanDialog({ wish, details, onClose }: PlanDialogProps) {
  const [sending, setSending] = useState(false);
  const form = { onClose, onSending: setSending };
  return (
    <>
      <DialogHost open={wish !== null && wish.kind !== 'leave'} onClose={() => sending || onClose()}>
        {wish?.kind === 'change' && (
          <ChangeForm plan={wish.plan} billing={wish.billing} own={details.subscription.plan} {...form} />
        )}
        {wish?.kind === 'try' && <TrialForm plan={wish.plan} {...form} />}
      </DialogHost>
      {wish?.kind === 'leave' && <CancelQuestion plan={wish.plan} details={details} onClose={onClose} />}
    </>
  );
}
