import { Client } from 'pg';
import type { Logger } from 'pino';

/**
 * Logs each statement of this process with its duration in whole milliseconds (`LOG_SQL=on`, for development). Parameters are
 * left out: they may be personal data. Returns a function that stops it.
 */
export function logStatements(log: Logger): () => void {
  const { query } = Client.prototype;
  function logged(this: Client, ...args: Parameters<Client['query']>): unknown {
    const [statement] = args as unknown[];
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    const started = performance.now();
    const done = (): void => {
      if (text === undefined) return;
      log.info({ ms: Math.trunc(performance.now() - started) }, text.replace(/\s+/g, ' ').trim());
    };
    const last: unknown = args.at(-1);
    // The pool passes a callback, other callers await the promise.
    if (typeof last === 'function')
      return Reflect.apply(query, this, [
        ...args.slice(0, -1),
        (...answer: unknown[]) => {
          done();
          last(...answer);
        },
      ]);
    const result: unknown = Reflect.apply(query, this, args);
    if (result instanceof Promise) result.then(done, done);
    return result;
  }
  Client.prototype.query = logged as Client['query'];
  return () => {
    Client.prototype.query = query;
  };
}
