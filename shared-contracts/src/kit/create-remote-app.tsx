import type { ComponentType } from 'react';
import type { ParcelConfig } from 'single-spa';
import type { RemoteProps } from '../mfe/host-services';
import { createLifecycles } from './remote-lifecycles';
import type { LoadMessages } from './use-messages';

interface RemoteApp {
  /** The remote's name, for error reports. */
  name: string;
  /** Its catalogue, by dynamic import. */
  messages: LoadMessages;
  /** Renders the screen for the current location (kit's router, whole paths). */
  App: ComponentType;
}

/** The `./app` of a remote: its screens, as the shell mounts them. */
export const createRemoteApp = ({ name, messages, App }: RemoteApp): ParcelConfig<RemoteProps> =>
  createLifecycles({ part: 'screen', name, messages, render: () => <App /> });
