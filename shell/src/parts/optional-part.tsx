import { renewFailedParts } from '@canchero/shared-contracts/kit';
import { Component, type ReactNode, Suspense } from 'react';
import { translate } from '../i18n/intl';
import { showToast } from './toast-queue';

interface Props {
  children: ReactNode;
  /** While its code is on its way, and where it cannot be had; nothing when absent. */
  instead?: ReactNode;
  /** Somebody asked for it, and is told of a failure; what remembers the asking forgets it here. */
  onFailure?(): void;
}

/**
 * A part of the page whose code comes later, and without which the rest of the page goes on. Where it failed it is asked
 * for again when what is around it is rendered anew.
 */
export class OptionalPart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    console.warn('a part of the page is missing', error);
    renewFailedParts();
    const { onFailure } = this.props;
    if (!onFailure) return;
    showToast({ intent: 'error', body: translate('auth.error.offline') });
    onFailure();
  }
  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }
  override render() {
    const { children, instead = null } = this.props;
    return this.state.failed ? instead : <Suspense fallback={instead}>{children}</Suspense>;
  }
}
