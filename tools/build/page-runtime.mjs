import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** In a remote this stands in for the federation runtime: the page's one, which the shell runs and leaves there. */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.canchero_federation;

export default {
  // `init` would take the shell's instance, whose name is compiled into it
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
