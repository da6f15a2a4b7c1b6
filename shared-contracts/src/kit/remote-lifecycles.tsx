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
import { KitLabels, withKitTexts } from './kit-texts';
import { createRemoteBoundary } from './remote-boundary';
import { type LoadMessages, loadMessages, useMessages } from './use-messages';
import { WaitingSign } from './waiting-sign';

interface RemotePart<Props extends RemoteProps> {
  part: 'screen' | 'widget';
  /** Name of the remote, used in error reports. */
  name: string;
  messages: LoadMessages;
  render: (props: Props) => React.ReactNode;
}

/** Lifecycles of a remote's part. */
export type RemoteParcel<Props extends RemoteProps> = ParcelConfig<Props> & {
  /**
   * Loads ahead of the mount what the first frame needs: the texts of a language. A failure shows when it is mounted.
   */
  prepare(locale: Language): void;
};

/**
 * Creates single-spa lifecycles around one React root that lives in the shell's session, history, language, theme and
 * query cache. They never get a `name`: single-spa-react keys its roots by it in a map that all remotes share.
 * @see https://single-spa.js.org/docs/parcels-api
 */
export function createLifecycles<Props extends RemoteProps>(options: RemotePart<Props>): RemoteParcel<Props> {
  const { part, name, render } = options;
  const messages = withKitTexts(options.messages);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is evaluated
  function Root(props: Props) {
    return (
      <UiProvider theme={props.theme}>
        <Localized load={messages} locale={props.locale} loading={<Loading part={part} />}>
          <QueryClientProvider client={props.host.queryClient}>
            <HostProvider host={props.host} theme={props.theme}>
              <KitLabels>
                <HostRouter location={props.location} navigationType={props.navigationType} host={props.host}>
                  {render(props)}
                </HostRouter>
                {part === 'screen' && <WaitingSign />}
              </KitLabels>
            </HostProvider>
          </QueryClientProvider>
        </Localized>
      </UiProvider>
    );
  }

  let host: RemoteProps['host'] | undefined;
  const report = (phase: string) => (error: unknown) => host?.reportError(error, { remote: name, phase });
  const lifecycles = singleSpaReact<Props>({
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
    errorBoundaryClass: createRemoteBoundary(name, part) as never,
  }) as ParcelConfig<Props>;
  const { bootstrap, mount } = lifecycles as unknown as Record<string, (props: Props) => Promise<unknown>>;
  const prepare = (locale: Language) => void loadMessages(messages, locale).catch(() => undefined);
  return {
    ...lifecycles,
    prepare,
    bootstrap: (props: Props) => {
      prepare(props.locale);
      return bootstrap?.(props);
    },
    mount: (props: Props) => {
      host = props.host;
      return mount?.(props);
    },
  } as RemoteParcel<Props>;
}

interface LocalizedProps {
  load: LoadMessages;
  locale: Language;
  loading: React.ReactNode;
  children: React.ReactNode;
}

function Localized({ load, locale, loading, children }: LocalizedProps) {
  const catalogue = useMessages(load, locale);
  if (!catalogue) return loading;
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

const Loading = ({ part }: { part: 'screen' | 'widget' }) => (
  <div style={part === 'screen' ? { padding: '64px 0', textAlign: 'center' } : {}}>
    <Spinner />
  </div>
);

/** Logs a missing message, which is shown as its key. */
const reportMissing = (error: { code: string; message: string }) => {
  if (error.code === 'MISSING_TRANSLATION') console.error(error.message);
};
