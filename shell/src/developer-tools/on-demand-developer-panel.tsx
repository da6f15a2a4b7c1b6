import { useLocation } from '@canchero/shared-contracts/router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { OptionalPart } from '../parts/optional-part';

const DeveloperPanel = lazyPart(() => import('./developer-panel'), 'DeveloperPanel');

/** The hidden panel for developers: Ctrl+Alt+D, or `?debug` in the address. */
export function OnDemandDeveloperPanel() {
  const { search } = useLocation();
  const [open, setOpen] = useState(() => new URLSearchParams(search).has('debug'));
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // by the key's place: with Alt its letter differs between keyboards
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return open ? (
    <OptionalPart onFailure={() => setOpen(false)}>
      <DeveloperPanel onClose={() => setOpen(false)} />
    </OptionalPart>
  ) : null;
}
