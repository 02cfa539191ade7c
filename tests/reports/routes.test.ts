import { filtersOf, valuesOfPath } from '../../client/src/features/reports/report-address';
import type { ReportDefinition } from '../../client/src/features/reports/report-definition';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import { pathParametersOf, type Report } from '../../server/reports/report';
import { type Station, startStation } from '../support/station';
import { workForReports } from './worked-for-reports';

/** Every report of the product by the path of its page; both spellings if there are two. */
const ROUTES = [
  'swipe-ungrouped',
  'swipe-grouped',
  'employee-advance-between-two-day',
  'current-shift-employee-advance',
  'salary-payment-by-date',
  'employee-attendance-shortage',
  'employee-salary-detail',
  'employee-pay-rate',
  'credit-payment-between-two-day',
  'credit-Payment-between-two-day',
  'credit-payment-by-credit-id',
  'current-shift-detail-credit-report',
  'current-shift-credit-report',
  'credit-report-unbilled',
  'credit-report-unbilled-bycreditor/{id}/{firmName}',
  'credit-report-billed',
  'credit-report-billed-by-id',
  'credit-report-billed-bycreditor/{id}/{firmName}',
  'credit-report-bybillid/{creditorId}/{creditorBillId}/{firmName}',
  'creditor-adjustments',
  'creditor-payment-bycreditorId/{creditorId}/{firmName}',
  'small-creditor-account-statement',
  'all-small-creditor-statement',
  'all-small-creditor-report-between-two-dates',
  'credit-detail-between-two-day',
  'credit-account-details',
  'showall-creditors',
  'credit-report-by-shift-with-aggreagation',
  'credit-statement',
  'sell',
  'sell-day',
  'reading-report',
  'product-rate-between-two-day',
  'invoice-report-between-two-day',
  'invoice-shortage-report-between-two-day',
  'dsr',
  'close-shift-dips',
  'chart',
  'current-shift-expenditure',
  'expenditure-between-two-day',
  'expenditure-between-two-day-with-aggreagation',
  'current-shift-cash-transaction',
  'close-shift-report-between-two-day',
  'current-shift-cash-collection',
  'closed-shift-report/{shiftId}/{shiftDate}',
  'msg-subscription-report',
  'get-interest-report',
  'day-book',
  'supplier-account',
  'supplier-dues',
  'trial-balance',
  'profit-and-loss',
  'bank-reconciliation',
  'cheques',
  'audit',
  'density-register',
];

/** Names of creditors with characters that a path must encode. */
const FIRMS = ['A/B & SONS', '100% PURE', 'SHREE "GANESH" & CO', "D'SOUZA", 'माँ दुर्गा ट्रांसपोर्ट', 'C#? +1;x'];

const routeOf = (path: string): string => path.split('/')[0]!;
const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const filled = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

const CATALOGUE = `query ($route: String) { reportCatalogue(route: $route) {
  route aliases title pathParameters graphqlField parameters { name label kind required default reference graphqlType } } }`;

let station: Station;
let valuesFor: (report: Report) => Values;
beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
}, 120_000);
afterAll(() => station?.close());

/** The parameter values of each report's path, for a creditor with the given name. */
const valuesOf = (path: string, firmName: string): Values => {
  const report = reports.find(({ route, aliases }) => [route, ...aliases].includes(routeOf(path)))!;
  return { ...valuesFor(report), ...(partsOf(path).includes('firmName') && { firmName }) };
};

async function entryOf(route: string): Promise<ReportDefinition & { aliases: string[] }> {
  const { body } = await station.graphql(CATALOGUE, { route });
  expect(body.data.reportCatalogue).toHaveLength(1);
  return body.data.reportCatalogue[0];
}

test.each(ROUTES)('%s is in the catalogue, with the parts of its path and a GraphQL field', async (path) => {
  const entry = await entryOf(routeOf(path));
  expect([entry.route, ...entry.aliases]).toContain(routeOf(path));
  expect(entry.pathParameters).toEqual(partsOf(path));
  const { body } = await station.graphql('{ __type(name: "Reports") { fields { name } } }');
  expect(body.data.__type.fields.map(({ name }: { name: string }) => name)).toContain(entry.graphqlField);
});

test('staff find a report for others only if they ask for its definition, which names the right', async () => {
  const token = station.staffToken;
  const ask = async (args: string) =>
    (await station.graphql(`{ reportCatalogue${args} { route right } }`, {}, { token })).body.data.reportCatalogue;
  const audit = { route: 'audit', right: 'audit.read' };
  expect(await ask('(route: "audit")')).toEqual([]);
  expect(await ask('(route: "audit", evenIfRefused: true)')).toEqual([audit]);
  for (const args of ['', '(evenIfRefused: true)']) expect(await ask(args)).not.toContainEqual(audit);
});

test.each(ROUTES)('%s is served at its own path for any name of a creditor', async (path) => {
  for (const firm of partsOf(path).includes('firmName') ? FIRMS : ['']) {
    const values = valuesOf(path, firm);
    const search = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]): [string, string][] =>
        partsOf(path).includes(name) ? [] : [[name, String(value)]],
      ),
    );
    const { status } = await station.rest('GET', `/api/v1/report/${filled(path, values)}?${search}`);
    expect([path, firm, status]).toEqual([path, firm, 200]);
  }
});

test('an unknown path is not served', async () => {
  expect((await station.rest('GET', '/api/v1/report/credit-report-of-nobody')).status).toBe(404);
});

test.each(ROUTES)('%s is a page of the client, which decodes its parts', async (path) => {
  const entry = await entryOf(routeOf(path));
  for (const firm of FIRMS) {
    const wanted = valuesOf(path, firm);
    const rest = filled(path, wanted).split('/').slice(1).join('/');
    const values = valuesOfPath(entry, rest);
    expect(values).not.toBeNull();
    const names = entry.parameters.map(({ name }) => name);
    for (const name of partsOf(path)) expect(values![name]).toBe(names.includes(name) ? wanted[name] : undefined);
    expect(filtersOf(entry).map(({ name }) => name)).toEqual(
      entry.parameters.map(({ name }) => name).filter((name) => !partsOf(path).includes(name)),
    );
    if (partsOf(path).length > 0) expect(valuesOfPath(entry, `${rest}/more`)).toBeNull();
  }
});

test('every report of the station is in this list, or linked from one that is', () => {
  const known = new Set(ROUTES.map(routeOf));
  const beyond = reports.filter(({ route, aliases }) => ![route, ...aliases].some((one) => known.has(one)));
  expect(beyond.map(({ route }) => route).toSorted()).toEqual([
    'creditor-adjustment-note',
    'creditor-payment-receipt',
    'debit-note',
    'salary-payslip',
  ]);
  expect(beyond.filter((report) => report.menu !== null || pathParametersOf(report).length === 0)).toEqual([]);
});
