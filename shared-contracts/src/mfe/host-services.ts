import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigationType, To } from 'react-router-dom';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import type { Language } from '../core/language';
import type { AppEvents } from '../events';
import type { ClubState, ConnectionState, PermissionState, SessionState } from './host-state';
import type { SlotName, SlotState, Slots } from './slots';

/**
 * Store of the shell, read only. Components follow it with the kit's `useStore`.
 * @sealed
 */
export interface ReadStore<T> {
  getState(): T;
  /** Calls `listener` after each change. Returns an unsubscribe function. */
  subscribe(listener: (state: T, previous: T) => void): () => void;
}

export type ToastIntent = 'success' | 'info' | 'warning' | 'error';

/** Short message at the edge of the page. */
export interface ToastOptions {
  intent: ToastIntent;
  /** Default: the body, of warnings and errors the word for it: Advertencia, Error. */
  title?: string;
  /** Default: none. */
  body?: string;
  /** Milliseconds. Default by intent: 3000, 3000, 4000, 5000. */
  duration?: number;
  /** Button in the toast. Default: none. */
  action?: { label: string; run: () => void };
  /** Buttons instead of one. */
  actions?: readonly { label: string; run: () => void }[];
  /** Replaces the toast with the same key. Default: none. */
  key?: string;
}

/** Step of the breadcrumbs. */
export interface BreadcrumbEntry {
  label: string;
  /** Target of the link. Default: the entry is plain text. */
  path?: string;
}

/**
 * Storage for work in progress that survives a reload, such as an open ticket. The browser keeps it as plain data
 * (structured clone) for 30 days. Names must contain remote and club, as in `mfe-buffet/tickets/<clubId>`.
 *
 * A draft belongs to the browser and the club and not to a person: a till is shared, and the next person to sign in
 * goes on with its open tickets. Hence a sign-out keeps drafts, and they must not hold anything that only their author
 * may see.
 * @sealed
 */
export interface HostDrafts {
  /** Returns what was written, possibly by an older version of the remote; null if there is nothing. */
  read(name: string): unknown;
  /** Stores a draft; null deletes it. */
  write(name: string, value: unknown): void;
  /** Calls `handler` when another tab of this browser writes the draft. Returns an unsubscribe function. */
  onChange(name: string, handler: () => void): () => void;
}

/**
 * Everything that the shell offers to a remote. All references are stable for the life of the page, so they are safe as
 * dependencies of effects; the data behind them changes. Components get it from the kit's `useHost`. `@sealed` types
 * are made by the shell only, so that new members are not a breaking change.
 * @sealed
 * @example
 * const host = useHost();
 * const save = async () => {
 *   try {
 *     await host.call(courtEndpoints.create, { params: { clubId }, body }, { idempotencyKey: newId() });
 *     host.toast({ intent: 'success', body: text('court.saved') });
 *   } catch (error) {
 *     host.toastError(error);
 *   }
 * };
 */
export interface HostServices {
  /** Signed-in user. */
  session: ReadStore<SessionState>;
  /** Clubs of the user and the selected one. */
  clubs: ReadStore<ClubState>;
  /** Permissions in the selected club; components ask with `useCan`. */
  permissions: ReadStore<PermissionState>;
  /** State of the event stream. */
  connection: ReadStore<ConnectionState>;
  /** Query cache of the whole page, owned by the shell. */
  queryClient: QueryClient;
  /** Events of the page and of the club's stream, checked against their schemas. */
  bus: {
    /** Publishes an event to all remotes of this page. */
    emit<K extends keyof AppEvents>(name: K, payload: AppEvents[K]): void;
    /** Calls `handler` for each event of this name. Returns an unsubscribe function. */
    on<K extends keyof AppEvents>(name: K, handler: (payload: AppEvents[K]) => void): () => void;
  };
  /**
   * Calls an endpoint with the session's token and returns the `data` of the answer. A 401 refreshes the session once.
   * `input` holds `params`, `query` and `body`, each only where the endpoint has it.
   *
   * - `signal` aborts the call. Default: none.
   * - `idempotencyKey` makes a repeated call count once: give the same key again to retry. Default: none.
   * - `keepalive` lets the call outlive the page, as when it is left. Default: false.
   * @throws the codes of `endpoint.errors` and the common ones, as AppError
   * @throws no_connection with status 0, when no answer came
   * @throws timeout with status 0, when the answer came too late
   * @throws AbortError if `signal` was aborted, or the session ended before the answer came
   * @example
   * const court = await host.call(courtEndpoints.get, { params: { clubId, courtId } }, { signal });
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean },
  ): Promise<EndpointData<E>>;
  /**
   * Navigates to a whole path, or by steps of the history. `replace` (default false) adds no step; `state` (default
   * none) is kept in the history entry.
   */
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): void;
  /** Shows a toast. */
  toast(toast: ToastOptions): void;
  /** Shows an error toast for a failed action. `title` defaults to the word for an error. */
  toastError(error: unknown, title?: string): void;
  /** Replaces the breadcrumbs after the club's name. An empty list restores the titles of the routes. */
  setBreadcrumbs(entries: readonly BreadcrumbEntry[]): void;
  /** Changes the language of the whole page and remembers it. It comes back as the prop `locale`. */
  setLanguage(language: Language): void;
  /** Changes the colour mode of the whole page and remembers it. It comes back as the prop `theme`. */
  setTheme(theme: 'light' | 'dark'): void;
  /**
   * Marks a form as holding unsaved input: the page then keeps this release and asks before leaving. `isPanel`: the form
   * stands in a panel that the address opens, so that the browser's Back within the screen asks as well. Default: false.
   */
  setDirty(form: string, dirty: boolean, isPanel?: boolean): void;
  /** Storage for work in progress. */
  drafts: HostDrafts;
  /** Places for other remotes' widgets; screens use the kit's `HostSlot`. */
  slots: HostSlots;
  /** Reports an error to the shell's diagnostics. `phase` says when it happened, as in `render`. */
  reportError(error: unknown, context: { remote: string; phase: string }): void;
}

/**
 * Props of a remote's parcel: plain data and the services. The shell updates them; the kit hands them on.
 * @sealed
 */
export interface RemoteProps {
  location: Location;
  navigationType: NavigationType;
  locale: Language;
  theme: 'light' | 'dark';
  host: HostServices;
}

/**
 * Props of a widget's parcel: those of a screen and the slot's own.
 * @sealed
 */
export interface WidgetProps<S extends SlotName = SlotName> extends RemoteProps {
  slot: Slots[S];
}

/**
 * Slot in a screen, from `fill` to `dispose`.
 * @sealed
 */
export interface SlotFilling<S extends SlotName> {
  /** Updates the props. May be called at any time; if it is called several times in a row, the last call counts. */
  update(props: WidgetProps<S>): void;
  /** Fetches and mounts the widget again after it has failed. */
  retry(): void;
  /** Unmounts the widget once a mount that is under way has finished. */
  dispose(): void;
}

/**
 * Shell's side of slots; screens use the kit's `HostSlot` and `useSlotFilled`.
 * @sealed
 */
export interface HostSlots {
  /** Names of the slots that have a widget which the user may use. */
  filled: ReadStore<{ names: readonly string[] }>;
  /** Mounts the slot's widget in an element. A failure is passed to `onState` and affects nothing else. */
  fill<S extends SlotName>(
    slot: S,
    element: HTMLElement,
    props: WidgetProps<S>,
    onState: (state: SlotState) => void,
  ): SlotFilling<S>;
}
