import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { HostServices, SlotState } from '@canchero/shared-contracts/mfe';
import type { ParcelConfig } from 'single-spa';
import type { SlotWidget } from './find-widget';
import { lastGood } from './good-releases';
import { FallbackLoader } from './load-with-retry-and-fallback';
import { ManagedParcel } from './managed-parcel';
import { keepTrying } from './recovery';
import { servicesFor } from './remote-services';

interface Effects {
  /**
   * Loads the widget's lifecycles.
   * @throws ChunkLoadError
   */
  load<T>(release: RemoteRelease, widget: string): Promise<T>;
  abandon(release: RemoteRelease, widget: string): void;
  wait(ms: number): Promise<void>;
  /** `source`: release and widget, as in `mfe-x@1/widget`. */
  report(error: unknown, source: string, phase: string): void;
}

/** Content of one slot: loads its widget, mounts it as a parcel, reports its state. */
export class SlotContent<Props extends { host: HostServices }> {
  private shown: SlotWidget | null | undefined;
  private loader: FallbackLoader<RemoteRelease, ParcelConfig<Props>> | null = null;
  private parcel: ManagedParcel<Props> | null = null;
  /** Services as the mounted widget gets them. */
  private services: HostServices | null = null;
  /** Ends the attempts to load a widget that failed. */
  private stopTrying = () => {};

  constructor(
    private readonly element: HTMLElement,
    private props: Props,
    private readonly effects: Effects,
    private readonly onState: (state: SlotState) => void,
  ) {}

  /** Fills the slot, or empties it. A newer release does not replace an open widget. */
  show(wanted: SlotWidget | null): void {
    if (this.shown !== undefined && keyOf(wanted) === keyOf(this.shown)) return;
    this.clear();
    this.shown = wanted;
    if (wanted) this.load(wanted);
    else this.onState({ phase: 'empty' });
  }

  update(props: Props): void {
    this.props = props;
    if (this.services) this.parcel?.update({ ...props, host: this.services });
  }

  retry(): void {
    this.unmount();
    this.loader?.start();
  }

  dispose(): void {
    this.clear();
  }

  private load({ release, widget }: SlotWidget): void {
    const { effects } = this;
    this.loader = new FallbackLoader<RemoteRelease, ParcelConfig<Props>>(
      release,
      {
        load: (of) => effects.load(of, widget.name),
        abandon: (of) => effects.abandon(of, widget.name),
        wait: effects.wait,
        lastGood,
        report: (error, of) => effects.report(error, sourceOf(of, widget.name), 'load'),
      },
      (state) => {
        this.stopTrying();
        if (state.phase === 'failed') this.stopTrying = keepTrying(async () => this.loader?.tryQuietly());
        if (state.phase === 'ready') this.mount(state.app, state.release, widget.name);
        else this.onState(state.phase === 'failed' ? state : { phase: 'loading' });
      },
    );
    this.loader.start();
  }

  private mount(app: ParcelConfig<Props>, release: RemoteRelease, widget: string): void {
    const container = document.createElement('div');
    container.dataset.remote = release.name;
    container.dataset.version = release.version;
    container.dataset.module = `./widgets/${widget}`;
    this.element.append(container);
    const source = sourceOf(release, widget);
    const fail = (error: unknown) => {
      if (this.parcel !== parcel) return;
      this.unmount();
      this.onState({ phase: 'failed', error: error as Error });
    };
    const host = servicesFor(this.props.host, source, fail);
    this.services = host;
    const parcel = new ManagedParcel<Props>(
      app,
      container,
      { ...this.props, host },
      {
        onMount: () => {},
        onError: (error, step) => {
          this.effects.report(error, source, step);
          fail(error);
        },
      },
    );
    this.parcel = parcel;
    this.onState({ phase: 'ready' });
  }

  private unmount(): void {
    void this.parcel?.dispose();
    this.parcel = null;
  }

  private clear(): void {
    this.stopTrying();
    this.loader?.dispose();
    this.loader = null;
    this.unmount();
  }
}

const sourceOf = ({ name, version }: RemoteRelease, widget: string) => `${name}@${version}/${widget}`;

const keyOf = (shown: SlotWidget | null) => shown && `${shown.release.name}/${shown.widget.name}`;
