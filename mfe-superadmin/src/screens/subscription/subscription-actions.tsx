import type { AdminSubscriptionDetails } from '@canchero/shared-contracts/admin-subscription';
import { lazyPart, useHost } from '@canchero/shared-contracts/kit';
import { Button, ScreenLoading } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { Suspense, useState } from 'react';
import { type TextId, useText } from '../../text';
import { useChangeSubscription } from './queries';

/** Loaded once one is opened. */
const FORMS = {
  grant: lazyPart(() => import('./grant-form').then((m) => m.GrantForm)),
  move: lazyPart(() => import('./move-form').then((m) => m.MoveForm)),
  price: lazyPart(() => import('./price-form').then((m) => m.PriceForm)),
  end: lazyPart(() => import('./end-form').then((m) => m.EndForm)),
} as const;
type Form = keyof typeof FORMS;

/** Draws what can be changed about a subscription by hand, each with its form. */
export function SubscriptionActions({ subscription }: { subscription: AdminSubscriptionDetails }) {
  const text = useText();
  const host = useHost();
  const change = useChangeSubscription(subscription.owner_id);
  const [open, setOpen] = useState<Form | null>(null);
  const close = () => setOpen(null);
  const OpenForm = open && FORMS[open];
  return (
    <>
      {formsFor(subscription).map((form) => (
        <Button key={form} size="small" onClick={() => setOpen(form)}>
          {text(`subscription.${form}` satisfies TextId)}
        </Button>
      ))}
      <DialogHost open={open !== null} onClose={close}>
        {OpenForm && (
          <Suspense fallback={<ScreenLoading />}>
            <OpenForm
              subscription={subscription}
              change={async (body) => {
                await change(body);
                host.toast({ intent: 'success', title: text('subscription.done', { name: subscription.owner_name }) });
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </DialogHost>
    </>
  );
}

/** Returns the changes that are possible: an end moves if no charge moves it, and only what is in force ends. */
function formsFor({ plan, status, is_charged }: AdminSubscriptionDetails): Form[] {
  const isOn = plan !== 'starter';
  const isMovable = isOn && (status === 'trialing' || status === 'cancelled' || (status === 'active' && !is_charged));
  return ['grant', ...(isMovable ? (['move'] as const) : []), 'price', ...(isOn ? (['end'] as const) : [])];
}
