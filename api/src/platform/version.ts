import manifest from '../../package.json' with { type: 'json' };

/** Of the product. */
export const VERSION = manifest.version;
