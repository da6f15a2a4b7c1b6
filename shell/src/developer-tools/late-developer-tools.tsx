import { useEffect, useState } from 'react';
import { firstScreenShown } from '../parts/first-screen';
import { lazyPart } from '../parts/lazy-part';
import { OptionalPart } from '../parts/optional-part';

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
