import { lazy, Suspense, useState } from 'react';
import { readOverrides } from './overrides';

const OverrideBanner = lazy(() => import('./override-banner').then((m) => ({ default: m.OverrideBanner })));

/** The banner, fetched where a remote comes from a developer's machine. */
export function OnDemandOverrideBanner() {
  const [names] = useState(() => Object.keys(readOverrides()));
  return names.length > 0 ? (
    <Suspense fallback={null}>
      <OverrideBanner names={names} />
    </Suspense>
  ) : null;
}
