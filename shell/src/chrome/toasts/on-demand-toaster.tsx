import { lazy, Suspense, useEffect, useState } from 'react';
import { toastQueue } from './toast-queue';

const Toaster = lazy(() => import('./toaster').then((m) => ({ default: m.Toaster })));

/** The toaster, fetched with the first toast. */
export function OnDemandToaster() {
  const [needed, setNeeded] = useState(toastQueue.getState().waiting.length > 0);
  useEffect(() => (needed ? undefined : toastQueue.subscribe(() => setNeeded(true))), [needed]);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
