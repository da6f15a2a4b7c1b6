import { type ReactNode, Suspense } from 'react';
import { useText } from '../i18n/text';
import { Loading } from '../parts/centered';
import { ErrorBoundary } from '../parts/error-boundary';
import { lazyPart } from '../parts/lazy-part';

const Frame = lazyPart(() => import('./account-frame'), 'AccountFrame');

/** Begins to fetch the frame, so that a screen inside of it need not wait for it first. */
export const prepareAccountFrame = Frame.prepare;

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
