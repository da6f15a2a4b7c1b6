const { TestEnvironment } = require('jest-environment-jsdom');

/** What Node has and jsdom lacks, and what our libraries use. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/** jsdom with Node's own fetch and streams, and quiet stand-ins for what has no layout to observe. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    // jsdom asks for 'browser' exports, which are the wrong build of some packages here
    const testEnvironmentOptions = { customExportConditions: [''], ...config.projectConfig.testEnvironmentOptions };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // React's scheduler would keep the process open through it
    this.global.MessageChannel = undefined;
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
