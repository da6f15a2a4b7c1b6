import type { HostServices } from '@canchero/shared-contracts/mfe';
import { setBreadcrumbs } from './chrome/breadcrumb-store';
import { showErrorToast, showToast } from './chrome/toasts/toast-queue';
import { clubs } from './clubs/club-store';
import { record } from './diagnostics/debug-log';
import { setDirty } from './dirty-forms';
import { bus } from './events/bus';
import { abandonModule, loadModule } from './federation/loader';
import { createHostSlots } from './federation/slots';
import { setColorMode, setLanguage } from './i18n/preferences';
import { navigate } from './navigation';
import { connection } from './notifications/connection-store';
import { permissions } from './permissions/permission-store';
import { queryClient } from './query-client';
import { call } from './session/http-client';
import { publicSession } from './session/session-store';
import { drafts } from './storage/drafts';

/** What every remote gets. One object for the life of the page. */
export const host: HostServices = {
  session: publicSession,
  clubs,
  permissions,
  connection,
  queryClient,
  bus,
  call,
  navigate,
  toast: showToast,
  toastError: showErrorToast,
  setBreadcrumbs,
  setLanguage,
  setTheme: setColorMode,
  setDirty,
  drafts,
  slots: createHostSlots({ load: loadModule, abandon: abandonModule }),
  reportError: (error, { remote, phase }) => {
    const { name, message, reason } = error as Error & { reason?: string };
    record('remote', `${remote} ${phase}: ${reason ?? message}`);
    console.error(JSON.stringify({ event: 'remote_error', remote, phase, name, message, reason }), error);
  },
};
