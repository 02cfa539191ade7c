import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';

const CONTENTS = 'contents.json';
/** In bytes: a table or a sequence takes a few hundred. */
const LARGEST_CONTENTS = 1024 * 1024;

const contents = z.object({
  format: z.literal(1),
  /** The moment of the backup's snapshot, by the database's clock. */
  takenAt: z.iso.datetime(),
  /** The audit head at that moment; older backups have none. */
  auditHead: z.string().optional(),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1),
      rows: z.int().min(0),
      /** Of the rows in COPY format, in the order of their key. */
      sha256: z.string(),
    }),
  ),
  /** Current values of the sequences. */
  sequences: z.array(z.object({ name: z.string(), value: z.int(), isCalled: z.boolean() })),
});

/** The contents of a backup: written as its first part, and compared with the database after a restore. */
export type Contents = z.infer<typeof contents>;

/**
 * Writes one file, a tar.gz of the contents and each table's rows, from the files `folder/<table>`. The file gets its
 * name only when it is complete and synced; an existing file of that name stays and causes an Error. `folder` is beside
 * the file.
 */
export async function writeBackupFile(
  file: string,
  folder: string,
  list: Contents,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = path.join(folder, 'unfinished.tar.gz');
  const output = await open(unfinished, 'wx', 0o600);
  try {
    const archive = pack();
    const fill = async (): Promise<void> => {
      archive.entry({ name: CONTENTS }, JSON.stringify(list));
      for (const { name } of list.tables) await addFile(archive, path.join(folder, name), name);
      archive.finalize();
    };
    const zipped = createWriteStream(unfinished, { fd: output.fd, autoClose: false });
    const written = pipeline(archive, createGzip(), zipped, { ...(signal && { signal }) });
    await Promise.all([written, fill().catch((error: unknown) => archive.destroy(error as Error))]);
    await output.sync();
  } finally {
    await output.close();
  }
  await giveName(unfinished, file);
}

/**
 * Links instead of renaming, which would replace an existing file; disks without hard links (a USB stick) fall back to
 * a rename.
 */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(String((error as { code?: unknown }).code))) throw error;
    await rename(unfinished, file);
  }
}

async function addFile(archive: Pack, file: string, name: string): Promise<void> {
  const { size } = await stat(file);
  await pipeline(createReadStream(file), archive.entry({ name, size }));
}

/** Not a Forecourt backup, or a damaged one. */
export class BackupUnreadableError extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is not a Forecourt backup, or it is damaged`, { cause });
  }
}

/** Streams a backup: first `begin` with its contents, then `load` with each table's rows, in order. */
export async function readBackupFile(
  file: string,
  begin: (list: Contents) => Promise<void>,
  load: (table: string, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new Error(`There is no backup file at ${file}`);
  const archive = extract();
  const unzipped = pipeline(createReadStream(file), createGunzip(), archive);
  // The reader of the parts receives the same error.
  unzipped.catch(() => undefined);
  let isBegun = false;
  for await (const entry of archive) {
    if (isBegun) await load(entry.header.name, entry as AsyncIterable<Buffer>);
    else if (entry.header.size > LARGEST_CONTENTS) throw new BackupUnreadableError(file, 'its contents are too long');
    else await begin(contentsOf(file, entry.header.name, await text(entry)));
    isBegun = true;
  }
  await unzipped;
  if (!isBegun) throw new BackupUnreadableError(file, 'it is empty');
}

function contentsOf(file: string, name: string, json: string): Contents {
  if (name !== CONTENTS) throw new BackupUnreadableError(file, `it begins with ${name}`);
  const { data, error } = contents.safeParse(JSON.parse(json));
  if (error) throw new BackupUnreadableError(file, error);
  return data;
}
