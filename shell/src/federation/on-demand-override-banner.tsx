import { useState } from 'react';
import { OptionalPart } from '../chrome/optional-part';
import { lazyPart } from '../lazy-part';
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
