import { IsOptional, IsUUID } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { FILE_TEXTS } from '../../domain/stored-file.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { poolOf, sqlOn } from '../../platform/sql';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { type CheckedFile, drawWithin } from '../files/check-file';
import { storeFile } from '../files/store-file';

/** Pixels of a stored logo: sharp on paper at a width of 60 mm, and small in every print. */
const GREATEST_SIDES = { width: 600, height: 300 };

/** There is one station. */
const LOGO_ROW = 1;

@ObjectType({ description: 'A PNG; download it from GET /api/v1/file/{fileId}' })
export class StationLogoView {
  @Field(() => String, { description: 'Id of the file' }) fileId!: string;
  @Field(() => String, { description: 'File name given by the user' }) name!: string;
}

/**
 * Reads a logo for prints, by default the one that the station has now: the address of a PNG of at most 600 × 300
 * pixels with its content. Undefined if there is none.
 */
export async function readLogo(sql: Sql, fileId?: string | null): Promise<string | undefined> {
  if (fileId === null) return undefined;
  const [row] = await sql<{ content: Buffer }>(
    'SELECT content FROM stored_file WHERE id = COALESCE($1, (SELECT file_id FROM station_logo))',
    [fileId ?? null],
  );
  return row && `data:image/png;base64,${row.content.toString('base64')}`;
}

/** The file of the logo, which every user may read; null if the station has none. */
export const stationLogo = defineQuery({
  name: 'stationLogo',
  right: 'signedIn',
  input: NoInput,
  async run({ sql }): Promise<StationLogoView | null> {
    const [row] = await sql<StationLogoView>(
      'SELECT f.id AS "fileId", f.name FROM station_logo l JOIN stored_file f ON f.id = l.file_id',
    );
    return row ?? null;
  },
});

@InputType({ description: "Sets or removes the station's logo" })
export class SetStationLogoInput {
  @Field(() => String, { nullable: true, description: 'Id of an uploaded picture; null removes the logo' })
  @IsOptional()
  @IsUUID(undefined, saying(labelled(FILE_TEXTS.unknown)))
  fileId?: string | null;
}

const unknownFile = () => refusal('UNKNOWN_FILE', labelled(FILE_TEXTS.unknown), 'fileId', 'INVALID');

/**
 * Sets the logo from a picture that the caller uploaded, reduced and as a PNG, or removes it. Throws ProblemError INVALID
 * for an unknown file and for one that is no picture.
 */
export const setStationLogo = defineCommand({
  name: 'setStationLogo',
  right: 'station.configure',
  input: SetStationLogoInput,
  async prepare(ctx, { fileId = null }): Promise<(CheckedFile & { name: string }) | null> {
    if (fileId === null) return null;
    const [file] = await sqlOn(poolOf(ctx.database))<{ name: string; contentType: string; content: Buffer }>(
      `SELECT name, content_type AS "contentType", content FROM stored_file WHERE id = $1 AND created_by_id = $2`,
      [fileId, ctx.actor.userId],
    );
    if (!file) throw unknownFile();
    if (!file.contentType.startsWith('image/'))
      throw refusal('NO_PICTURE', labelled(FILE_TEXTS.notPicture), 'fileId', 'INVALID');
    return {
      // Stored as a PNG, whatever it was.
      name: file.name.replace(/\.\w+$/, ''),
      contentType: 'image/png',
      content: await drawWithin(file.content, GREATEST_SIDES),
    };
  },
  async run(tx, _input, logo): Promise<object> {
    const [before] = await tx.sql<{ fileId: string }>(
      'SELECT file_id AS "fileId" FROM station_logo WHERE id = $1 FOR NO KEY UPDATE',
      [LOGO_ROW],
    );
    if (logo === null && before === undefined) return {};
    // The clean-up deletes the file once nothing refers to it.
    if (logo === null) await tx.sql('DELETE FROM station_logo WHERE id = $1', [LOGO_ROW]);
    const fileId = logo && (await storeFile(tx, logo, { name: logo.name, createdById: tx.actor.userId }));
    if (fileId !== null)
      await tx.sql(
        `INSERT INTO station_logo (id, file_id) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET file_id = EXCLUDED.file_id`,
        [LOGO_ROW, fileId],
      );
    tx.audit({
      table: 'station_logo',
      id: LOGO_ROW,
      ...(before && { before }),
      ...(fileId !== null && { after: { fileId } }),
    });
    tx.publish('settingsChanged', {});
    return {};
  },
});
