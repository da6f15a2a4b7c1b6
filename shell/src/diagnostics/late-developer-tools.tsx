import { lazy, Suspense } from 'react';
import { firstScreenShown } from '../first-screen';

const DeveloperTools = lazy(() =>
  firstScreenShown.then(() => import('./developer-tools')).then((m) => ({ default: m.DeveloperTools })),
);

/** The tools for developers, out of the way of the first screen. */
export const LateDeveloperTools = () => (
  <Suspense fallback={null}>
    <DeveloperTools />
  </Suspense>
);
