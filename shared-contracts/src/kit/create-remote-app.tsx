import { QueryClientProvider } from '@tanstack/react-query';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import type { ParcelConfig } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Language } from '../core/language';
import type { RemoteProps } from '../mfe/host-services';
import { Spinner } from '../ui/core';
import { UiProvider } from '../ui/provider';
import { HostProvider } from './host-context';
import { HostRouter } from './host-router';
import { createRemoteBoundary } from './remote-boundary';
import { type LoadMessages, useMessages } from './use-messages';

interface RemoteApp {
  /** The remote's name, for error reports. */
  name: string;
  /** Its catalogue, by dynamic import. */
  messages: LoadMessages;
  /** Renders the screen for the current location (kit's router, whole paths). */
  App: React.ComponentType;
}

/**
 * The `./app` of a remote: single-spa lifecycles around one React root that lives in the shell's
 * session, history, language, theme and query cache. Never given a `name`: single-spa-react keys its
 * roots by it in a map that all remotes share.
 */
export function createRemoteApp({ name, messages, App }: RemoteApp): ParcelConfig<RemoteProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each remote, when its module is evaluated
  function Root(props: RemoteProps) {
    return (
      <UiProvider theme={props.theme}>
        <Localized load={messages} locale={props.locale}>
          <QueryClientProvider client={props.host.queryClient}>
            <HostProvider host={props.host} theme={props.theme}>
              <HostRouter location={props.location} navigationType={props.navigationType} host={props.host}>
                <App />
              </HostRouter>
            </HostProvider>
          </QueryClientProvider>
        </Localized>
      </UiProvider>
    );
  }

  let host: RemoteProps['host'] | undefined;
  const report = (phase: string) => (error: unknown) => host?.reportError(error, { remote: name, phase });
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    // single-spa-react passes no root options, so its createRoot is wrapped
    ReactDOMClient: {
      createRoot: (element: Element, options?: object) =>
        createRoot(element, {
          ...options,
          onCaughtError: report('render'),
          onUncaughtError: report('render-uncaught'),
        }),
    },
    rootComponent: Root as never,
    errorBoundaryClass: createRemoteBoundary(name) as never,
  }) as ParcelConfig<RemoteProps>;
  const mount = (lifecycles as unknown as { mount: (props: RemoteProps) => Promise<unknown> }).mount;
  return {
    ...lifecycles,
    mount: (props: RemoteProps) => {
      host = props.host;
      return mount(props);
    },
  } as ParcelConfig<RemoteProps>;
}

function Localized({ load, locale, children }: { load: LoadMessages; locale: Language; children: React.ReactNode }) {
  const catalogue = useMessages(load, locale);
  if (!catalogue)
    return (
      <div style={{ margin: '64px auto', textAlign: 'center' }}>
        <Spinner />
      </div>
    );
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

/** A missing key shows as the key itself; say so where developers look. */
const reportMissing = (error: { code: string; message: string }) => {
  if (error.code === 'MISSING_TRANSLATION') console.error(error.message);
};
