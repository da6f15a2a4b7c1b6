/**
 * Development only: a DevTools hook that remembers renderers, so that the refresh runtime of a remote that is loaded
 * later still finds react-dom.
 */
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
const renderers = new Map<number, unknown>();
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  checkDCE() {},
};

export {};
