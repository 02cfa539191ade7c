// Preloaded into a server whose sockets are counted in thousands: it lets in as many as come, of one user too. The limits
// stand in its source, and are no settings.
const Module = require('node:module');

const { _compile } = Module.prototype;
const LIMIT = /\b(MOST_(?:SOCKETS(?:_OF_USER)?|STRANGERS(?:_OF_ADDRESS)?)) = \d+/g;

Module.prototype._compile = function (source, file) {
  return _compile.call(this, source.replace(LIMIT, '$1 = 1_000_000'), file);
};
