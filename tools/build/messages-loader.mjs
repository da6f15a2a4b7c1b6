import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles a catalogue (flat id -> ICU text) to syntax trees, so that no browser carries the ICU parser.
 * @param {string} source JSON text
 * @returns {string} JSON text
 */
export default function compileMessages(source) {
  const compiled = {};
  for (const [id, text] of Object.entries(JSON.parse(source))) {
    try {
      compiled[id] = parse(text);
    } catch (error) {
      throw new Error(`${this.resourcePath}: message "${id}" is not valid ICU: ${error.message}`);
    }
  }
  return JSON.stringify(compiled);
}
