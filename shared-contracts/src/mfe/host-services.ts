import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigationType, To } from 'react-router';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import type { Language } from '../core/language';
import type { AppEvents } from '../events';
import type { ClubState, ConnectionState, PermissionState, SessionState } from './host-state';
import type { SlotName, SlotState, Slots } from './slots';

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

/**
 * Work in progress that outlives a reload, and its remote's absence: an open ticket, a half-made count. Kept by this
 * browser, by a name that says remote and club; it is plain data.
 */
export interface HostDrafts {
  /** As it was written, by this version of the remote or an older one; null where there is none. */
  read(name: string): unknown;
  /** Null forgets it. */
  write(name: string, value: unknown): void;
  /** Told when another tab of this browser writes it. Returns the unsubscriber. */
  onChange(name: string, handler: () => void): () => void;
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
  drafts: HostDrafts;
  /** Places for widgets of other remotes. */
  slots: HostSlots;
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

/** What crosses the boundary into a widget: what a screen gets, and the slot's own props. */
export interface WidgetProps<S extends SlotName = SlotName> extends RemoteProps {
  slot: Slots[S];
}

/** One slot in a screen, from `fill` to `dispose`. */
export interface SlotFilling<S extends SlotName> {
  /** May be called at any time; of several in a row the last one counts. */
  update(props: WidgetProps<S>): void;
  /** After `failed`: fetches and mounts anew. */
  retry(): void;
  /** Unmounts, once what is under way is done. */
  dispose(): void;
}

/** The shell's side of slots; screens use the kit's `HostSlot` and `useSlotFilled`. */
export interface HostSlots {
  /** The slots that a widget is there for, as far as the user may use it. */
  filled: ReadStore<{ names: readonly string[] }>;
  /** Puts the slot's widget into an element. A failure is told by `onState` and harms nothing else. */
  fill<S extends SlotName>(
    slot: S,
    element: HTMLElement,
    props: WidgetProps<S>,
    onState: (state: SlotState) => void,
  ): SlotFilling<S>;
}
