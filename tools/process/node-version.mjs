const [major, minor] = process.versions.node.split('.').map(Number);

/** Ends the process with a plain message if Node is too old for anything else. */
export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Canchero needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org/`);
  process.exit(1);
}
