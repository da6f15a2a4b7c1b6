// Class names of a stylesheet, each its own name.
module.exports = new Proxy({}, { get: (_, name) => String(name) });
