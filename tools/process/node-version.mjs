// ends the process with a plain message if Node is too old; commands import it before what does not run there
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Canchero needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org/`);
  process.exit(1);
}
