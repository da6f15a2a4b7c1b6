const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Symbols under which jest-circus keeps the tests of a file and their listeners. */
const OF_CIRCUS = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS)$/;

/** Globals of jest and of Zod, which stay in the process and change nothing for other files. */
const KNOWN = /^([fx]?(describe|it|test)|(before|after)(All|Each)|expect|__zod_\w+)$/;

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
  #names = new Set();

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

  async setup() {
    this.#names = new Set(Object.getOwnPropertyNames(globalThis));
  }

  /**
   * Takes back what jest has set for the file, so that its modules can be collected.
   * @throws Error if the file has added globals: another file of the process, perhaps one with jsdom, would find them
   */
  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_CIRCUS.test(symbol.description)) delete globalThis[symbol];
    }
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !this.#names.has(name) && !KNOWN.test(name));
    if (added.length > 0) throw new Error(`this file has added globals to the process: ${added.join(', ')}`);
  }
};
