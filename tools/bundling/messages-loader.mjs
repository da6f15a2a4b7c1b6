import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles a catalogue (flat id -> ICU text) to syntax trees, so that no browser carries the ICU parser. If a catalogue
 * is the package's own, an import with `?later` has the texts whose ids have the option's prefixes, and a plain import
 * has the others.
 * @param {string} source JSON text
 * @returns {string} JSON text
 */
export default function compileMessages(source) {
  const { catalogues, later } = this.getOptions();
  const own = path.dirname(this.resourcePath) === catalogues;
  const asked = this.resourceQuery === '?later';
  const compiled = {};
  for (const [id, text] of Object.entries(JSON.parse(source))) {
    if (own && later.some((start) => id.startsWith(start)) !== asked) continue;
    try {
      compiled[id] = parse(text);
    } catch (error) {
      throw new Error(`${this.resourcePath}: message "${id}" is not valid ICU: ${error.message}`);
    }
  }
  return JSON.stringify(compiled);
}
