import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('pg');
const { prepareValue } = require('pg/lib/utils');

const { query } = Client.prototype;

/** The value as the text that pg sends. */
const asText = (value) => {
  const prepared = prepareValue(value);
  return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared === null ? null : String(prepared);
};

/** Records all statements that any connection sends during the work, with their values as text, in order. */
export async function statementsOf(work) {
  const sent = [];
  Client.prototype.query = function (asked, ...rest) {
    const { name, text = asked, values = Array.isArray(rest[0]) ? rest[0] : [] } = Object(asked);
    sent.push({ name, text, values: values.map(asText) });
    return query.call(this, asked, ...rest);
  };
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return sent;
}
