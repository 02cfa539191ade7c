import { reports } from '../../server/reports';
import { readingReport } from '../../server/reports/definitions/reading-report';
import { filtersOf } from '../../server/reports/parameter-values';
import { type Station, startStation } from '../support/station';

let station: Station;

beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

const QUERY = 'query ($reference: String!) { referenceChoices(reference: $reference) { id title shortName } }';
const ask = async (reference: string, token = station.adminToken) =>
  (await station.graphql(QUERY, { reference }, { token })).body;
const titlesOf = async (reference: string): Promise<string[]> =>
  (await ask(reference)).data.referenceChoices.map(({ title }: { title: string }) => title);

test('a master lists its rows by title, in the order of its list', async () => {
  const { tanks, employees } = station.ids;
  expect((await ask('Tank')).data.referenceChoices).toEqual([
    { id: tanks.diesel, title: 'T1', shortName: null },
    { id: tanks.petrol, title: 'T2', shortName: null },
  ]);
  const choices = (await ask('Employee', station.staffToken)).data.referenceChoices;
  expect(choices).toContainEqual({ id: employees[0], title: 'ramesh kumar', shortName: null });
});

test('a short name that is shown elsewhere finds a row too', async () => {
  await station.act('createProduct', { name: 'Xtra Premium', shortName: 'XP' });
  expect((await ask('Product')).data.referenceChoices).toContainEqual(
    expect.objectContaining({ title: 'Xtra Premium', shortName: 'XP' }),
  );
});

test('people of one name are told apart by their phone numbers', async () => {
  const person = { address: 'MAIN ROAD', payRate: '500.00', joinDate: '2025-01-01' };
  for (const contactNo of ['9876500001', '9876500002'])
    await station.act('createEmployee', { ...person, name: 'mohan lal', contactNo });
  const titles = (await titlesOf('Employee')).filter((title) => title.includes('mohan'));
  expect(titles).toEqual(['mohan lal (9876500001)', 'mohan lal (9876500002)']);
  const { body } = await station.graphql('{ employeeStandings { employeeName contactNo } }');
  expect(body.data.employeeStandings).toContainEqual({ employeeName: 'mohan lal', contactNo: '9876500002' });
  const { shiftTypes } = station.ids;
  await station.act('startShift', { shiftTypeId: shiftTypes.morning, shiftDate: '2025-04-01' });
  const form = (await station.graphql('{ closeForm { employees { name contactNo } } }')).body.data.closeForm;
  expect(form.employees).toContainEqual({ name: 'mohan lal', contactNo: '9876500001' });
});

test("a nozzle's choice includes its pump, since each pump has an N1", async () => {
  expect(await titlesOf('Nozzle')).toEqual(['P1 N1', 'P1 N2', 'P2 N1', 'P2 N2']);
});

test('disabled rows come last and are marked, also in the heading of a report', async () => {
  const { id } = await station.act('createPump', { name: 'P0' });
  const nozzle = { pumpId: id, tankId: station.ids.tanks.diesel, initialReading: 0 };
  await station.act('createNozzle', { ...nozzle, name: 'N1' });
  expect(await titlesOf('Pump')).toEqual(['P0', 'P1', 'P2']);
  await station.act('removePump', { id, version: 1 });
  expect(await titlesOf('Pump')).toEqual(['P1', 'P2', 'P0 (disabled)']);
  const values = { from: '2025-04-01', to: '2025-04-30', pump: id };
  expect(await filtersOf(station.sql, readingReport.parameters, values)).toContainEqual({
    label: 'Pump',
    text: 'P0 (disabled)',
  });
});

test('a user who may not read a list may not choose from it', async () => {
  expect((await ask('User')).data.referenceChoices).not.toEqual([]);
  const [refused] = (await ask('User', station.staffToken)).errors;
  expect(refused.extensions.code).toBe('FORBIDDEN');
});

test.each(['', 'tank', 'Shift', '__proto__', 'T\u0000ank', 'x'.repeat(101)])(
  'refuses %j as a master',
  async (reference) => {
    const { data, errors } = await ask(reference);
    expect(data).toBeNull();
    expect(errors[0].extensions.problems[0].field).toBe('reference');
  },
);

test('every choice filter of a report has choices', async () => {
  const { body } = await station.graphql('{ reportCatalogue { parameters { reference } } }');
  const references: string[] = body.data.reportCatalogue.flatMap(
    ({ parameters }: { parameters: { reference: string | null }[] }) =>
      parameters.flatMap(({ reference }) => reference ?? []),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(reports.length).toBe(body.data.reportCatalogue.length);
  await station.act('createSupplier', { name: 'OIL COMPANY' });
  for (const reference of new Set(references)) expect(await titlesOf(reference)).not.toEqual([]);
});
