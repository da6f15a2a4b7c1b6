/**
 * First in the shell's development builds: the hook that React announces its renderers to. It remembers them, so that
 * the refresh runtime of a remote, which comes later, still finds the page's one react-dom.
 */
interface RendererHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
  onPostCommitFiberRoot(): void;
  checkDCE(): void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook };
const renderers = new Map<number, unknown>();
const ignore = () => undefined;

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
  onPostCommitFiberRoot: ignore,
  checkDCE: ignore,
};
