import { said } from '../../client/src/i18n/translate';
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
    ['calculates the difference of a gauge level', { volume: '9990.500' }, true, 9_990_500, -9_500],
    ['calculates the volume of a dip', { dip: '1500' }, false, 15_000_000, 5_000_000],
    ['subtracts water from the volume of a dip', { dip: '1500', waterDip: '20' }, false, 14_800_000, 4_800_000],
    ['ignores water of 0', { dip: '1500', waterDip: '0' }, false, 15_000_000, 5_000_000],
    ['has no volume for a dip off the chart', { dip: '2001' }, false, null, null],
    ['has no volume for water above the dip', { dip: '500', waterDip: '501' }, false, null, null],
    ['has no volume for an empty form', {}, false, null, null],
    ['ignores a volume left from the gauge by hand', { volume: '9990.500' }, false, null, null],
  ])('%s', (_, typed, isAtg, volume, difference) =>
    expect(findingOf(measure(typed), isAtg, tank)).toEqual({ volume, difference }),
  );

  test.each<[string, Partial<TankMeasure>, boolean, string[]]>([
    ['a missing volume', {}, true, ['volume: Enter the volume']],
    ['a volume that is no number', { volume: 'abc' }, true, ['volume: Volume must be litres above 0']],
    ['a volume with too many decimals', { volume: '1.2345' }, true, ['volume: Volume must be litres above 0']],
    [
      'a volume above the capacity',
      { volume: '20000.001' },
      true,
      ['volume: T1: 20,000.001 L is more than the tank holds, 20,000.000 L'],
    ],
    ['nothing for a dip left from measuring by hand', { volume: '9000.000', dip: '9999' }, true, []],
    ['a missing dip', {}, false, ['dip: Enter the dip']],
    ['a dip of half a millimetre', { dip: '10.5' }, false, ['dip: Dip must be whole millimetres from 0 to 99999']],
    [
      'a dip off the chart',
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
      'only water',
      { dip: '500', waterDip: '500' },
      false,
      ['waterDip: The water dip 500 mm at the dip 500 mm leaves no fuel to measure'],
    ],
    ['nothing for a valid dip', { dip: '500', waterDip: '30' }, false, []],
  ])('reports at its field: %s', (_, typed, isAtg, problems) =>
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
    // A delivery may be selected too, but is not preselected.
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

  test('a density reading of a tank has no challan; petrol shows its usual range', () => {
    const found = densityFinding(placed(draft({ density: '738.0' }), places), places, 'MS');
    expect(found).toMatchObject({ challan: null, deviation: null });
    expect(said(found!.note)).toContain('ethanol');
  });

  test('warns about petrol in the diesel tank without refusing it', () => {
    const petrol = placed(draft({ density: '735.0', temperature: '30.0' }), places);
    expect(densityFinding(petrol, places, 'HS')).toMatchObject({
      at15: 7483,
      unusual: { message: expect.stringContaining('748.3 kg/m³ at 15 °C is unusual for HS') },
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
    ['a draft without a density', '', '28.5'],
    ['a density in grams', '0.822', '28.5'],
    ['a temperature in Fahrenheit', '822.0', '83.0'],
  ])('refuses %s', (_, density, temperature) =>
    expect(densityFinding(draft({ density, temperature }), places, 'HS')).toBeNull(),
  );

  test.each<[string, Partial<DensityDraft>, string[]]>([
    ['nothing for a valid reading', {}, []],
    ['nothing for a valid reading of a tanker', { occasion: 'TANKER' }, []],
    ['a missing occasion', { occasion: '' }, ['occasion: Select when the density was measured']],
    ['a missing date', { businessDate: '' }, ['businessDate: Enter the date of the reading']],
    [
      'a future date',
      { businessDate: '2026-11-22' },
      ['businessDate: The date of the reading must not be in the future'],
    ],
    ['a missing product', { productId: '' }, ['productId: Select a product']],
    ['a missing density', { density: '' }, ['density: Enter the density in kg/m³, with at most 1 decimal']],
    [
      'a temperature with two decimals',
      { temperature: '28.55' },
      ['temperature: Enter the temperature in °C, with at most 1 decimal'],
    ],
    [
      'a density outside the range of fuel',
      { density: '82.2' },
      ['density: Density must be from 600.0 to 950.0 kg/m³'],
    ],
  ])('reports at its field: %s', (_, typed, problems) =>
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
    ['a reset sells up to the last reading', RESET, { sold: 123_000, next: 0 }],
    ['testing is not sold', { ...RESET, testing: '5.000' }, { sold: 118_000, next: 0 }],
    [
      'a replacement starts at the first reading',
      { ...RESET, kind: 'REPLACEMENT', firstReading: '77.500' },
      { sold: 123_000, next: 77_500 },
    ],
    ['a rollover sells up to the end of the meter', { kind: 'ROLLOVER' }, { sold: 200_000, next: 0 }],
    ['a rollover ignores a reading', { ...RESET, kind: 'ROLLOVER' }, { sold: 200_000, next: 0 }],
    ['the reason may still be missing', { ...RESET, reason: '' }, { sold: 123_000, next: 0 }],
    ['none for a refused reading', { ...RESET, lastReading: '9999.999' }, null],
    ['none while a reading is missing', { kind: 'RESET', lastReading: '10123.000' }, null],
    ['none before the kind is selected', { ...RESET, kind: '' }, null],
  ])('the form shows the effect of the event: %s', (_, typed, effect) =>
    expect(effectOf(event(typed), leg)).toEqual(effect),
  );

  test.each<[string, Partial<MeterDraft>, string[]]>([
    ['nothing for a valid event', RESET, []],
    ['a missing kind', { ...RESET, kind: '' }, ['kind: Select what happened to the meter']],
    ['a missing last reading', { kind: 'RESET' }, ['lastReading: Nozzle N1: enter the last reading']],
    [
      'a last reading below the open',
      { ...RESET, lastReading: '9999.999' },
      ['lastReading: Nozzle N1: the meter ended at 9,999.999, below its open reading 10,000.000'],
    ],
    ['a missing first reading', { ...RESET, firstReading: '' }, ['firstReading: Nozzle N1: enter the first reading']],
    [
      'a first reading that is no number',
      { ...RESET, firstReading: 'zero' },
      ['firstReading: First reading must be a valid number'],
    ],
    [
      'more testing than flowed',
      { ...RESET, testing: '123.001' },
      ['testing: Nozzle N1: testing must not be above the 123.000 L dispensed'],
    ],
    [
      'a missing reason',
      { ...RESET, reason: ' ' },
      ['reason: Enter the reason for the meter event, in at most 500 characters'],
    ],
  ])('reports at its field: %s', (_, typed, problems) =>
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
