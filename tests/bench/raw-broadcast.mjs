// The lower limit of a fan-out: sends the same text, encoded once, to every socket on each NOTIFY. PORT, DATABASE_URL,
// CHANNEL, TEXT.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('pg');
const { WebSocketServer } = require('ws');

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const text = Buffer.from(process.env.TEXT);
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(`LISTEN ${process.env.CHANNEL}`);
client.on('notification', () => {
  for (const socket of sockets.clients) socket.send(text, { binary: false });
});
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
