import { useState } from 'react';

/** Returns whether a condition is or ever was true: a dialog that has opened stays mounted to close properly. */
export function useEver(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
