import type { ComponentType } from 'react';
import type { RemoteProps } from '../mfe/host-services';
import { createLifecycles, type RemoteParcel } from './remote-lifecycles';
import type { LoadMessages } from './use-messages';

interface RemoteApp {
  /** Name of the remote, used in error reports. */
  name: string;
  /** Loads the catalogue of a language, by dynamic import. Its texts override the kit's. */
  messages: LoadMessages;
  /** Renders the screen for the current location, with the kit's router and whole paths. */
  App: ComponentType;
}

/**
 * Builds the `./app` of a remote: single-spa lifecycles that the shell mounts as a parcel. `App` renders inside the
 * shell's session, history, language, theme and query cache.
 * @see https://single-spa.js.org/docs/parcels-overview
 * @see https://module-federation.io
 * @example
 * // src/app.tsx
 * export default createRemoteApp({
 *   name: 'mfe-reports',
 *   messages: (locale) => import(`../lang/${locale}.json`).then((catalogue) => catalogue.default),
 *   App: ReportRoutes,
 * });
 */
export const createRemoteApp = ({ name, messages, App }: RemoteApp): RemoteParcel<RemoteProps> =>
  createLifecycles({ part: 'screen', name, messages, render: () => <App /> });
