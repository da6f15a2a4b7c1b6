import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigationType, To } from 'react-router';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import type { Language } from '../core/language';
import type { AppEvents } from '../events';
import type { ClubState, ConnectionState, PermissionState, SessionState } from './host-state';

/** A store of the shell, read only. */
export interface ReadStore<T> {
  getState(): T;
  subscribe(listener: (state: T, previous: T) => void): () => void;
}

export type ToastIntent = 'success' | 'info' | 'warning' | 'error';
export interface ToastOptions {
  intent: ToastIntent;
  /** By intent when absent: Éxito, Información, Advertencia, Error. */
  title?: string;
  body?: string;
  /** Milliseconds; by intent when absent (3, 3, 4, 5 seconds). */
  duration?: number;
  action?: { label: string; run: () => void };
}

export interface BreadcrumbEntry {
  label: string;
  path?: string;
}

/** Everything that a remote gets from the shell. Stable references; the data in them changes. */
export interface HostServices {
  session: ReadStore<SessionState>;
  clubs: ReadStore<ClubState>;
  permissions: ReadStore<PermissionState>;
  connection: ReadStore<ConnectionState>;
  /** One cache for the page, owned by the shell. */
  queryClient: QueryClient;
  bus: {
    emit<K extends keyof AppEvents>(name: K, payload: AppEvents[K]): void;
    /** Returns the unsubscriber. */
    on<K extends keyof AppEvents>(name: K, handler: (payload: AppEvents[K]) => void): () => void;
  };
  /** One typed call of the api, with the session's token, refresh and retry rule. Throws AppError. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: { signal?: AbortSignal; idempotencyKey?: string },
  ): Promise<EndpointData<E>>;
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): void;
  toast(toast: ToastOptions): void;
  /** The generic error toast for a failed action. */
  toastError(error: unknown, title?: string): void;
  /** Entries after the club's name; empty to leave them to the shell's titles. */
  setBreadcrumbs(entries: readonly BreadcrumbEntry[]): void;
  /** The user's choice for the whole page; remembered. Arrives back as `locale` and `theme`. */
  setLanguage(language: Language): void;
  setTheme(theme: 'light' | 'dark'): void;
  /** Marks a form with unsaved input: the page then keeps this release and warns before leaving. */
  setDirty(form: string, dirty: boolean): void;
  reportError(error: unknown, context: { remote: string; phase: string }): void;
}

/** What crosses the boundary into a remote: plain data and the services. */
export interface RemoteProps {
  location: Location;
  navigationType: NavigationType;
  locale: Language;
  theme: 'light' | 'dark';
  host: HostServices;
}
