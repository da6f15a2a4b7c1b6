import { type ReactNode, Suspense } from 'react';
import { useText } from '../i18n/text';
import { Loading } from './centered';
import { ErrorBoundary } from './error-boundary';

/**
 * Draws content whose code may still have to be fetched: a sign of waiting until then, and a notice in place of content
 * that failed.
 */
export function Fetched({ resetKey = '', children }: { resetKey?: string; children: ReactNode }) {
  const text = useText();
  return (
    <ErrorBoundary resetKey={resetKey}>
      <Suspense fallback={<Loading label={text('loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
