import { useEffect } from 'react';
import { useHost } from './host-context';

/**
 * Tells the host that a form holds unsaved input, so that the page asks before it leaves. Before a screen navigates in
 * the same moment in which it was saved, it says so itself, `host.setDirty(form, false)`: this hook comes a render later.
 * @param form name of the form, unique within the remote
 * @param isPanel true for a form that Back within the screen takes away, as in a panel that the address opens: it asks
 *   as well
 */
export function useDirtyForm(form: string, dirty: boolean, isPanel = false): void {
  const host = useHost();
  useEffect(() => {
    host.setDirty(form, dirty, isPanel);
    return () => host.setDirty(form, false);
  }, [host, form, dirty, isPanel]);
}
