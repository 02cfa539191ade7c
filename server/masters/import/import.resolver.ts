import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { LANGUAGE_CHOICES } from '../../platform/language';
import { Money } from '../../platform/scalars';
import { submit } from '../../platform/submit';
import { answered, Payload, UserError } from '../../platform/user-error';
import { textOf } from '../../services/approvals/change-field';
import type { ResolverClass } from '../master.resolver';
import type { CheckedRow } from './check-plan';
import { type ImportOperations, type ImportPreview, ImportRowsInput } from './import-rows';
import { shownOf } from './natural-key';
import { FORMATS, type SheetFormat } from './written-sheet';

const ImportRowState = {
  NEW: 'NEW',
  CHANGED: 'CHANGED',
  UNCHANGED: 'UNCHANGED',
  WRONG: 'WRONG',
  LEFT_OUT: 'LEFT_OUT',
} as const;
registerEnumType(ImportRowState, {
  name: 'ImportRowState',
  description: 'What an import does with a row',
  valuesConfig: {
    NEW: { description: 'Adds it' },
    CHANGED: { description: 'Changes the row of the list that has its name' },
    UNCHANGED: { description: 'Nothing: it is stored like this already, or waits for approval' },
    WRONG: { description: 'Nothing can be imported before its problems are solved' },
    LEFT_OUT: { description: 'Nothing: it is not to be sent to importRows' },
  },
});
const SheetFormats = Object.fromEntries(FORMATS.map((format) => [format, format]));
registerEnumType(SheetFormats, {
  name: 'SheetFormat',
  description: 'Format of a file with rows',
  valuesConfig: {
    XLSX: { description: 'A workbook of Excel' },
    CSV: { description: 'Text with cells separated by commas' },
  },
});

@ObjectType({ description: 'A column of an import: a field of the master' })
class ImportColumn {
  @Field(() => String, { description: 'Name of the field' }) field!: string;
  @Field(() => String, { nullable: true, description: 'Heading in the sheet; null for a required field that it lacks' })
  heading!: string | null;
}

@ObjectType({ description: 'A row of an import' })
class ImportRow {
  @Field(() => Int, { description: 'Number of the row in the sheet' }) number!: number;
  @Field(() => ImportRowState, { description: 'What importing would do with it' }) state!: keyof typeof ImportRowState;
  @Field(() => Boolean, { description: 'Whether it waits for approval, or will' }) waits!: boolean;
  @Field(() => [String], {
    description:
      'Cells as they will be stored: decimals, days as yyyy-mm-dd, names of references. A wrong one as written',
  })
  cells!: string[];
  @Field(() => [String], { description: 'Cells as they are written in the sheet' }) typed!: string[];
  @Field(() => [String], {
    description: 'Fields whose empty cells have a proposal in `cells`. importRows takes it only if it is written',
  })
  proposed!: string[];
  @Field(() => [String], {
    nullable: true,
    description: 'For a changed row: cells as they are stored now. An item is null where nothing changes',
  })
  before!: (string | null)[] | null;
  @Field(() => [UserError], { description: 'Why it cannot be imported; the field is that of the column' })
  problems!: UserError[];
  @Field(() => [UserError], { description: 'Unusual figures, which importRows refuses unless they are confirmed' })
  questions!: UserError[];
}

@ObjectType({ description: 'The total of a column of amounts, over all rows as they will be stored' })
class ImportTotal {
  @Field(() => String, { description: 'Name of the field' }) field!: string;
  @Field(() => Boolean, { description: 'Whether the amounts are balances: positive debits, negative credits' })
  isBalance!: boolean;
  @Field(() => Money, { description: 'Sum of the amounts above 0' }) positive!: number;
  @Field(() => Money, { description: 'Sum of the amounts below 0, without its sign' }) negative!: number;
  @Field(() => Int, { description: 'Number of cells that are left out, because they have no amount that can be read' })
  unread!: number;
}

@ObjectType({ description: 'A column of the sheet whose heading is no field of the master. It is not imported' })
class ImportUnmatchedColumn {
  @Field(() => String, { description: 'Heading in the sheet; the letters of a column without one' }) heading!: string;
  @Field(() => Boolean, { description: 'Whether any cell is a figure, perhaps an amount that would be missed' })
  hasFigures!: boolean;
  @Field(() => [String], {
    description: 'Its cells in the order of the rows. Sent again under the name of a field, they are that field',
  })
  cells!: string[];
}

@ObjectType({ description: 'A text for the user' })
class ImportNote extends UserError {}

@ObjectType({ description: 'A value that all new rows get in a field that the sheet has no column for' })
class ImportAssumption {
  @Field(() => String, { description: 'Name of the field' }) field!: string;
  @Field(() => String, { description: 'The value as a cell' }) value!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The heading of another column that implies it: Monthly salary. Null for the default of the field',
  })
  heading!: string | null;
}

@ObjectType({ description: 'Rows of another master that a column of the sheet names and that are missing' })
class ImportMissingRows {
  @Field(() => String, { description: 'Name of the field' }) field!: string;
  @Field(() => String, { description: 'Name of the other master: Pump' }) master!: string;
  @Field(() => [String], { description: 'The names as they are written, each once' }) names!: string[];
  @Field(() => Boolean, {
    description: 'Whether a row needs no more than its name, so that `adds` may name the master',
  })
  canBeAdded!: boolean;
  @Field(() => Boolean, { description: 'Whether `adds` names the master: they are added with the import' })
  isAdded!: boolean;
  @Field(() => ImportNote, { nullable: true, description: 'Why the user may not add rows of that master' })
  refusal!: ImportNote | null;
}

@ObjectType({ description: 'What an import would do. Nothing has been stored' })
class ImportPreviewAnswer {
  @Field(() => String, { description: 'Name of the sheet that was read; empty for a text' }) sheet!: string;
  @Field(() => [ImportColumn], { description: 'The fields of the master, in the order of the cells' })
  columns!: ImportColumn[];
  @Field(() => [ImportRow], { description: 'Rows in the order of the sheet, without blank ones' }) rows!: ImportRow[];
  @Field(() => [ImportTotal], { description: 'Totals to compare with what is known: balances and limits' })
  totals!: ImportTotal[];
  @Field(() => [ImportUnmatchedColumn], { description: 'The columns that are not imported' })
  unmatched!: ImportUnmatchedColumn[];
  @Field(() => [ImportNote], { description: 'What was skipped' })
  notes!: ImportNote[];
  @Field(() => [ImportAssumption], { description: 'What new rows get in fields without a column' })
  assumed!: ImportAssumption[];
  @Field(() => [ImportMissingRows], { description: 'Rows of other masters that the sheet names and that are missing' })
  missing!: ImportMissingRows[];
  @Field(() => Boolean, { description: 'Whether importRows needs a reason for the changes' }) needsReason!: boolean;
}

@ObjectType({ description: 'A file to save' })
class ImportFile {
  @Field(() => String, { description: 'Name for the file' }) name!: string;
  @Field(() => String, { description: 'Bytes of the file in base64' }) content!: string;
}

@ObjectType({ description: 'Result of importRows' })
class ImportRowsPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of rows added' }) added?: number;
  @Field(() => Int, { nullable: true, description: 'Number of rows changed' }) changed?: number;
  @Field(() => Int, { nullable: true, description: 'Number of rows sent for approval' }) waiting?: number;
  @Field(() => Int, { nullable: true, description: 'Number of rows that were stored already' }) unchanged?: number;
}

function answerOf({
  sheet,
  fields,
  headings,
  rows,
  totals,
  unmatched,
  notes,
  assumed,
  missing,
  needsReason,
}: ImportPreview): ImportPreviewAnswer {
  return {
    sheet,
    needsReason,
    unmatched,
    columns: fields.map(({ name }, at) => ({ field: name, heading: headings[at] ?? null })),
    rows: rows.map((row) => ({ ...row, before: beforeOf(row, fields) })),
    totals: totals.map(({ field, ...total }) => ({
      ...total,
      field: field.name,
      isBalance: field.options.total === 'balance',
    })),
    notes: notes.map((note) => ({ code: 'NOTE', ...note })),
    assumed: assumed.map(({ field, ...one }) => ({ ...one, field: field.name })),
    missing: missing.map(({ field, referred: { name }, refusal, ...one }) => ({
      ...one,
      field: field.name,
      master: name,
      refusal: refusal && { code: 'FORBIDDEN', ...refusal },
    })),
  };
}

const beforeOf = ({ state, existing, changes }: CheckedRow, fields: ImportPreview['fields']): ImportRow['before'] =>
  state !== 'CHANGED'
    ? null
    : fields.map((field) =>
        Object.hasOwn(changes, field.name) ? (textOf(field.options, shownOf(field, existing!)) ?? '') : null,
      );

/** The adapters of the import of all masters. */
export function importResolver({ preview, file, importRows }: ImportOperations): ResolverClass {
  @Resolver()
  class Import {
    @Query(() => ImportPreviewAnswer, {
      description:
        'Reads rows of a master from a file or a text and says what importing them would do. Columns are found by their headings. For users who may add rows. Send it to /graphql/sheets if it is large',
    })
    async importPreview(
      @Ctx() ctx: Context,
      @Arg('master', () => String, { description: 'Name of the master: Creditor' }) master: string,
      @Arg('file', () => String, { nullable: true, description: 'XLSX or CSV file in base64' }) sheet: string | null,
      @Arg('text', () => String, {
        nullable: true,
        description: 'Rows with their headings as text, cells separated by tabs, semicolons or commas',
      })
      text: string | null,
      @Arg('leftOut', () => [Int], {
        nullable: true,
        description:
          'Numbers of the rows to leave out; without it those that do not belong to the list: totals, repeated headings, and the example of the template',
      })
      leftOut: number[] | null,
      @Arg('adds', () => [String], {
        nullable: true,
        description: 'Names of other masters, such as Pump, whose missing rows the import is to add too',
      })
      adds: string[] | null,
    ) {
      return answerOf(await ask(ctx, preview, { master, file: sheet, text, leftOut, adds }));
    }

    @Query(() => ImportFile, {
      description: 'A file to fill in or to change and import: the rows of the list, or a template with an example',
    })
    importFile(
      @Ctx() ctx: Context,
      @Arg('master', () => String, { description: 'Name of the master: Creditor' }) master: string,
      @Arg('format', () => SheetFormats, { description: 'Format of the file' }) format: SheetFormat,
      @Arg('isTemplate', () => Boolean, { description: 'Whether to write an example instead of the rows' })
      isTemplate: boolean,
      @Arg('language', () => String, { nullable: true, description: `Language of the headings: ${LANGUAGE_CHOICES}` })
      language: string | null,
    ) {
      return ask(ctx, file, { master, format, isTemplate, language });
    }

    @Mutation(() => ImportRowsPayload, {
      description:
        'Adds and changes rows of a master, all or none, as importPreview has shown. Refusals name the field rows.<number>.<field>',
    })
    importRows(@Ctx() ctx: Context, @Arg('input', () => ImportRowsInput) input: ImportRowsInput) {
      return answered(() => submit(ctx, importRows, input));
    }
  }
  return Import;
}
