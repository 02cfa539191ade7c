import '../support/all-texts';
import {
  type DensityDraft,
  findingOf as densityFinding,
  densityInput,
  likelyDay,
  placed,
  problemsOfDraft,
} from '../../client/src/features/stock/density/density-draft';
import { deviationWords, shortDeviation } from '../../client/src/features/stock/density/density-words';
import {
  effectOf,
  type MeterDraft,
  meterEventInput,
  NO_EVENT,
  problemsOfEvent,
} from '../../client/src/features/stock/meter-event/meter-draft';
import {
  findingOf,
  measureInput,
  NO_MEASURE,
  problemsOfMeasure,
  type TankMeasure,
  tankOf,
} from '../../client/src/features/stock/tank-dip/tank-measure';

const messages = (problems: { field?: string; message: string }[]) =>
  problems.map(({ field, message }) => `${field}: ${message}`);

describe('measuring a tank', () => {
  const tank = tankOf({
    tankId: 5,
    tankName: 'T1',
    productName: 'Diesel',
    shortName: 'HS',
    capacity: '20000.000',
    bookVolume: '10000.000',
    chart: [
      { dip: 10, volume: '100.000' },
      { dip: 1000, volume: '10000.000' },
      { dip: 2000, volume: '20000.000' },
    ],
  });
  const measure = (typed: Partial<TankMeasure>): TankMeasure => ({ ...NO_MEASURE, tankId: '5', ...typed });

  test.each<[string, Partial<TankMeasure>, boolean, number | null, number | null]>([
    ['the gauge', { volume: '9990.500' }, true, 9_990_500, -9_500],
    ['the stick', { dip: '1500' }, false, 15_000_000, 5_000_000],
    ['the stick, with water taken off', { dip: '1500', waterDip: '20' }, false, 14_800_000, 4_800_000],
    ['the stick, water of 0 is none', { dip: '1500', waterDip: '0' }, false, 15_000_000, 5_000_000],
    ['a dip off the chart', { dip: '2001' }, false, null, null],
    ['water above the dip', { dip: '500', waterDip: '501' }, false, null, null],
    ['nothing yet', {}, false, null, null],
    ['a volume left from the gauge does not count by hand', { volume: '9990.500' }, false, null, null],
  ])('%s', (_, typed, isAtg, volume, difference) =>
    expect(findingOf(measure(typed), isAtg, tank)).toEqual({ volume, difference }),
  );

  test.each<[string, Partial<TankMeasure>, boolean, string[]]>([
    ['no volume', {}, true, ['volume: Enter the volume']],
    ['no number', { volume: 'abc' }, true, ['volume: Volume must be litres above 0']],
    ['too many decimals', { volume: '1.2345' }, true, ['volume: Volume must be litres above 0']],
    [
      'more than it holds',
      { volume: '20000.001' },
      true,
      ['volume: T1: 20,000.001 L is more than the tank holds, 20,000.000 L'],
    ],
    ['a dip left from the stick', { volume: '9000.000', dip: '9999' }, true, []],
    ['no dip', {}, false, ['dip: Enter the dip']],
    ['half a millimetre', { dip: '10.5' }, false, ['dip: Dip must be whole millimetres from 0 to 99999']],
    [
      'off the chart',
      { dip: '9' },
      false,
      ["dip: The dip 9 mm is outside the tank's dip chart, which goes from 10 to 2000 mm"],
    ],
    [
      'water above the dip',
      { dip: '500', waterDip: '501' },
      false,
      ['waterDip: The water dip 501 mm is above the dip 500 mm'],
    ],
    [
      'nothing but water',
      { dip: '500', waterDip: '500' },
      false,
      ['waterDip: The water dip 500 mm at the dip 500 mm leaves no fuel to measure'],
    ],
    ['right', { dip: '500', waterDip: '30' }, false, []],
  ])('refuses at its field: %s', (_, typed, isAtg, problems) =>
    expect(messages(problemsOfMeasure(measure(typed), isAtg, tank))).toEqual(problems),
  );

  test('a tank must be chosen first', () =>
    expect(messages(problemsOfMeasure(NO_MEASURE, true, null))).toEqual(['tankId: Select Tank']));

  test('only relevant fields are sent', () => {
    const both = measure({ volume: '9000', dip: '500', waterDip: '30' });
    expect(measureInput(both, true)).toEqual({ tankId: 5, isAtg: true, dip: null, waterDip: null, volume: '9000.000' });
    expect(measureInput(both, false)).toEqual({ tankId: 5, isAtg: false, dip: 500, waterDip: 30, volume: null });
    expect(measureInput(measure({ dip: '500' }), false).waterDip).toBeNull();
  });
});

describe('a density reading', () => {
  const line = { invoiceLineId: 8, invoiceNumber: 'INV1', receivedOn: '2026-11-20', density: '830.0' };
  const places = { tanks: [{ id: 3, name: 'T1', productId: 1 }], lines: [line] };
  const draft = (typed: Partial<DensityDraft>): DensityDraft => ({
    occasion: 'MORNING',
    businessDate: '2026-11-21',
    productId: '1',
    tankId: '',
    invoiceLineId: '',
    density: '822.0',
    temperature: '28.5',
    comment: '',
    ...typed,
  });

  test.each<[DensityDraft['occasion'], string, string]>([
    ['MORNING', '3', ''],
    ['TANKER', '', '8'],
    // What came may be named too, but is not taken for granted.
    ['AFTER_UNLOADING', '3', ''],
  ])('%s: the only tank or delivery is preselected', (occasion, tankId, invoiceLineId) =>
    expect(placed(draft({ occasion }), places)).toMatchObject({ tankId, invoiceLineId }),
  );

  test('preselects none of several', () => {
    const two = {
      tanks: [...places.tanks, { id: 4, name: 'T2', productId: 1 }],
      lines: [line, { ...line, invoiceLineId: 9 }],
    };
    expect(placed(draft({}), two).tankId).toBe('');
    expect(placed(draft({ occasion: 'TANKER' }), two).invoiceLineId).toBe('');
  });

  test('a delivery chosen for another occasion is not sent with a morning reading', () =>
    expect(densityInput(placed(draft({ invoiceLineId: '8' }), places))).toMatchObject({
      tankId: 3,
      invoiceLineId: null,
    }));

  test('shows the density at 15 °C and its difference from the challan', () => {
    const tanker = placed(draft({ occasion: 'TANKER' }), places);
    const found = densityFinding(tanker, places, 'HS');
    expect(found).toMatchObject({ challan: 8300, note: null, deviation: { isFlagged: false } });
    expect(found!.deviation!.deviation).toBe(found!.at15 - 8300);
    const heavy = densityFinding({ ...tanker, density: '826.0' }, places, 'HS');
    expect(heavy!.deviation!.isFlagged).toBe(true);
  });

  test('of a tank has no challan; petrol shows its usual range', () => {
    const found = densityFinding(placed(draft({ density: '738.0' }), places), places, 'MS');
    expect(found).toMatchObject({ challan: null, deviation: null });
    expect(found!.note).toContain('ethanol');
  });

  test('warns about petrol in the diesel tank without refusing it', () => {
    const petrol = placed(draft({ density: '735.0', temperature: '30.0' }), places);
    expect(densityFinding(petrol, places, 'HS')).toMatchObject({
      at15: 7483,
      unusual: expect.stringContaining('748.3 kg/m³ at 15 °C is unusual for HS'),
    });
    expect(densityFinding(petrol, places, 'MS')!.unusual).toBeNull();
    expect(problemsOfDraft(petrol, places, '2026-11-21')).toEqual([]);
  });

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-21'],
    [null, '2026-11-21'],
  ])('with a shift of %s running on 2026-11-21, %s is proposed and accepted', (shiftDate, day) => {
    expect(likelyDay('2026-11-21', shiftDate)).toBe(day);
    expect(problemsOfDraft(placed(draft({ businessDate: day }), places), places, '2026-11-21')).toEqual([]);
  });

  test.each([
    ['nothing', '', '28.5'],
    ['grams', '0.822', '28.5'],
    ['Fahrenheit', '822.0', '83.0'],
  ])('refuses %s', (_, density, temperature) =>
    expect(densityFinding(draft({ density, temperature }), places, 'HS')).toBeNull(),
  );

  test.each<[string, Partial<DensityDraft>, string[]]>([
    ['right', {}, []],
    ['of the tanker, right', { occasion: 'TANKER' }, []],
    ['no occasion', { occasion: '' }, ['occasion: Select when the density was measured']],
    ['no date', { businessDate: '' }, ['businessDate: Enter the date of the reading']],
    ['tomorrow', { businessDate: '2026-11-22' }, ['businessDate: The date of the reading must not be in the future']],
    ['no product', { productId: '' }, ['productId: Select a product']],
    ['no density', { density: '' }, ['density: Enter the density in kg/m³, with at most 1 decimal']],
    ['two decimals', { temperature: '28.55' }, ['temperature: Enter the temperature in °C, with at most 1 decimal']],
    ['no density of fuel', { density: '82.2' }, ['density: Density must be from 600.0 to 950.0 kg/m³']],
  ])('refuses at its field: %s', (_, typed, problems) =>
    expect(messages(problemsOfDraft(placed(draft(typed), places), places, '2026-11-21'))).toEqual(problems),
  );

  test('requires a tank or a delivery', () => {
    const none = { tanks: [], lines: [] };
    expect(messages(problemsOfDraft(draft({}), none, '2026-11-21'))).toEqual(['tankId: Select Tank']);
    expect(messages(problemsOfDraft(draft({ occasion: 'TANKER' }), none, '2026-11-21'))).toEqual([
      'invoiceLineId: Select Invoice',
    ]);
  });

  test.each([
    [35, true, '+3.5 kg/m³, more than the 3.0 allowed', '+3.5, more than 3.0'],
    [-12, false, '−1.2 kg/m³, within the 3.0 allowed', '−1.2'],
    [0, false, '0.0 kg/m³, within the 3.0 allowed', '0.0'],
  ])('the flag is described in words: %d', (deviation, isFlagged, words, inTable) => {
    expect(deviationWords({ deviation, isFlagged })).toBe(words);
    expect(shortDeviation({ deviation, isFlagged })).toBe(inTable);
  });
});

describe('a meter event', () => {
  const leg = { nozzleName: 'N1', open: 10_000_000, meterMax: 10_200_000 };
  const event = (typed: Partial<MeterDraft>): MeterDraft => ({
    ...NO_EVENT,
    nozzleId: '4',
    reason: 'serviced',
    ...typed,
  });
  const RESET: Partial<MeterDraft> = { kind: 'RESET', lastReading: '10123.000', firstReading: '0.000' };

  test.each<[string, Partial<MeterDraft>, { sold: number; next: number } | null]>([
    ['a reset', RESET, { sold: 123_000, next: 0 }],
    ['test fuel is not sold', { ...RESET, testing: '5.000' }, { sold: 118_000, next: 0 }],
    ['another meter', { ...RESET, kind: 'REPLACEMENT', firstReading: '77.500' }, { sold: 123_000, next: 77_500 }],
    ['a rollover goes to its end', { kind: 'ROLLOVER' }, { sold: 200_000, next: 0 }],
    ['a rollover asks for no reading', { ...RESET, kind: 'ROLLOVER' }, { sold: 200_000, next: 0 }],
    ['the reason may still be missing', { ...RESET, reason: '' }, { sold: 123_000, next: 0 }],
    ['nothing is told of what is refused', { ...RESET, lastReading: '9999.999' }, null],
    ['nor while a reading is missing', { kind: 'RESET', lastReading: '10123.000' }, null],
    ['nor before its kind is known', { ...RESET, kind: '' }, null],
  ])('its effect: %s', (_, typed, effect) => expect(effectOf(event(typed), leg)).toEqual(effect));

  test.each<[string, Partial<MeterDraft>, string[]]>([
    ['right', RESET, []],
    ['no kind', { ...RESET, kind: '' }, ['kind: Select what happened to the meter']],
    ['no last reading', { kind: 'RESET' }, ['lastReading: Nozzle N1: enter the last reading']],
    [
      'below its open',
      { ...RESET, lastReading: '9999.999' },
      ['lastReading: Nozzle N1: the meter ended at 9,999.999, below its open reading 10,000.000'],
    ],
    ['no first reading', { ...RESET, firstReading: '' }, ['firstReading: Nozzle N1: enter the first reading']],
    ['no number', { ...RESET, firstReading: 'zero' }, ['firstReading: First reading must be a valid number']],
    [
      'more testing than flowed',
      { ...RESET, testing: '123.001' },
      ['testing: Nozzle N1: testing must not be above the 123.000 L dispensed'],
    ],
    [
      'no reason',
      { ...RESET, reason: ' ' },
      ['reason: Enter the reason for the meter event, in at most 500 characters'],
    ],
  ])('refuses at its field: %s', (_, typed, problems) =>
    expect(messages(problemsOfEvent(event(typed), leg))).toEqual(problems),
  );

  test('a rollover of a meter with an unknown maximum', () =>
    expect(messages(problemsOfEvent(event({ kind: 'ROLLOVER' }), { ...leg, meterMax: null }))).toEqual([
      'kind: Nozzle N1: first enter "Meter goes up to" for this nozzle',
    ]));

  test('a nozzle must be chosen first', () =>
    expect(messages(problemsOfEvent(NO_EVENT, null))).toEqual(['nozzleId: Select a nozzle of this shift']));

  test('fields typed for another kind are not sent', () => {
    expect(meterEventInput(event({ ...RESET, kind: 'ROLLOVER', reason: ' went round ' }))).toEqual({
      nozzleId: 4,
      kind: 'ROLLOVER',
      lastReading: null,
      firstReading: null,
      testing: null,
      reason: 'went round',
    });
    expect(meterEventInput(event({ ...RESET, testing: '5' }))).toMatchObject({
      lastReading: '10123.000',
      firstReading: '0.000',
      testing: '5.000',
    });
  });
});
