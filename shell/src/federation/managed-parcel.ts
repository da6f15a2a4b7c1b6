import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

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
    private readonly element: HTMLElement,
    props: Props,
    private readonly onError: (error: unknown) => void,
  ) {
    this.held = { ...props, domElement: element };
    this.parcel = mountRootParcel(app as never, this.held as never) as unknown as Parcel<Props>;
    const ignore = () => {}; // the mount promise reports the same failure
    this.parcel.loadPromise.catch(ignore);
    this.parcel.bootstrapPromise.catch(ignore);
    this.parcel.unmountPromise?.catch(ignore);
    this.steps = this.parcel.mountPromise.catch(this.onError);
  }

  /** Pushes new props. Of several that wait, only the newest are used. */
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
      .catch(this.onError);
  }

  dispose(): Promise<unknown> {
    if (this.disposed) return this.steps;
    this.disposed = true;
    this.steps = this.steps
      .then(() => (this.parcel.getStatus() === 'MOUNTED' ? this.parcel.unmount() : undefined))
      .catch(this.onError)
      .then(() => {
        this.element.remove();
        // single-spa keeps root parcels for ever: emptied, the props hold neither container nor services
        for (const key of Object.keys(this.held)) delete this.held[key];
      });
    return this.steps;
  }
}
