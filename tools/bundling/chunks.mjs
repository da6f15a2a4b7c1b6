import { VENDOR_PACKAGES } from './shared.mjs';

const packages = VENDOR_PACKAGES.map((name) => name.replace('/', '[\\\\/]')).join('|');
// catalogues, and what only fields of money need, come with those who use them
const vendor = new RegExp(
  `[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]|[\\\\/]shared-contracts[\\\\/]src[\\\\/](?:core|kit|mfe)[\\\\/](?!lang[\\\\/]|payable)`,
);
const fluent =
  /[\\/]node_modules[\\/](@fluentui|@griffel|tabster|keyborg|@floating-ui|stylis|rtl-css-js|@emotion|@swc)[\\/]|shared-contracts[\\/]src[\\/](?:(ui|seen-text)[\\/]|core[\\/]payable)|rtl-css-stub\.mjs$/;
/**
 * Chunks of the design system in the order in which a page needs them, each with the tiers that all need its code: code
 * that fits several chunks is in the first of them.
 */
const TIERS = {
  ui: ['(core|provider)'],
  'ui-skeleton': ['skeleton'],
  'ui-common': ['overlay', 'forms'],
  'ui-overlay': ['overlay'],
  'ui-forms': ['forms'],
  'ui-table': ['table'],
};

const [FIRST_TIER] = Object.keys(TIERS);
const ICON = /[\\/]node_modules[\\/]@fluentui[\\/]react-icons[\\/]/;

/**
 * Groups the shell's chunks. Each shared module would be a chunk of its own, some thirty requests; these groups make it
 * a handful: `vendor`, the small shared packages that the first paint needs, and one for each tier of the design
 * system.
 */
export function shellChunks() {
  return {
    chunks: 'async',
    // each chunk costs a checksum in the entry
    minSize: 40_000,
    cacheGroups: {
      vendor: { name: 'vendor', enforce: true, priority: 20, test: vendor },
      ...Object.fromEntries(Object.entries(TIERS).map(([name, files], index) => [name, tier(name, files, 10 - index)])),
    },
  };
}

function tier(name, files, priority) {
  const tests = files.map((file) =>
    reachableFrom(new RegExp(`shared-contracts[\\\\/]src[\\\\/]ui[\\\\/]${file}\\.tsx$`)),
  );
  const test = (module, { moduleGraph }) => {
    const path = module.nameForCondition?.() ?? '';
    // an icon that a tier and the shell's frame both show would bring the whole tier into the first load
    if (ICON.test(path) && name !== FIRST_TIER) return false;
    return fluent.test(path) && tests.every((inTier) => inTier(module, moduleGraph));
  };
  return { name, enforce: true, priority, test };
}

/** Returns a test for modules that a module with a matching path imports, directly or not. */
function reachableFrom(origin) {
  const known = new WeakMap();
  return (module, graph) => {
    const seen = new Set();
    const found = search(module, graph, seen);
    // if nothing that imports this module leads to the origin, nothing leads there from any of them
    if (!found) for (const one of seen) known.set(one, false);
    return found;
  };
  function search(module, graph, seen) {
    if (known.has(module)) return known.get(module);
    if (seen.has(module)) return false;
    seen.add(module);
    const found =
      origin.test(module.nameForCondition?.() ?? '') ||
      graph
        .getIncomingConnections(module)
        // an import through a barrel file stays in the graph as inactive
        .some((c) => c.originModule && c.getActiveState(undefined) !== false && search(c.originModule, graph, seen));
    if (found) known.set(module, true);
    return found;
  }
}
