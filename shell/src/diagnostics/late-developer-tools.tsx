import { useEffect, useState } from 'react';
import { OptionalPart } from '../chrome/optional-part';
import { firstScreenShown } from '../first-screen';
import { lazyPart } from '../lazy-part';

const DeveloperTools = lazyPart(() => import('./developer-tools'), 'DeveloperTools');

/** The tools for developers, out of the way of the first screen. */
export function LateDeveloperTools() {
  const [settled, setSettled] = useState(false);
  useEffect(() => void firstScreenShown.then(() => setSettled(true)), []);
  return settled ? (
    <OptionalPart>
      <DeveloperTools />
    </OptionalPart>
  ) : null;
}
