// Replaces modules that browsers do not get: every name imported from it is undefined.
module.exports = {};
