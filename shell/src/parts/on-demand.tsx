import { lazyPart, renewFailedParts } from '@canchero/shared-contracts/kit';
import { Component, type FunctionComponent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadAllTexts, translate } from '../i18n/intl';
import { showToast } from './toast-queue';

interface Options<Props> {
  /**
   * Moment to fetch the part, if not as soon as it is drawn. Promise: once it resolves. Function of the props: from the
   * first time that it returns true; the part then stays in the page, so that a dialog can close by itself.
   */
  when?: Promise<unknown> | ((props: Props) => boolean);
  /**
   * Drawn while the code is on its way, also until a promise lets it be fetched, and in place of a part that could not
   * be fetched. Default: nothing.
   */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Handles code that could not be fetched. Default: the next rendering fetches it again. */
  onFailure?(props: Props): void;
}

type OnDemand<Props> = FunctionComponent<Props> & {
  /** Fetches the code before it is drawn. A failure shows when it is. */
  prepare(): void;
};

/**
 * Makes a component whose code, with the texts that only later screens need, is fetched when it is first drawn. A
 * failure stays within the part: the rest of the page goes on. If no option is given, the boundaries around the part
 * show that it is on its way, or that it failed.
 */
export function onDemand<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  options: Options<Props> = {},
): OnDemand<Props> {
  const { when, fallback = null, onFailure } = options;
  const Part = lazyPart(async () => {
    const [part] = await Promise.all([load(), loadAllTexts()]);
    return part;
  });
  if (Object.keys(options).length === 0) return Part;
  const isWanted = typeof when === 'function' ? when : () => when === undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is evaluated
  const BoundedPart = (props: Props) => {
    const [asked, setAsked] = useState(() => isWanted(props));
    if (!asked && isWanted(props)) setAsked(true);
    useEffect(() => {
      if (!(when instanceof Promise)) return;
      let mounted = true;
      void when.then(() => mounted && setAsked(true));
      return () => {
        mounted = false;
      };
    }, []);
    const instead = typeof fallback === 'function' ? fallback(props) : fallback;
    if (!asked) return when instanceof Promise ? instead : null;
    const giveUp = () => {
      if (typeof when === 'function') setAsked(false);
      onFailure?.(props);
    };
    return (
      <Boundary fallback={instead} onFailure={onFailure ? giveUp : undefined}>
        <Part {...props} />
      </Boundary>
    );
  };
  return Object.assign(BoundedPart, { prepare: Part.prepare });
}

/**
 * Makes a dialog whose code is fetched when it is first opened. It stays in the page once it was open: a dialog that is
 * removed while open leaves the page hidden from assistive technology.
 */
export const onDemandDialog = <Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<FunctionComponent<Props>>,
) => onDemand<Props>(load, { when: ({ open }) => open, onFailure: reportAndClose });

/** Says in a toast that the server could not be reached, and closes what was asked for: it can be asked for again. */
export function reportAndClose({ onClose }: { onClose: () => void }): void {
  showToast({ intent: 'error', body: translate('auth.error.offline') });
  onClose();
}

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onFailure: (() => void) | undefined;
}

/** Keeps a failure from the page around it, and tries again when that page is rendered again. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    console.warn('a part of the page is missing', error);
    renewFailedParts();
    this.props.onFailure?.();
  }
  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }
  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
