import { Writable } from 'node:stream';
import { logStatements } from '../../server/database/log-statements';
import { readEnv } from '../../server/env';
import { createLog } from '../../server/platform/log';
import { type Backend, openBackend } from './backend';

it('logs statements with their duration and without their parameters, until it is stopped', async () => {
  const lines: { ms?: number; msg?: string }[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const backend: Backend = await openBackend();
  const stop = logStatements(createLog(readEnv({}), destination));
  try {
    await backend.sql('SELECT $1::text   AS secret', ['not for the log']);
    await expect(backend.sql('SELECT nothing')).rejects.toThrow();
  } finally {
    stop();
  }
  await backend.sql('SELECT 3 AS unlogged');
  await backend.close();
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'SELECT $1::text AS secret', ms: expect.any(Number) }),
    expect.objectContaining({ msg: 'SELECT nothing', ms: expect.any(Number) }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('not for the log');
});
