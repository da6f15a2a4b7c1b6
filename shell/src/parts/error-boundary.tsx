import { renewFailedParts } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { Component, type ReactNode } from 'react';
import { reloadPage } from '../diagnostics/page-events';
import { useText } from '../i18n/text';
import { Notice } from './centered';

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
    <Notice
      role="alert"
      title={text('error.title')}
      actions={
        <Button appearance="primary" onClick={reloadPage}>
          {text('action.reload')}
        </Button>
      }
    >
      {text('error.why')}
    </Notice>
  );
}
