/**
 * Hook for React's renderers, first in the shell's development builds. It remembers them, so that the refresh runtime
 * of a remote, which loads later, still finds the page's one react-dom. The shell's own refresh runtime may have
 * created the hook already, but keeps no renderers.
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
const ignore = () => undefined;
let lastId = 0;

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => ++lastId,
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
  onPostCommitFiberRoot: ignore,
  checkDCE: ignore,
};
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject.bind(hook);
hook.inject = (renderer) => {
  const id = inject(renderer);
  hook.renderers.set(id, renderer);
  return id;
};
