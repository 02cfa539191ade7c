import { litresText } from '../../server/domain/kernel/litres';
import { CHART, OPENING_DIP, OPENING_VOLUME } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

const BOOK = litresText(OPENING_VOLUME);
const WATER = CHART.find(({ dip }) => dip === 50)!;

let station: Station;

beforeAll(async () => {
  station = await startStation();
  await station.act('startShift', { shiftDate: '2025-04-01', shiftTypeId: station.ids.shiftTypes.morning });
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station?.close();
});

const MEASURE = `mutation ($input: MeasureTankInput!) {
  measureTank(input: $input) { tankDipId volume bookVolume userErrors { code message field } } }`;
const DIPS = `{ tanksToMeasure { tankId tankName productName shortName capacity bookVolume chart { dip volume } }
  tankDipsOfShift { id tankName shortName kind dip waterDip volume bookVolume isAtg measuredAt measuredBy } }`;
const RECORD = `mutation ($input: RecordMeterEventInput!) {
  recordMeterEvent(input: $input) { meterEventId userErrors { code message field } } }`;
const METERS = `{ runningMeters { nozzleId nozzleName pumpName shortName open meterMax }
  meterEventsOfShift { id kind pumpName nozzleName lastReading firstReading reason createdAt enteredBy } }`;

test('staff measure tanks, in litres with three decimals', async () => {
  const token = station.staffToken;
  const tankId = station.ids.tanks.diesel;
  const byHand = { tankId, isAtg: false, dip: OPENING_DIP, waterDip: WATER.dip };
  const { body } = await station.graphql(MEASURE, { input: byHand }, { token });
  const { tankDipId } = body.data.measureTank;
  const volume = litresText(OPENING_VOLUME - WATER.volume);
  expect(body.data.measureTank).toEqual({ tankDipId: expect.any(Number), volume, bookVolume: BOOK, userErrors: [] });
  const refused = await station.graphql(MEASURE, { input: { tankId, isAtg: true, volume: '0' } }, { token });
  expect(refused.body.data.measureTank).toMatchObject({
    tankDipId: null,
    userErrors: [{ message: 'Volume must be litres above 0', field: 'volume' }],
  });
  const { data } = (await station.graphql(DIPS, {}, { token })).body;
  expect(data.tankDipsOfShift).toEqual([
    {
      id: tankDipId,
      tankName: 'T1',
      shortName: 'HS',
      kind: 'INTERIM',
      dip: OPENING_DIP,
      waterDip: WATER.dip,
      isAtg: false,
      volume,
      bookVolume: BOOK,
      measuredAt: expect.any(String),
      measuredBy: 'SURESH STAFF',
    },
  ]);
  expect(data.tanksToMeasure[0]).toMatchObject({
    tankId,
    tankName: 'T1',
    productName: 'HS',
    shortName: 'HS',
    capacity: '18849.556',
    bookVolume: BOOK,
    chart: expect.arrayContaining([{ dip: OPENING_DIP, volume: BOOK }]),
  });
});

test('only admins enter meter events; closing over REST uses the running meter', async () => {
  const [pump] = station.ids.pumps;
  const input = {
    nozzleId: pump.diesel,
    kind: 'REPLACEMENT',
    lastReading: '1100.5',
    firstReading: '7',
    reason: 'worn',
  };
  const byStaff = await station.graphql(RECORD, { input }, { token: station.staffToken });
  expect(byStaff.body).toMatchObject({ errors: [{ message: 'Only an admin can do this' }] });
  const { body } = await station.graphql(RECORD, { input });
  expect(body.data.recordMeterEvent).toEqual({ meterEventId: expect.any(Number), userErrors: [] });
  const again = await station.graphql(RECORD, { input: { ...input, lastReading: '6' } });
  expect(again.body.data.recordMeterEvent.userErrors).toEqual([
    {
      code: 'LAST_BELOW_OPEN',
      message: 'Nozzle N1: the meter ended at 6.000, below its open reading 7.000',
      field: 'lastReading',
    },
  ]);
  const { data } = (await station.graphql(METERS)).body;
  expect(data.runningMeters[0]).toEqual({
    nozzleId: pump.diesel,
    nozzleName: 'N1',
    pumpName: 'P1',
    shortName: 'HS',
    open: '7.000',
    meterMax: null,
  });
  expect(data.meterEventsOfShift).toEqual([
    {
      id: body.data.recordMeterEvent.meterEventId,
      kind: 'REPLACEMENT',
      pumpName: 'P1',
      nozzleName: 'N1',
      lastReading: '1100.500',
      firstReading: '7.000',
      reason: 'worn',
      createdAt: expect.any(String),
      enteredBy: 'ADMIN',
    },
  ]);
  const [nozzles] = (await station.rest('GET', '/api/v1/closeshiftdata')).body;
  const shown = nozzles.filter(({ nozelId }: { nozelId: number }) => nozelId === pump.diesel);
  expect(shown).toMatchObject([{ openReading: 7 }]);
});
