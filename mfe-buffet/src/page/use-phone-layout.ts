import { useSyncExternalStore } from 'react';

/** Width of a phone, or of a small tablet held upright. */
const NARROW = '(max-width: 700px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Tells whether there is room for one column only. */
export const usePhoneLayout = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
