import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { DEFAULT_DESCRIPTIONS } from '../../server/api/graphql/default-descriptions';

interface Described {
  description?: string | null | undefined;
  /** Of fields and arguments. */
  type?: GraphQLType;
}

interface Part extends Described {
  where: string;
}

const part = (where: string, { description, type }: Described): Part => ({ where, description, ...(type && { type }) });

/** The type itself and its parts: fields, their arguments, and values. */
function partsOf(type: GraphQLNamedType): Part[] {
  const parts = [part(type.name, type)];
  if (isEnumType(type)) for (const value of type.getValues()) parts.push(part(`${type.name}.${value.name}`, value));
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) parts.push(part(`${type.name}.${field.name}`, field));
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      const where = `${type.name}.${field.name}`;
      parts.push(part(where, field), ...field.args.map((arg) => part(`${where}(${arg.name})`, arg)));
    }
  return parts;
}

const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const parts = types.flatMap(partsOf);

test('every type, field, argument and value of the committed schema has a description', () => {
  expect(parts.length).toBeGreaterThan(3000);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ where }) => where)).toEqual([]);
});

test('no description says when a part is null that cannot be', () => {
  const wrong = parts.filter(
    ({ type, description }) => type && isNonNullType(type) && /\bnull\b/i.test(description ?? ''),
  );
  expect(wrong.map(({ where, description }) => `${where}: ${description}`)).toEqual([]);
});

test('descriptions name the right that is needed, not a role', () => {
  const ofRole = /built-in role|role Admin|first admin/;
  const named = parts.filter(({ description }) => /\badmins?\b/i.test((description ?? '').replaceAll('ADMINS', '')));
  const wrong = named.filter(({ description }) => !ofRole.test(description!));
  expect(wrong.map(({ where, description }) => `${where}: ${description}`)).toEqual([]);
});

test('no description merely repeats its name', () => {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const ofName = ({ where }: Part) => letters(where.split(/[.(]/).at(-1)!);
  // A report's tables and columns may repeat their headings.
  const isHeading = ({ where }: Part) => /^\w*Report\w*\./.test(where);
  const empty = parts.filter((each) => !isHeading(each) && letters(each.description ?? '') === ofName(each));
  expect(empty.map(({ where }) => where)).toEqual([]);
});

test.each([
  ['bankTransfers', 30],
  ['chequeRegister', 100],
  ['claimableInvoices', 200],
  ['debitNotes', 30],
  ['densityReadings', 30],
  ['inspections', 50],
  ['lateEntryShifts', 100],
  ['myChangeRequests', 100],
  ['myDecisions', 20],
  ['myPasswordLinks', 5],
  ['slipBooks', 1000],
  ['stockInsToReview', 200],
  ['swipeSettlements', 30],
])('the list %s says that it ends after %s rows', (name, most) => {
  expect(schema.getQueryType()!.getFields()[name]!.description).toMatch(
    new RegExp(`(?:at most|The|The latest) ${most}\\b`),
  );
});

test('every default description is used', () => {
  const names = new Set(parts.map(({ where }) => where.split(/[.(]/).at(-1)!.replace(')', '')));
  expect(Object.keys(DEFAULT_DESCRIPTIONS).filter((name) => !names.has(name))).toEqual([]);
});
