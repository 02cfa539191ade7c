import { Readable } from 'node:stream';
import type { Context } from '../../platform/context';
import { SnapshotReading } from '../../platform/snapshot-reading';
import { repeated } from '../../platform/transaction';
import { Turns } from '../../platform/turns';

/** Letters that are read before it is known to be long; a report up to that comes as a whole. */
const SHORT = 1_000_000;
/** Who reads more slowly than that gets no end of it. */
const WITHIN_MS = 10 * 60_000;
const STATEMENT_MS = 60_000;

/** Each holds a connection until its last byte is sent: most of the pool is left to everybody else. */
const turns = new Turns(4, 16, 'Too many reports are being downloaded just now. Please try again.');
/** Of these, so that short ones come between. */
const longTurns = new Turns(2, 0, 'Too many long reports are being downloaded just now. Please try again.');

type Text = AsyncGenerator<string>;

/**
 * The text that `write` reads, piece by piece, from one moment of the database: whole where it is short, else a stream with
 * its memory flat, which breaks off where it fails. Refusals come before its first byte. Throws ProblemError TOO_MANY where
 * two long ones are under way, or too many wait.
 */
export async function textFile(
  ctx: Context,
  write: (reading: SnapshotReading) => Promise<Text>,
): Promise<Buffer | Readable> {
  const giveBack = await turns.hold();
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
    ...{ statementMs: STATEMENT_MS, restMs: WITHIN_MS, until: gone },
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
  const giveLongBack = await longTurns.hold().catch(async (refused: unknown) => {
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
  // Whatever became of it: sent, failed, or the client went away.
  stream.once('close', () => {
    clearTimeout(tooSlow);
    ended(reading, text)
      .catch((err: unknown) => ctx.log.error({ err }, 'a report did not end as it should'))
      .finally(() => {
        giveLongBack();
        giveBack();
      });
  });
  return stream;
}

/** The text first: as long as it reads, the transaction cannot end. */
const ended = (reading: SnapshotReading, text: Text): Promise<void> =>
  text.return(undefined).then(
    () => reading.end(),
    async (error: unknown) => {
      await reading.end();
      throw error;
    },
  );
