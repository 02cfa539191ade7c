import { once } from 'node:events';
import net from 'node:net';

/** A TCP proxy that forwards everything until told to drop an answer. */
export interface FaultProxy {
  port: number;
  /**
   * Drops the answer on the next connection that sends these bytes. The bytes arrive; then the connection is closed, or
   * reset as by a server that ends with unread bytes.
   */
  loseAnswerTo(bytes: string, how?: 'cut' | 'reset'): Promise<void>;
  close(): Promise<void>;
}

interface Loss {
  bytes: string;
  how: 'cut' | 'reset';
  lost: () => void;
}

/** Starts a proxy between a client and its server on this machine. */
export async function startFaultProxy(serverPort: number): Promise<FaultProxy> {
  const losses: Loss[] = [];
  const open = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(serverPort, '127.0.0.1');
    let losing: Loss | undefined;
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes) => {
      const index = losses.findIndex((loss) => bytes.includes(loss.bytes));
      if (index >= 0) [losing] = losses.splice(index, 1);
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!losing) return void client.write(bytes);
      if (losing.how === 'reset') client.resetAndDestroy();
      cut();
      losing.lost();
      losing = undefined;
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as net.AddressInfo).port,
    loseAnswerTo: (bytes, how = 'cut') => new Promise((lost) => losses.push({ bytes, how, lost })),
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
