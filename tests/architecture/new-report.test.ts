import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { Employee } from '../../server/masters/employee';
import { queries } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { count, date, dateTime, money, tenths, text } from '../../server/reports/column';
import { dateRange, reference } from '../../server/reports/parameter';
import { defineReport } from '../../server/reports/report';
import { catalogueOf } from '../../server/reports/report-catalogue';
import { stationReports } from '../../server/reports/station-reports';

// The report's own file:
const washesBetweenTwoDay = defineReport({
  route: 'washes-between-two-day',
  aliases: ['Washes-between-two-day'],
  title: 'Car washes between two days',
  description: 'Cars washed by the staff',
  menu: 'SHIFT',
  right: 'books.read',
  parameters: { ...dateRange, employeeId: reference('Employee', () => Employee) },
  columns: [
    date('washDate', { drill: '/report/wash/{washDate}' }),
    dateTime('begun'),
    text('employee'),
    count('cars', { total: true }),
    money('amount', { total: true }),
    tenths('warmer', { alarm: true }),
  ],
  subtotalBy: 'employee',
  sql: `SELECT wash_date AS "washDate", begun, employee, cars, amount, warmer FROM wash
        WHERE wash_date BETWEEN :from AND :to AND (:employeeId IS NULL OR employee_id = :employeeId)`,
});

// Its line in the list:
const { resolvers, downloads } = stationReports([washesBetweenTwoDay]);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema({ resolvers: resolvers as never, validate: false });
});

const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();
const typesOf = (type: string) => Object.entries(fieldsOf(type)).map(([name, field]) => `${name}: ${field.type}`);

test('adds the typed GraphQL field with its arguments and columns', () => {
  const field = fieldsOf('Reports').washesBetweenTwoDay!;
  expect(field.args.map(({ name, type }) => `${name}: ${type}`).toSorted()).toEqual([
    'employeeId: Int',
    'from: BusinessDate',
    'page: ReportPage',
    'to: BusinessDate',
  ]);
  expect(String(field.type)).toBe('WashesBetweenTwoDayReport!');
  expect(field.description).toBe('Cars washed by the staff. Its page is /report/washes-between-two-day.');
  expect(typesOf('WashesBetweenTwoDayReportRow')).toEqual([
    'washDate: BusinessDate',
    'begun: LocalDateTime',
    'employee: String',
    'cars: Int',
    'amount: Money',
    'warmer: Tenths',
  ]);
  expect(typesOf('WashesBetweenTwoDayReportTotals')).toEqual(['cars: Int!', 'amount: Money!']);
  expect(typesOf('WashesBetweenTwoDayReportSubtotals')).toEqual(['employee: String', 'cars: Int!', 'amount: Money!']);
});

test('adds its queries, with their rights', () => {
  expect(['washesBetweenTwoDay', 'washesBetweenTwoDayDownload'].map((name) => queries.get(name)?.right)).toEqual([
    'books.read',
    'books.read',
  ]);
  expect(downloads.map(({ report }) => report.route)).toEqual(['washes-between-two-day']);
});

describe('the catalogue', () => {
  const asked = (route: string | null, isAdmin: boolean) =>
    (queries.get('reportCatalogue') as ReturnType<typeof catalogueOf>).run(
      {
        ctx: {
          actor: { rights: BUILT_IN_ROLES[isAdmin ? 'admin' : 'staff'] },
          clock: { today: () => '2026-11-21' },
        } as Context,
      } as never,
      { route },
    );

  test('has the row from which the page is rendered', async () => {
    expect(await asked(null, true)).toEqual([
      {
        route: 'washes-between-two-day',
        aliases: ['Washes-between-two-day'],
        title: 'Car washes between two days',
        description: 'Cars washed by the staff',
        menu: 'SHIFT',
        right: 'books.read',
        pathParameters: [],
        graphqlField: 'washesBetweenTwoDay',
        isPaged: true,
        isPaper: false,
        parameters: [
          {
            name: 'from',
            label: 'From',
            kind: 'date',
            required: false,
            default: '2026-11-01',
            graphqlType: 'BusinessDate',
          },
          {
            name: 'to',
            label: 'To',
            kind: 'date',
            required: false,
            default: '2026-11-30',
            graphqlType: 'BusinessDate',
          },
          {
            name: 'employeeId',
            label: 'Employee',
            kind: 'reference',
            required: false,
            reference: 'Employee',
            graphqlType: 'Int',
          },
        ],
        sections: [
          {
            name: null,
            title: 'Car washes between two days',
            asFacts: false,
            changes: null,
            charts: [],
            optional: false,
            subtotalBy: 'employee',
            columns: [
              {
                name: 'washDate',
                label: 'Wash date',
                kind: 'date',
                total: false,
                alarm: false,
                sortable: true,
                drill: '/report/wash/{washDate}',
              },
              {
                name: 'begun',
                label: 'Begun',
                kind: 'dateTime',
                total: false,
                alarm: false,
                sortable: true,
                drill: null,
              },
              {
                name: 'employee',
                label: 'Employee',
                kind: 'text',
                total: false,
                alarm: false,
                sortable: true,
                drill: null,
              },
              { name: 'cars', label: 'Cars', kind: 'count', total: true, alarm: false, sortable: true, drill: null },
              {
                name: 'amount',
                label: 'Amount',
                kind: 'money',
                total: true,
                alarm: false,
                sortable: true,
                drill: null,
              },
              {
                name: 'warmer',
                label: 'Warmer',
                kind: 'tenths',
                total: false,
                alarm: true,
                sortable: true,
                drill: null,
              },
            ],
          },
        ],
      },
    ]);
  });

  test('finds the report by each spelling and hides it from callers without permission', async () => {
    for (const route of ['washes-between-two-day', 'Washes-between-two-day'])
      expect(await asked(route, true)).toHaveLength(1);
    expect(await asked('washes', true)).toEqual([]);
    expect(await asked(null, false)).toEqual([]);
  });
});

test('a name in the SQL that is no parameter fails when the report is declared', () => {
  const misspelt = () =>
    defineReport({
      route: 'misspelt',
      right: 'shift.read',
      title: 'Misspelt',
      parameters: { ...dateRange },
      columns: [text('one')],
      sql: `SELECT to_char(now(), 'HH24:MI')::text AS one WHERE now() > :form`,
    });
  expect(misspelt).toThrow('The report has no parameter :form');
});
