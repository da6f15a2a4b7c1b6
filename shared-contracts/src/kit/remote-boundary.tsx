import * as React from 'react';
import type { Language } from '../core/language';
import type { RemoteProps } from '../mfe/host-services';
import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../ui/core';
import { UiProvider } from '../ui/provider';

/** Shown when not even the remote's catalogue can be relied on. */
const TEXTS: Record<Language, { title: string; chunk: string; retry: string }> = {
  es: { title: 'Algo salió mal', chunk: 'No se pudo cargar esta sección.', retry: 'Reintentar' },
  en: { title: 'Something went wrong', chunk: 'This section could not be loaded.', retry: 'Retry' },
  pt: { title: 'Algo deu errado', chunk: 'Não foi possível carregar esta seção.', retry: 'Tentar de novo' },
};

type Props = RemoteProps & { children?: React.ReactNode };

/**
 * The outermost boundary of a remote. A class of its own rather than single-spa-react's option, which never resets:
 * here a navigation, or the button, leaves the error state.
 */
export function createRemoteBoundary(remote: string) {
  return class RemoteBoundary extends React.Component<Props, { error: Error | null }> {
    override state: { error: Error | null } = { error: null };
    static getDerivedStateFromError(error: Error) {
      return { error };
    }
    override componentDidUpdate(previous: Props) {
      if (this.state.error && previous.location.key !== this.props.location.key) this.reset();
    }
    /** What made the screen fail may be data that is still cached: it is read anew. */
    reset = () => {
      this.props.host.queryClient.removeQueries({ type: 'inactive' });
      this.setState({ error: null });
    };
    override render() {
      const { error } = this.state;
      if (!error) return this.props.children;
      const text = TEXTS[this.props.locale];
      return (
        <UiProvider theme={this.props.theme}>
          <MessageBar
            intent="error"
            role="alert"
            data-remote={remote}
            data-testid="remote-error"
            style={{ margin: 16 }}
          >
            <MessageBarBody>
              <MessageBarTitle>{text.title}</MessageBarTitle>
              {error.name === 'ChunkLoadError' ? `${text.chunk} (ChunkLoadError)` : error.message}
            </MessageBarBody>
            <MessageBarActions>
              <Button onClick={this.reset}>{text.retry}</Button>
            </MessageBarActions>
          </MessageBar>
        </UiProvider>
      );
    }
  };
}
