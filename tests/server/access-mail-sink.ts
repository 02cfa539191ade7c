import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail server for one test. It stores the mail it accepts and can be told to refuse. */
export interface MailSink {
  url: string;
  /** The text of each accepted mail, with its headers. */
  taken: string[];
  /** The reply after a complete mail. Null closes the connection after accepting it, as when the reply is lost. */
  answer: string | null;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, sink);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    answer: '250 taken',
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => void server.close(() => closed()));
    },
  };
  return sink;
}

function converse(socket: Socket, sink: MailSink): void {
  let buffer = '';
  let inMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 sink');
  socket.on('data', (chunk) => {
    buffer += chunk.toString();
    for (;;) {
      const end = inMail ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (inMail ? 5 : 2));
      if (inMail) {
        inMail = false;
        if (sink.answer === null || sink.answer.startsWith('250')) sink.taken.push(text);
        if (sink.answer === null) return void socket.destroy();
        say(sink.answer);
      } else if (/^DATA/i.test(text)) {
        inMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) {
        say('221 bye');
        return void socket.end();
      } else say('250 sink');
    }
  });
}
