export { defineRemote } from './define-remote';
export type { BreadcrumbEntry, HostServices, ReadStore, RemoteProps, ToastIntent, ToastOptions } from './host-services';
export type { ClubState, ConnectionState, PermissionState, SessionState } from './host-state';
