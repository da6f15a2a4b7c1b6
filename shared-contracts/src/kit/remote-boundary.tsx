import * as React from 'react';
import type { RemoteProps } from '../mfe/host-services';
import { UiProvider } from '../ui/provider';
import { FailureBar } from './failure-bar';
import { renewFailedParts } from './lazy-part';

type Props = RemoteProps & { children?: React.ReactNode };

/**
 * Creates the outermost error boundary of a remote's screen or widget. single-spa-react's own boundary never resets;
 * this one leaves the error state on a navigation or a press of its button.
 */
export function createRemoteBoundary(remote: string, part: 'screen' | 'widget') {
  return class RemoteBoundary extends React.Component<Props, { error: Error | null }> {
    override state: { error: Error | null } = { error: null };
    static getDerivedStateFromError(error: Error) {
      return { error };
    }
    override componentDidUpdate(previous: Props) {
      if (this.state.error && previous.location.key !== this.props.location.key) this.reset();
    }
    /** Fetches failed code again. Drops inactive cached data after any other error, since they may have caused it. */
    reset = () => {
      renewFailedParts();
      if (this.state.error?.name !== 'ChunkLoadError') this.props.host.queryClient.removeQueries({ type: 'inactive' });
      this.setState({ error: null });
    };
    override render() {
      const { error } = this.state;
      if (!error) return this.props.children;
      return (
        <UiProvider theme={this.props.theme}>
          <FailureBar part={part} remote={remote} locale={this.props.locale} onRetry={this.reset} />
        </UiProvider>
      );
    }
  };
}
