import { setTimeout } from 'node:timers/promises';
import { labelled } from '../../server/domain/kernel/message';
import { Semaphore } from '../../server/platform/semaphore';
import { type Station, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 120_000);
afterAll(() => station?.close());

test.each([
  ['900 rows of five cells with 200 letters each', 900, 5, 200],
  ['one character above the limit', 1001, 1, 200],
])(
  'a print that would not finish in time is refused at once with a message: %s',
  async (_what, rows, columns, letters) => {
    const data = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x'.repeat(letters)));
    const { status, body } = await station.rest('POST', '/api/v1/print', { data });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'data', message: 'data must have at most 200000 letters in all' }],
    ]);
  },
);

test('a caller who waits too long for a turn is asked to retry, and the others keep theirs', async () => {
  const semaphore = new Semaphore(1, 16, labelled('Too many'), 100);
  let resolve: (word: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const first = semaphore.run(() => promise);
  const second = semaphore.run(async () => 'second');
  await expect(second).rejects.toMatchObject({ kind: 'TOO_MANY', problems: [{ retryAfter: 1 }] });
  const third = semaphore.run(async () => 'third');
  resolve('first');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  await setTimeout(150);
  expect(await semaphore.run(async () => 'fourth')).toBe('fourth');
});
