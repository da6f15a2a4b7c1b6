// before jsdom, which then takes the quick way
require('./jsdom-style-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that jsdom lacks and our libraries use. */
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

/** Environment of jsdom with Node's own fetch and streams, and stubs for observers, since jsdom has no layout. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    // jsdom asks for 'browser' exports, which are the wrong build of some packages here
    const testEnvironmentOptions = { customExportConditions: [''], ...config.projectConfig.testEnvironmentOptions };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // with it React's scheduler would keep the process alive
    this.global.MessageChannel = undefined;
    knowSearch(this.global.document);
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};

/** Makes `<search>` a known element, as in browsers: React reports an unknown one as a mistake. */
function knowSearch(document) {
  const create = document.createElement;
  document.createElement = function (name, options) {
    const element = create.call(this, name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}
