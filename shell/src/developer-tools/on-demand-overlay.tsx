import { useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { OptionalPart } from '../parts/optional-part';

const RemoteOverlay = lazyPart(() => import('./remote-overlay'), 'RemoteOverlay');

/** For developers: Ctrl+Shift+M shows which remote is where, and hides it again. */
export function OnDemandOverlay() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return open ? (
    <OptionalPart>
      <RemoteOverlay />
    </OptionalPart>
  ) : null;
}
