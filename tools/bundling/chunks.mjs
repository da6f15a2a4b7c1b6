import { VENDOR_PACKAGES } from './shared.mjs';

const packages = VENDOR_PACKAGES.map((name) => name.replace('/', '[\\\\/]')).join('|');
const vendor = new RegExp(
  `[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]|[\\\\/]shared-contracts[\\\\/]src[\\\\/](?:core|kit|mfe)[\\\\/](?!lang[\\\\/])`,
);
const fluent =
  /[\\/]node_modules[\\/](@fluentui|@griffel|tabster|keyborg|@floating-ui|stylis|rtl-css-js|@emotion|@swc)[\\/]|shared-contracts[\\/]src[\\/]ui[\\/]|rtl-css-stub\.mjs$/;
/** Tiers of the design system in the order in which a page needs them: code of two tiers is in the earlier one. */
const TIERS = { ui: '(core|provider)', 'ui-overlay': 'overlay', 'ui-forms': 'forms', 'ui-table': 'table' };

/**
 * Groups the shell's chunks. Each shared module would be a chunk of its own, some thirty requests; these groups make it
 * a handful: `vendor`, the small shared packages that the first paint needs, and one for each tier of the design
 * system.
 */
export function shellChunks() {
  return {
    chunks: 'async',
    cacheGroups: {
      vendor: { name: 'vendor', enforce: true, priority: 20, test: vendor },
      ...Object.fromEntries(Object.entries(TIERS).map(([name, file], index) => [name, tier(name, file, 10 - index)])),
    },
  };
}

function tier(name, file, priority) {
  const inTier = reachableFrom(new RegExp(`shared-contracts[\\\\/]src[\\\\/]ui[\\\\/]${file}\\.tsx$`));
  const test = (module, { moduleGraph }) => {
    const path = module.nameForCondition?.() ?? '';
    return fluent.test(path) && inTier(module, moduleGraph);
  };
  return { name, enforce: true, priority, test };
}

/** Returns a test for modules that a module with a matching path imports, directly or not. */
function reachableFrom(origin) {
  const known = new WeakMap();
  return function reached(module, graph) {
    if (known.has(module)) return known.get(module);
    known.set(module, false); // cycles end here
    const answer =
      origin.test(module.nameForCondition?.() ?? '') ||
      graph
        .getIncomingConnections(module)
        // an import through a barrel file stays in the graph as inactive
        .some((c) => c.originModule && c.getActiveState(undefined) !== false && reached(c.originModule, graph));
    known.set(module, answer);
    return answer;
  };
}
