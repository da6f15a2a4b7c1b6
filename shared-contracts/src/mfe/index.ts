export { defineRemote } from './define-remote';
export type {
  BreadcrumbEntry,
  HostDrafts,
  HostServices,
  HostSlots,
  ReadStore,
  RemoteProps,
  SlotFilling,
  ToastIntent,
  ToastOptions,
  WidgetProps,
} from './host-services';
export type { ClubState, ConnectionState, PermissionState, SessionState } from './host-state';
export { type IconName, type LinkRole, type LinkRoles, RESULT_VALUES, type ResultKind } from './shell-links';
export type { SlotName, SlotPlayer, SlotState, Slots } from './slots';
