import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../chrome/centered';
import { ErrorBoundary } from '../chrome/error-boundary';
import { useText } from '../text';

const load = () => import('./account-frame').then((m) => ({ default: m.AccountFrame }));
const Frame = lazy(load);

/** Begins to fetch the frame, so that a screen inside of it need not wait for it first. A failure shows when it is drawn. */
export const prepareAccountFrame = () => void load().catch(() => undefined);

/** The frame of those who have not signed in, or have no club yet: nobody else fetches it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <ErrorBoundary resetKey="">
      <Suspense fallback={<Loading label={text('loading')} />}>
        <Frame>{children}</Frame>
      </Suspense>
    </ErrorBoundary>
  );
}
