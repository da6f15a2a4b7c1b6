import { lazyPart } from '@canchero/shared-contracts/kit';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../i18n/text';
import { Loading } from '../parts/centered';
import { ErrorBoundary } from '../parts/error-boundary';

const Frame = lazyPart(() => import('./shell-frame').then((m) => m.ShellFrame));

/** Fetches the frame beside the first remote. Visitors, who never see it, do not fetch it. */
export const prepareShellFrame = (): void => Frame.prepare();

/** Frame of the shell around a screen, with sidebar and header. */
export function ShellFrame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <ErrorBoundary resetKey="">
      <Suspense fallback={<Loading label={text('loading')} />}>
        <Frame title={title}>{children}</Frame>
      </Suspense>
    </ErrorBoundary>
  );
}
