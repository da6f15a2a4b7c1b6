/**
 * Makes the index of Fluent load each component on first use. Without this, every test file evaluates all of them,
 * though the product uses only half.
 */
exports.process = (source) => {
  const packages = new Map(Array.from(source.matchAll(/^const (\w+) = (require\("[^"]+"\));$/gm), ([, ...one]) => one));
  const code = source
    .replace(/^const \w+ = require\("[^"]+"\);$/gm, '')
    .replace(/(?<=return )\w+(?=\.)/g, (name) => packages.get(name) ?? name);
  return { code };
};
