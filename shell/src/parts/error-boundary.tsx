import { renewFailedParts } from '@canchero/shared-contracts/kit';
import { Component, type ReactNode } from 'react';
import { reloadPage } from '../diagnostics/page-events';
import { useText } from '../i18n/text';
import { FailureNotice } from './failure-notice';

interface Props {
  /** Value that leaves the error state when it changes. */
  resetKey: string;
  children: ReactNode;
}

/** Catches a screen's errors: says that something went wrong and offers to reload. */
export class ErrorBoundary extends Component<Props, { failed: boolean; key: string }> {
  override state = { failed: false, key: this.props.resetKey };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  static getDerivedStateFromProps(props: Props, state: { key: string }) {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }
  override componentDidCatch(error: unknown) {
    console.error('a screen failed', error);
    // the next rendering fetches again what could not be fetched
    renewFailedParts();
  }
  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const text = useText();
  return (
    <FailureNotice title={text('error.title')} action={text('action.reload')} onAction={reloadPage}>
      {text('error.why')}
    </FailureNotice>
  );
}
