import { type ComponentType, useEffect, useState } from 'react';
import { firstScreenShown } from './first-screen';
import { toastQueue } from './toast-queue';

const isWaiting = () => toastQueue.getState().waiting.length > 0;

export const loadToaster = () => import('./toaster');

/** For those who work in the page: it must be able to say that the server is gone when it is. */
export function useToasterAhead(): void {
  useEffect(() => {
    firstScreenShown.then(loadToaster).catch((error: unknown) => console.warn('not fetched ahead', error));
  }, []);
}

/** The toaster, fetched ahead or with the first toast. If it cannot be had then, the next toast or a connection tries again. */
export function OnDemandToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    const fetchIt = () => {
      if (!isWaiting()) return;
      loadToaster().then(
        (module) => setToaster(() => module.Toaster),
        (error: unknown) => console.warn('toasts wait for their code', error),
      );
    };
    fetchIt();
    window.addEventListener('online', fetchIt);
    const stop = toastQueue.subscribe(fetchIt);
    return () => {
      window.removeEventListener('online', fetchIt);
      stop();
    };
  }, [Toaster]);
  return Toaster && <Toaster />;
}
