import type { HostServices } from '@canchero/shared-contracts/mfe';
import { setBreadcrumbs } from './chrome/breadcrumb-store';
import { clubs } from './clubs/club-store';
import { record } from './diagnostics/debug-log';
import { bus } from './events/bus';
import { createHostSlots } from './federation/host-slots';
import { abandonModule, loadModule } from './federation/load-module';
import { reportFailure } from './federation/report-failure';
import { setColorMode, setLanguage } from './i18n/preferences';
import { navigate } from './navigation/navigate';
import { setDirty } from './navigation/unsaved-input';
import { connection } from './notifications/connection-store';
import { showErrorToast, showToast } from './parts/toast-queue';
import { permissions } from './permissions/permission-store';
import { call } from './session/session-call';
import { publicSession } from './session/session-store';
import { drafts } from './storage/drafts';
import { queryClient } from './storage/query-client';

/** Services that every remote gets: one object for the life of the page. */
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
    reportFailure(remote, phase, error);
  },
};
