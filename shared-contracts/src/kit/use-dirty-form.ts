import { useEffect } from 'react';
import { useHost } from './host-context';

/**
 * Tells the host that a form holds unsaved input, so that the page asks before it leaves.
 * @param form name of the form, unique within the remote
 */
export function useDirtyForm(form: string, dirty: boolean): void {
  const host = useHost();
  useEffect(() => {
    host.setDirty(form, dirty);
    return () => host.setDirty(form, false);
  }, [host, form, dirty]);
}
