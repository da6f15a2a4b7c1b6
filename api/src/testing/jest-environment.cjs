const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Symbols under which jest-circus keeps the tests of a file and their listeners. */
const OF_CIRCUS = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS)$/;

/**
 * Environment without a context of its own: a test file uses the globals of the process, so that packages and compiled
 * code, which belong to a context, serve every file that the process runs. The service keeps nothing in globals.
 */
module.exports = class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #console = globalThis.console;
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = 100;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {}

  /** Takes back what jest has set for the file, so that its modules can be collected. */
  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_CIRCUS.test(symbol.description)) delete globalThis[symbol];
    }
  }
};
