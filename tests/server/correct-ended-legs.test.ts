import { type GraphQLSchema, graphql } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** The stations of a test; the second one has the right figures at once. */
const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

interface Events {
  /** Of nozzle 1 (HS at pump 1, from 1,000 L on), whose meter is reset to 0. */
  lastReading?: number;
  testing?: number;
}

/**
 * Works the morning: the meter of nozzle 1 is reset and reads 50 L at the close, that of nozzle 4 (MS at pump 2) rolls
 * over at 2,010 L. `last` is what pump 1 hands in, in paise.
 */
async function work({ lastReading = 1_100_000, testing = 0 }: Events, last: number): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids } = station;
  const [ram] = ids.employees;
  await act('updateNozzle', { id: 4, version: 1, meterMax: 2_010_000, reason: 'read off its plate' });
  await act('updateNozzle', { id: 1, version: 1, meterMax: 2_000_000, reason: 'read off its plate' });
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: ids.morning });
  const reason = 'Seen by Ravi';
  await act('recordMeterEvent', { nozzleId: 1, kind: 'RESET', lastReading, firstReading: 0, testing, reason });
  await act('recordMeterEvent', { nozzleId: 4, kind: 'ROLLOVER', reason });
  await act('closeShift', {
    pumps: [
      {
        pumpId: ids.pumps[0],
        nozzles: [
          { nozzleId: 1, close: 50_000 },
          { nozzleId: 2, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: { employeeId: ram, amount: last },
        shortages: [],
      },
      {
        pumpId: ids.pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 0 },
        ],
        swipes: [],
        // 10 L at ₹104.20.
        lastCollection: { employeeId: ram, amount: 104_200 },
        shortages: [],
      },
    ],
    tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
  return station;
}

const FORM = `query ($shiftId: Int!) { correctionForm(shiftId: $shiftId) {
  version shiftId comment nozzles { legId nozzleId close testing endedBy }
  pumps {
    pumpId nozzles { nozzleId open close testing } swipes { swipeMachineId amount }
    lastCollection { employeeId amount notes { value in out } } shortages { employeeId amount } }
  levels { tankId isAtg dip waterDip volume } } }`;
const LIMITS = `query ($shiftId: Int!) { correctionForm(shiftId: $shiftId) {
  nextReadings { afterLegId shiftDate shiftName open close testing endedBy }
  endedLegs { legId begunAt meterMax } } }`;
const CORRECT = `mutation ($input: CorrectShiftInput!) {
  correctShift(input: $input) { effects userErrors { code message field } } }`;
const READINGS = `{ reports { readingReport(from: "2026-01-01", to: "2026-01-01") {
  rows { nozzle open close testing consumption event } } } }`;

let schema: GraphQLSchema;

async function ask({ backend, ctx }: OpenClosingStation, source: string, variableValues: object) {
  schema ??= await stationSchema(backend.events);
  const { data, errors } = await graphql({
    ...{ schema, source, contextValue: ctx },
    variableValues: variableValues as Record<string, unknown>,
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

type Figures = Record<string, unknown>;

interface Form {
  shiftId: number;
  comment: string | null;
  pumps: { nozzles: Figures[]; swipes: Figures[]; lastCollection: Figures; shortages: Figures[] }[];
  levels: Figures[];
}

/** The recorded close, as the input of a correction. */
const inputOf = ({ shiftId, comment, pumps, levels }: Form) => ({ shiftId, comment, pumps, tanks: levels });

/** Corrects the shift over GraphQL: `ended` by the event that ended the leg. `last` is what pump 1 handed in. */
async function correct(
  station: OpenClosingStation,
  ended: { RESET?: Figures; ROLLOVER?: Figures },
  { last, legId, close: reading }: { last?: string; legId?: number; close?: string } = {},
) {
  const [shift] = await station.backend.sql<{ id: number }>("SELECT MAX(id) AS id FROM shift WHERE state = 'CLOSED'");
  const { correctionForm } = await ask(station, FORM, { shiftId: shift!.id });
  const close = inputOf(correctionForm);
  if (reading) close.pumps[0]!.nozzles[0]!.close = reading;
  if (last) close.pumps[0]!.lastCollection.amount = last;
  const endedLegs = Object.entries(ended).map(([kind, figures]) => ({
    legId: legId ?? correctionForm.nozzles.find(({ endedBy }: { endedBy: string }) => endedBy === kind).legId,
    ...figures,
  }));
  const input = { ...close, reason: 'Misread', expectedVersion: correctionForm.version, endedLegs };
  return (await ask(station, CORRECT, { input })).correctShift;
}

test('the reading and the testing before a meter event are corrected, as if they had been typed right', async () => {
  // 80 + 50 L of HS at ₹92.50 and 20 L of testing, typed as 100 + 50 L.
  const wrong = await work({}, 1_387_500);
  const right = await work({ lastReading: 1_100_000, testing: 20_000 }, 1_202_500);
  expect(await correct(wrong, { RESET: { close: '1100', testing: '20' } }, { last: '12025' })).toEqual({
    effects: [
      'Testing of P1 N1 before its reset, 01-01-2026 Morning: 0.000 L → 20.000 L',
      'Litres sold by P1 N1 before its reset, 01-01-2026 Morning: 100.000 L → 80.000 L',
      'Sale of P1, 01-01-2026 Morning: ₹13,875.00 → ₹12,025.00',
      'Last collection of P1 by ram, 01-01-2026 Morning: ₹13,875.00 → ₹12,025.00',
      'Variation of T1, 01-01-2026 Morning: −850.000 L → −870.000 L',
      'Cash in the safe: ₹23,797.00 → ₹21,947.00',
      'Uncounted cash: ₹14,917.00 → ₹13,067.00',
    ],
    userErrors: [],
  });
  expect(await books(wrong)).toEqual(await books(right));
  // Corrected once more, now the reading.
  const less = await work({ lastReading: 1_090_000, testing: 20_000 }, 1_110_000);
  const { effects } = await correct(wrong, { RESET: { close: '1090', testing: '20' } }, { last: '11100' });
  expect(effects[0]).toBe('Close reading of P1 N1 before its reset, 01-01-2026 Morning: 1,100.000 L → 1,090.000 L');
  expect(await books(wrong)).toEqual(await books(less));
  const { reports } = await ask(wrong, READINGS, {});
  expect(reports.readingReport.rows[0]).toEqual({
    ...{ nozzle: 'N1', open: '1000.000', close: '1090.000', testing: '20.000', consumption: '70.000' },
    event: 'Ended by reset, from 1,090.000 to 0.000: Seen by Ravi',
  });
});

test('the testing before a rollover is corrected, its reading only with the end of the meter', async () => {
  const station = await work({}, 1_387_500);
  expect(await correct(station, { ROLLOVER: { close: '2009' } })).toMatchObject({
    userErrors: [
      {
        code: 'ROLLED_OVER',
        message:
          'P2, nozzle N2: a meter rolls over at the reading that it goes up to, 2,010.000. If that is wrong, correct it in Nozzles first.',
        field: 'endedLegs.0.close',
      },
    ],
  });
  // The pump handed in ₹104.20 more then, which is over.
  const { effects } = await correct(station, { ROLLOVER: { close: '2010', testing: '1' } });
  expect(effects).toContain('Cash over (short −) of P2, 01-01-2026 Morning: ₹0.00 → ₹104.20');
  // 0.05 L of MS at ₹104.20.
  await station.act('updateNozzle', { id: 4, version: 2, meterMax: 2_010_050, reason: 'read off its plate again' });
  const corrected = await correct(station, { ROLLOVER: { close: '2010.05' } });
  expect(corrected).toMatchObject({ userErrors: [] });
  expect(corrected.effects).toEqual(
    expect.arrayContaining([
      'Close reading of P2 N2 before its rollover, 01-01-2026 Morning: 2,010.000 L → 2,010.050 L',
      'Litres sold by P2 N2 before its rollover, 01-01-2026 Morning: 9.000 L → 10.050 L',
    ]),
  );
});

test('an event that did not happen is corrected away by its readings', async () => {
  // The meter of nozzle 1 went on from 1,100 L to 1,150 L, read as 50 L.
  const station = await work({}, 1_387_500);
  const before = await books(station);
  const { correctionForm } = await ask(station, FORM, { shiftId: 1 });
  const close = inputOf(correctionForm);
  Object.assign(close.pumps[0]!.nozzles[0]!, { open: '1100.000', close: '1150.000' });
  const input = { ...close, reason: 'No reset', expectedVersion: correctionForm.version };
  const { correctShift } = await ask(station, CORRECT, { input });
  expect(correctShift).toEqual({
    effects: [
      'Open reading of P1 N1, 01-01-2026 Morning: 0.000 L → 1,100.000 L',
      'Close reading of P1 N1, 01-01-2026 Morning: 50.000 L → 1,150.000 L',
    ],
    userErrors: [],
  });
  expect({ ...(await books(station)), readings: [] }).toEqual({ ...before, readings: [] });
});

test.each([
  ['below the open reading', { close: '999' }, 'CLOSE_BELOW_OPEN', 'close'],
  ['above what the meter can show', { close: '2000.001' }, 'ABOVE_METER', 'close'],
  ['above what any meter can show', { close: '1000000000' }, 'INVALID', 'close'],
  ['at the first reading after a reset', { close: '0' }, 'NOT_RESET', 'close'],
  ['with more testing than was dispensed', { close: '1100', testing: '100.001' }, 'TESTING_ABOVE_FLOW', 'testing'],
  ['with testing below 0', { close: '1100', testing: '-1' }, 'TESTING_NEGATIVE', 'testing'],
])('a reading %s is refused at its field', async (_, figures, code, field) => {
  const station = await work({}, 1_387_500);
  const before = await books(station);
  const { userErrors } = await correct(station, { RESET: figures });
  expect(userErrors[0]).toMatchObject({ code, field: `endedLegs.0.${field}` });
  expect(await books(station)).toEqual(before);
});

test('a leg that no meter event ended in this shift is refused', async () => {
  const station = await work({}, 1_387_500);
  const refused = await correct(station, { RESET: { close: '1100' } }, { legId: 2 });
  expect(refused.userErrors).toMatchObject([{ code: 'UNKNOWN_LEG', field: 'endedLegs.0.legId' }]);
  const twice = await correct(station, { RESET: { close: '1100' }, ROLLOVER: { close: '1100' } }, { legId: 1 });
  expect(twice.userErrors).toMatchObject([{ code: 'UNKNOWN_LEG', field: 'endedLegs.1.legId' }]);
});

test('what stood before the meter event is kept with the correction', async () => {
  const station = await work({}, 1_387_500);
  await correct(station, { RESET: { close: '1100', testing: '20' } }, { last: '12025' });
  const [row] = await station.backend.sql('SELECT before, after FROM shift_correction');
  const leg = { legId: 1, close: 1_100_000 };
  expect(row).toMatchObject({
    before: { endedLegs: [{ ...leg, testing: 0 }] },
    after: { endedLegs: [{ ...leg, testing: 20_000 }] },
  });
});

test('the form has what limits each reading: the next one of the meter, and the meter event', async () => {
  const station = await work({}, 1_387_500);
  const { act, station: ids } = station;
  const [{ id: shiftId }] = (await station.backend.sql('SELECT MAX(id) AS id FROM shift')) as [{ id: number }];
  expect(await ask(station, LIMITS, { shiftId })).toEqual({
    correctionForm: {
      nextReadings: [],
      endedLegs: [
        { legId: 1, begunAt: '0.000', meterMax: '2000.000' },
        { legId: 4, begunAt: '0.000', meterMax: '2010.000' },
      ],
    },
  });
  // The next shift runs; only the meter that was replaced in it has been read again.
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: ids.night });
  const event = { nozzleId: 1, kind: 'REPLACEMENT', lastReading: 80_000, firstReading: 0, testing: 5_000 };
  await act('recordMeterEvent', { ...event, reason: 'Seen by Ravi' });
  const { correctionForm } = await ask(station, LIMITS, { shiftId });
  expect(correctionForm.nextReadings).toEqual([
    {
      ...{ afterLegId: 5, shiftDate: '2026-01-01', shiftName: 'Night', open: '50.000', close: '80.000' },
      ...{ testing: '5.000', endedBy: 'REPLACEMENT' },
    },
  ]);
  const { userErrors } = await correct(station, {}, { close: '75.001' });
  expect(userErrors[0]).toEqual({
    code: 'ABOVE_NEXT_CLOSE',
    message:
      'P1, nozzle N1: the close reading must not be above 75.000: Shift 01-01-2026 Night read this meter at 80.000 before its replacement, with 5.000 of testing',
    field: 'pumps.0.nozzles.0.close',
  });
  const { effects } = await correct(station, {}, { close: '75', last: '16187.50' });
  expect(effects).toContain('Close reading of P1 N1, 01-01-2026 Morning: 50.000 L → 75.000 L');
});
