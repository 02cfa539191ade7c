// Preloaded into a server for thousands of sockets: lifts the limits on them, per user too. The limits are constants in
// its source and no settings.
const Module = require('node:module');

const { _compile } = Module.prototype;
const LIMIT = /\b(MOST_(?:SOCKETS(?:_OF_USER)?|STRANGERS(?:_OF_ADDRESS)?)) = \d+/g;

Module.prototype._compile = function (source, file) {
  return _compile.call(this, source.replace(LIMIT, '$1 = 1_000_000'), file);
};
