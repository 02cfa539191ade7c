import { tabSeparated } from '../../server/domain/sheet';
import type { ImportAnswer, ImportPreview } from '../../server/masters/import/import-rows';
import { ask, type Query, queries } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Command, commands, submit } from '../../server/platform/submit';

export interface Sheet {
  file?: string;
  text?: string;
  /** Numbers of the rows to leave out; without it those that are proposed. */
  leftOut?: number[];
  /** Other masters whose missing rows are to be added. */
  adds?: string[];
}

const query = <Answer>(name: string) => queries.get(name) as unknown as Query<object, Answer>;

/** A phone number of its own for each name: a new row with the phone of a listed one is asked about. */
export const phoneFor = (name: string): string =>
  `9${[...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_000_007, 7)}`.padEnd(10, '0');

/** A file in base64. */
export const inBase64 = (content: Buffer | string): string => Buffer.from(content).toString('base64');

/** The preview of an import. */
export const preview = (ctx: Context, master: string, sheet: Sheet): Promise<ImportPreview> =>
  ask(ctx, query<ImportPreview>('importPreview'), { master, ...sheet });

/** The rows of a preview as the browser sends them, with what is proposed. */
export const textOfPreview = ({ fields, rows }: ImportPreview): string =>
  tabSeparated([
    ['#', ...fields.map(({ name }) => name)],
    ...rows
      .filter(({ state }) => state !== 'LEFT_OUT')
      .map(({ number, typed, cells, proposed }) => [
        String(number),
        ...fields.map(({ name }, at) => (proposed.includes(name) ? cells[at]! : typed[at]!)),
      ]),
  ]);

/** Imports rows as text. */
export const importRows = (ctx: Context, input: object): Promise<ImportAnswer> =>
  submit(ctx, commands.get('importRows') as unknown as Command<object, ImportAnswer>, input);

/** Looks at the preview and imports what it shows. */
export async function importSheet(ctx: Context, master: string, sheet: Sheet, more: object = {}) {
  const shown = await preview(ctx, master, sheet);
  return { shown, done: await importRows(ctx, { master, text: textOfPreview(shown), ...more }) };
}

/** The file of a list, or its template. */
export const fileOf = (
  ctx: Context,
  master: string,
  how: { format: 'CSV' | 'XLSX'; isTemplate: boolean; language?: string },
): Promise<{ name: string; content: string }> => ask(ctx, query('importFile'), { master, ...how });

/** The states of a preview's rows, with the fields of their problems. */
export const statesOf = ({ rows }: ImportPreview): string[] =>
  rows.map(({ state, waits, problems }) =>
    [state, ...(waits ? ['waits'] : []), ...problems.map(({ field }) => field)].join(' '),
  );
