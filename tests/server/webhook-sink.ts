import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A gateway for one test. It stores what is posted and can be told how to respond. */
export interface WebhookSink {
  url: string;
  posted: Posted[];
  /** Responds to a post; by default with success. */
  answer(response: ServerResponse): void;
  close(): Promise<void>;
}

export const takes = (response: ServerResponse): void => void response.writeHead(202).end('{}');

export async function openWebhookSink(): Promise<WebhookSink> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    sink.posted.push({ path: request.url!, headers: request.headers, body: text === '' ? null : JSON.parse(text) });
    sink.answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sink: WebhookSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted: [],
    answer: takes,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
  return sink;
}
