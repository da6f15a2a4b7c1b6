// Maps each class name of a style sheet to itself.
module.exports = new Proxy({}, { get: (_, name) => String(name) });
