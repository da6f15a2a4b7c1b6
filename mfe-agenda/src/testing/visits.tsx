import { type ReactNode, useState } from 'react';

/** Shows a screen until it is left, and again when the user comes back. */
export function Visits({ of }: { of: ReactNode }) {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </button>
      {here && of}
    </>
  );
}
