import { useLocation } from '@canchero/shared-contracts/router';
import { useEffect, useState } from 'react';
import { onDemand, reportAndClose } from '../parts/on-demand';

const DeveloperPanel = onDemand(
  () => import(/* webpackChunkName: "developer" */ './developer-panel').then((m) => m.DeveloperPanel),
  {
    onFailure: reportAndClose,
  },
);
const RemoteOverlay = onDemand(
  () => import(/* webpackChunkName: "developer" */ './remote-overlay').then((m) => m.RemoteOverlay),
  { fallback: null },
);

/**
 * Handles a developer's keys: Ctrl+Alt+D (or `?debug` in the address) opens the panel, Ctrl+Shift+M outlines the
 * remotes.
 */
export function DeveloperTools() {
  const { search } = useLocation();
  const [panel, setPanel] = useState(() => new URLSearchParams(search).has('debug'));
  const [overlay, setOverlay] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.ctrlKey) return;
      // by the key's position: with Alt its letter differs between keyboards
      if (event.altKey && event.code === 'KeyD') setPanel((was) => !was);
      else if (event.shiftKey && event.code === 'KeyM') setOverlay((was) => !was);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return (
    <>
      {panel && <DeveloperPanel onClose={() => setPanel(false)} />}
      {overlay && <RemoteOverlay />}
    </>
  );
}
