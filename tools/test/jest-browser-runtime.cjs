const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules, with the texts that they were compiled from, by their file. */
const compiled = new Map();

/**
 * Compiles each module once per process, so also React and Fluent, which jest's own runtime compiles again for every test
 * file: a fourteenth of its CPU time. Each file still evaluates all modules again, in a page of its own, so that no state
 * passes from one to the next.
 */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      let known = compiled.get(filename);
      if (known?.source !== source) {
        known = { source, script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
        compiled.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
};
