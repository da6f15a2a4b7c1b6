import * as React from 'react';
import type { RemoteProps } from '../mfe/host-services';
import { UiProvider } from '../ui/provider';
import { FailureBar } from './failure-bar';
import { renewFailedParts } from './lazy-part';

type Props = RemoteProps & { children?: React.ReactNode };

/**
 * The outermost boundary of a remote's screen or widget. A class of its own rather than single-spa-react's option, which
 * never resets: here a navigation, or the button, leaves the error state.
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
    /** Code that could not be fetched is asked for again. Else cached data may have made it fail: it is read anew. */
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
          <FailureBar error={error} part={part} remote={remote} locale={this.props.locale} onRetry={this.reset} />
        </UiProvider>
      );
    }
  };
}
