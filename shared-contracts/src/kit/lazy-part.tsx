import { type ComponentType, type FunctionComponent, lazy } from 'react';

const failed = new Set<() => void>();

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it before it is drawn. A failure shows when it is. */
  prepare(): void;
};

/**
 * A component whose code is fetched when it is first drawn. React's `lazy` remembers a failure for ever; this one asks
 * again after `renewFailedParts`. `load` imports it.
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

/** Before a part of the page is tried again: what could not be fetched is asked for anew. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
