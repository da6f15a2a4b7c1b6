import { useEffect, useReducer } from 'react';
import { firstScreenShown } from './first-screen';
import { onDemand } from './on-demand';
import { toastQueue } from './toast-queue';

export const Toaster = onDemand(() => import('./toaster').then((m) => m.Toaster), { fallback: null });

/** Fetches the toaster ahead: users must learn that the server is gone when it is. */
export function usePreparedToaster(): void {
  useEffect(() => void firstScreenShown.then(Toaster.prepare), []);
}

/** Draws the toaster from the first toast on. After a failed fetch, each later toast or new connection tries again. */
export function Toasts() {
  const [attempts, attempt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const attemptIfWaiting = () => {
      if (toastQueue.getState().waiting.length > 0) attempt();
    };
    attemptIfWaiting();
    window.addEventListener('online', attemptIfWaiting);
    const unsubscribe = toastQueue.subscribe(attemptIfWaiting);
    return () => {
      window.removeEventListener('online', attemptIfWaiting);
      unsubscribe();
    };
  }, []);
  return attempts > 0 && <Toaster />;
}
