import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

interface Typed {
  name: string;
  type: GraphQLType;
}

/** A field or an argument, by its path. */
interface Part extends Typed {
  where: string;
}

const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const inputs = types.filter(isInputObjectType);
const values = types.filter(isEnumType).flatMap((type) => type.getValues());
const mutations = Object.values(schema.getMutationType()!.getFields());
const payloads = new Set<GraphQLNamedType>(mutations.map(({ type }) => getNamedType(type)));

const partOf = (where: string, { name, type }: Typed): Part => ({ where, name, type });
const ofInputs = inputs.flatMap((type) =>
  Object.values(type.getFields()).map((field) => partOf(`${type.name}.${field.name}`, field)),
);
const ofObjects = types.filter(isObjectType).flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) => {
    const where = `${type.name}.${field.name}`;
    return [partOf(where, field), ...field.args.map((arg) => partOf(`${where}(${arg.name})`, arg))];
  }),
);
const parts = [...ofInputs, ...ofObjects];

const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);
const placesOf = (found: readonly Part[]): string[] => found.map(({ where }) => where);
const isFloat = ({ type }: Typed): boolean => getNamedType(type).name === 'Float';
/** The payload lists refusals in `userErrors`. */
const tellsRefusals = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && String(type.getFields().userErrors?.type) === '[UserError!]!';

/** Rules of the schema, each with what breaks it. */
const RULES: Record<string, string[]> = {
  'types are named in PascalCase': namesOf(types.filter(({ name }) => !/^[A-Z][A-Za-z0-9]*$/.test(name))),
  'fields and arguments are named in camelCase': placesOf(
    parts.filter(({ name }) => !/^[a-z][A-Za-z0-9]*$/.test(name)),
  ),
  'values of enums are in upper case': namesOf(values.filter(({ name }) => !/^[A-Z][A-Z0-9_]*$/.test(name))),
  // ReportPage is the page that is read of a report; tools send it by that name.
  'inputs end with Input, or with Changes': namesOf(
    inputs.filter(({ name }) => !/(Input|Changes)$/.test(name) && name !== 'ReportPage'),
  ),
  'only inputs end with Input': namesOf(types.filter((type) => /Input$/.test(type.name) && !isInputObjectType(type))),
  'mutations answer payloads, and nothing else does': namesOf(
    types.filter((type) => /Payload$/.test(type.name) !== payloads.has(type)),
  ),
  'payloads tell refusals in userErrors': namesOf([...payloads].filter((type) => !tellsRefusals(type))),
  'ids are no fractions': placesOf(parts.filter((part) => /(^i|I)ds?$/.test(part.name) && isFloat(part))),
  // Money, litres and rates have exact scalars. Only the bounds of a form's number are plain numbers.
  'only bounds of forms are fractions': placesOf(
    parts.filter((part) => isFloat(part) && !/^(MasterFieldDefinition|RowField)\.(min|max)$/.test(part.where)),
  ),
  'is, has, can and may name what is true or false': placesOf(
    parts.filter(({ name, type }) => /^(is|has|can|may)[A-Z]/.test(name) && getNamedType(type).name !== 'Boolean'),
  ),
  'items of lists are never null': placesOf(
    parts.filter(({ type }) => {
      const list = getNullableType(type);
      return isListType(list) && !isNonNullType(list.ofType);
    }),
  ),
};

test.each(Object.entries(RULES))('%s', (_rule, broken) => {
  expect(broken).toEqual([]);
});
