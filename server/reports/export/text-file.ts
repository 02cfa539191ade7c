import { Readable } from 'node:stream';
import { reporting } from '../../domain/reporting.messages';
import type { Context } from '../../platform/context';
import { Semaphore } from '../../platform/semaphore';
import { SnapshotReading } from '../../platform/snapshot-reading';
import { repeated } from '../../platform/transaction';

/** Characters read before a report counts as long; a shorter one is sent as a whole. */
const SHORT = 1_000_000;
/** A slower reader is cut off. */
const WITHIN_MS = 10 * 60_000;
const STATEMENT_MS = 60_000;

/** Each download holds a connection until its last byte is sent: most of the pool stays free. */
const semaphore = new Semaphore(4, 16, reporting.downloadBusy());
/** A lower limit for long ones, so that short ones can run between them. */
const longSemaphore = new Semaphore(2, 0, reporting.longDownloadBusy());

type Text = AsyncGenerator<string>;

/**
 * The text that `write` streams from one snapshot: a buffer if short, else a stream with constant memory, which breaks
 * off on failure. Refusals precede its first byte. Throws ProblemError TOO_MANY if two long ones are running or the
 * queue is full.
 */
export async function textFile(
  ctx: Context,
  write: (reading: SnapshotReading) => Promise<Text>,
): Promise<Buffer | Readable> {
  const giveBack = await semaphore.acquire();
  try {
    const { reading, text, head, isWhole } = await repeated(() => begun(ctx, write), true);
    if (!isWhole) return await streamed(ctx, reading, text, head, giveBack);
    await reading.end();
    giveBack();
    return Buffer.from(head.join(''));
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function begun({ database, gone }: Context, write: (reading: SnapshotReading) => Promise<Text>) {
  const reading = await SnapshotReading.begin(database, {
    statementMs: STATEMENT_MS,
    restMs: WITHIN_MS,
    until: gone,
  });
  try {
    const text = await write(reading);
    const head: string[] = [];
    let length = 0;
    while (length < SHORT) {
      const { value, done } = await text.next();
      if (done) return { reading, text, head, isWhole: true };
      head.push(value);
      length += value.length;
    }
    return { reading, text, head, isWhole: false };
  } catch (error) {
    await reading.end();
    throw error;
  }
}

async function streamed(
  ctx: Context,
  reading: SnapshotReading,
  text: Text,
  head: string[],
  giveBack: () => void,
): Promise<Readable> {
  const giveLongBack = await longSemaphore.acquire().catch(async (refused: unknown) => {
    await ended(reading, text);
    throw refused;
  });
  async function* whole(): Text {
    yield head.splice(0).join('');
    yield* text;
  }
  const stream = Readable.from(whole(), { objectMode: false });
  const tooSlow = setTimeout(() => stream.destroy(new Error('The report was read too slowly')), WITHIN_MS);
  void reading.lost.then(() => stream.destroy(new Error('The connection to the database was lost')));
  // In every case: sent, failed, or the client disconnected.
  stream.once('close', () => {
    clearTimeout(tooSlow);
    ended(reading, text)
      .catch((err: unknown) => ctx.log.error({ err }, 'failed to close the snapshot of a report'))
      .finally(() => {
        giveLongBack();
        giveBack();
      });
  });
  return stream;
}

/** Ends the text first: while it reads, the transaction cannot end. */
const ended = (reading: SnapshotReading, text: Text): Promise<void> =>
  text.return(undefined).then(
    () => reading.end(),
    async (error: unknown) => {
      await reading.end();
      throw error;
    },
  );
