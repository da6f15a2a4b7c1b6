import { useState } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { OptionalPart } from '../parts/optional-part';
import { readOverrides } from './overrides';

const OverrideBanner = lazyPart(() => import('./override-banner'), 'OverrideBanner');

/** The banner, fetched where a remote comes from a developer's machine. */
export function OnDemandOverrideBanner() {
  const [names] = useState(() => Object.keys(readOverrides()));
  return names.length > 0 ? (
    <OptionalPart>
      <OverrideBanner names={names} />
    </OptionalPart>
  ) : null;
}
