import { firstScripts, kB, manifestOf, sharedScripts, staticFiles } from './built-files.mjs';
import { DEFAULT_BUDGET, SCREEN_BUDGETS } from './screen-budgets.mjs';

/**
 * Measures the first loads of a built remote: what opening each screen adds to a page that has only the shell, in kB
 * (gzip), beside its budget. The shell has to be built as well.
 * @param {string} name @returns {{screen: string, size: number, budget: number}[]}
 */
export function firstLoadsOf(name) {
  const { screens } = manifestOf(name).metaData.canchero;
  return ['app', ...Object.keys(screens)].map((screen) => ({
    screen,
    size: screenSize(name, screen),
    budget: SCREEN_BUDGETS[name]?.[screen] ?? DEFAULT_BUDGET,
  }));
}

/** Returns the kB (gzip) of the shell's first scripts and largest catalogue: all that runs before a remote can. */
export function shellSize() {
  const catalogues = staticFiles('shell').filter((file) => /^lang-.*\.js$/.test(file));
  return sum(firstScripts().map(kB)) + Math.max(...catalogues.map((file) => kB(`shell/dist/static/${file}`)));
}

function screenSize(name, screen) {
  const { metaData, exposes } = manifestOf(name);
  const { shared, screens, catalogues } = metaData.canchero;
  const { assets } = exposes.find(({ path: key }) => key === './app');
  const own = screens[screen] ?? { files: [], shared: [], catalogues: {} };
  const files = new Set([metaData.remoteEntry.name, ...assets.js.sync, ...assets.css.sync, ...own.files]);
  const fromShell = sharedScripts();
  const loaded = new Set(firstScripts());
  const missing = [...shared['./app'], ...own.shared].flatMap((request) => fromShell.get(request) ?? []);
  const texts = Object.entries(catalogues).map(([language, list]) =>
    sum([...list, ...(own.catalogues[language] ?? [])].map((file) => kB(`${name}/dist/${file}`))),
  );
  return (
    sum([...files].map((file) => kB(`${name}/dist/${file}`))) +
    sum([...new Set(missing)].filter((file) => !loaded.has(file)).map(kB)) +
    Math.max(0, ...texts)
  );
}

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
