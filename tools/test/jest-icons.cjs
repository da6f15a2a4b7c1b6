const path = require('node:path');

/** Folder of the package, found through a module of it that jest does not map to this file. */
const FOLDER = path.dirname(
  require.resolve('@fluentui/react-icons/utils', { paths: [path.join(__dirname, '../../shared-contracts')] }),
);
const PARTS = [require(path.join(FOLDER, 'utils.cjs')), require(path.join(FOLDER, 'providers.cjs'))];

/** Returns the file of an icon: `AccessTime24Regular` is in `access-time`. */
const fileOf = (name) =>
  name
    .replace(/\d*(?:Filled|Regular|Light|Color)$/, '')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .toLowerCase();

function load(name) {
  for (const part of PARTS) if (name in part) return part[name];
  try {
    const file = require(path.join(FOLDER, 'atoms/svg', `${fileOf(name)}.cjs`));
    if (name in file) return file[name];
  } catch {
    // an icon with a file of another name
  }
  return require(path.join(FOLDER, 'index.cjs'))[name];
}

/**
 * Stands for `@fluentui/react-icons` and loads each icon when it is asked for. The package's own index evaluates
 * thousands of icons, which took a third of the time of many test files.
 */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (loaded, name) => {
      if (typeof name === 'string' && !(name in loaded)) loaded[name] = load(name);
      return loaded[name];
    },
  },
);
