import { type LifeCycleFn, type LifeCycles, mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

interface ParcelEffects {
  /** Runs once the parcel is mounted. */
  onMount(): void;
  /** Handles a mount, an update or an unmount that failed. The parcel is of no use then, except to be disposed of. */
  onError(error: unknown, step: 'mount' | 'update' | 'unmount'): void;
}

/** Time for a lifecycle, in milliseconds: one that never ends would hold back every later step. */
const LIMIT_MS = 10_000;
/** Limits for single-spa, without its warnings. Updates have their own, below. */
const limit = { millis: LIMIT_MS, dieOnTimeout: true, warningMillis: 2 * LIMIT_MS };
const LIMITS = { bootstrap: limit, mount: limit, unmount: limit, update: { ...limit, millis: 2 * LIMIT_MS } };

/**
 * Waits for a lifecycle, at most until its limit.
 * @throws TimeoutError if a lifecycle takes longer than its limit
 */
function inTime(running: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the update did not end in time', 'TimeoutError')), LIMIT_MS);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/**
 * Wraps a parcel so that it may be updated and disposed of at any time. single-spa's own parcels break when updated
 * during an update and leak when unmounted before they are mounted; so steps run one after the other, and updates in
 * between are merged.
 * @see https://single-spa.js.org/docs/parcels-api/
 */
export class ManagedParcel<Props extends object> {
  private readonly parcel: Parcel<Props>;
  private steps: Promise<unknown>;
  private next: Props | null = null;
  private disposed = false;
  /** Props object that single-spa keeps. */
  private held: Record<string, unknown>;

  constructor(
    app: ParcelConfig<Props>,
    private element: HTMLElement | null,
    props: Props,
    private effects: ParcelEffects,
  ) {
    this.held = { ...props, domElement: element };
    const { update } = app as Partial<LifeCycles>;
    const config = { ...app, timeouts: LIMITS, ...(update && { update: this.safely(update) }) };
    this.parcel = mountRootParcel(config as never, this.held as never) as unknown as Parcel<Props>;
    const ignore = () => {}; // the mount promise reports the same failure
    this.parcel.loadPromise.catch(ignore);
    this.parcel.bootstrapPromise.catch(ignore);
    this.parcel.unmountPromise?.catch(ignore);
    this.steps = this.parcel.mountPromise.then(effects.onMount, (error) => effects.onError(error, 'mount'));
  }

  /** Pushes new props. If several wait, only the newest are used. */
  update(props: Props): void {
    const queued = this.next !== null;
    this.next = props;
    if (queued || this.disposed) return;
    this.steps = this.steps
      .then(() => {
        const newest = this.next as Props;
        this.next = null;
        if (this.disposed || this.parcel.getStatus() !== 'MOUNTED') return;
        this.held = { ...newest, domElement: this.element };
        return this.parcel.update?.(this.held as never);
      })
      .catch((error) => this.effects.onError(error, 'update'));
  }

  /**
   * Wraps the lifecycle for updates, so that single-spa never hears of its failure: it would mark the parcel broken,
   * and no longer update or unmount it.
   */
  private safely(update: NonNullable<LifeCycles['update']>): LifeCycleFn<never> {
    return async (props) => {
      try {
        for (const step of [update].flat()) await inTime(step(props as never));
      } catch (error) {
        this.effects.onError(error, 'update');
      }
    };
  }

  dispose(): Promise<unknown> {
    if (this.disposed) return this.steps;
    this.disposed = true;
    this.steps = this.steps
      .then(() => (this.parcel.getStatus() === 'MOUNTED' ? this.parcel.unmount() : undefined))
      .catch((error) => this.effects.onError(error, 'unmount'))
      .then(() => {
        this.element?.remove();
        // single-spa keeps root parcels for ever, and with the lifecycles this object: emptied, neither it nor the
        // props hold container or services
        this.element = null;
        this.effects = { onMount() {}, onError() {} };
        for (const key of Object.keys(this.held)) delete this.held[key];
      });
    return this.steps;
  }
}
