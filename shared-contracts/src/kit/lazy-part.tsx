import { type ComponentType, type FunctionComponent, lazy } from 'react';

const failed = new Set<() => void>();

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead of the first render. A failure is reported only when the part renders. */
  prepare(): void;
};

/**
 * Wraps a component whose code is fetched on first render. Place it inside a `Suspense`. React's `lazy` remembers a
 * failure for ever; this one fetches again after `renewFailedParts`.
 *
 * - `load`: imports the component.
 * - `prepare` of the result: fetches the code early, for instance on hover.
 * @example
 * const BookingPayments = lazyPart(() => import('./booking-payments').then((m) => m.BookingPayments));
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const fresh = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          failed.add(renew);
          throw error;
        },
      ),
    ) as ComponentType<Props>;
  let Part = fresh();
  const renew = () => {
    Part = fresh();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is evaluated
  const LazyPart = (props: Props) => <Part {...props} />;
  return Object.assign(LazyPart, { prepare: () => void load().catch(() => undefined) });
}

/** Makes failed parts fetch their code again. Called before a part of the page is retried. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
