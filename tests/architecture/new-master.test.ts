import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import { masters } from '../../server/domain/masters.messages';
import { stationMasters } from '../../server/masters';
import { Master } from '../../server/masters/master';
import { MasterField } from '../../server/masters/master-field';
import { MasterEntity } from '../../server/masters/master-row';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';

// The master's own file:
@Master<CarWash>({
  label: 'Car wash',
  pluralLabel: 'Car washes',
  path: '/page/create-car-wash',
  addedBy: 'masters.equipment.add',
  created: (wash) => masters.rowUpdated({ row: wash.name }),
})
class CarWash extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 2,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'washName',
  })
  name!: string;
  @MasterField({ label: 'Price', kind: 'money', min: 100, required: true }) price!: number;
}

// Its line in the list:
const { entities, resolvers, definitions } = stationMasters([CarWash]);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema({ resolvers: resolvers as never, validate: false });
});

test('creates its table', () => {
  expect(entities).toEqual([CarWash]);
  const { tables, columns } = getMetadataArgsStorage();
  expect(tables.find(({ target }) => target === CarWash)).toMatchObject({ name: 'car_wash' });
  const own = columns
    .filter(({ target }) => target === CarWash)
    .map(({ options }) => [options.name, options.type, options.nullable]);
  expect(own).toEqual([
    ['name', 'text', false],
    ['price', 'bigint', false],
  ]);
});

test('adds its GraphQL object, inputs, queries and mutations', () => {
  const fieldsOf = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());
  expect(fieldsOf('CarWash').toSorted()).toEqual(['disabled', 'id', 'name', 'price', 'version']);
  expect(fieldsOf('CarWashInput')).toEqual(['name', 'price']);
  expect(fieldsOf('CarWashPayload').toSorted()).toEqual([
    'carWash',
    'changeRequestId',
    'message',
    'messageId',
    'params',
    'userErrors',
  ]);
  expect(fieldsOf('Query').toSorted()).toEqual(['carWash', 'carWashes']);
  expect(fieldsOf('Mutation').toSorted()).toEqual(['createCarWash', 'enableCarWash', 'removeCarWash', 'updateCarWash']);
});

test('adds its commands and queries, with their rights', () => {
  expect(
    ['createCarWash', 'updateCarWash', 'removeCarWash', 'enableCarWash'].map((name) => commands.get(name)?.right),
    // A change is requested; who may decide on requests changes the row at once.
  ).toEqual(['masters.equipment.add', 'changes.request', 'changes.request', 'changes.request']);
  expect(['carWash', 'carWashes'].map((name) => queries.get(name)?.right)).toEqual(['masters.read', 'masters.read']);
});

test('adds its catalogue row, from which the page is rendered', () => {
  expect(definitions).toEqual([
    expect.objectContaining({
      name: 'CarWash',
      label: 'Car wash',
      path: '/page/create-car-wash',
      addedBy: 'masters.equipment.add',
      createMutation: 'createCarWash',
      fields: [
        expect.objectContaining({
          name: 'name',
          kind: 'text',
          min: 2,
          max: 45,
          unique: true,
          message: 'Name must be between 2 to 45 characters',
        }),
        expect.objectContaining({ name: 'price', kind: 'money', graphqlType: 'Money', inList: false }),
      ],
    }),
  ]);
});
