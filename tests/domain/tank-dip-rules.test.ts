import fc from 'fast-check';
import { fuelAt, problemOfWater, volumeAt } from '../../server/domain/dip-chart';
import { litresText, parseLitres } from '../../server/domain/kernel/litres';
import { fuelOf, type MeasuredTank, problemsOfTankDip } from '../../server/domain/tank-dip.rules';

const litres = (text: string) => parseLitres(text)!;

/** Ten litres a millimetre, from 10 mm on. */
const chart = [10, 500, 2000].map((dip) => ({ dip, volume: litres(String(dip * 10)) }));
const tank: MeasuredTank = { tankName: 'T1', capacity: litres('20000'), chart };

describe('fuel above the water', () => {
  test.each([
    [1000, null, '10000'],
    [1000, 0, '10000'],
    [1000, 9, '9900'],
    [1000, 10, '9900'],
    [1000, 45, '9550'],
    [1000, 1000, '0'],
  ])('the fuel at a dip of %d mm with %p mm of water is %s L', (dip, waterDip, fuel) => {
    expect(fuelAt(chart, dip, waterDip)).toBe(litres(fuel));
    expect(fuelOf({ isAtg: false, dip, waterDip, volume: null }, chart)).toBe(litres(fuel));
  });

  test.each([
    [1000, 1001, 'The water dip 1001 mm is above the dip 1000 mm'],
    [1000, 20.5, 'The water dip must be in whole millimetres'],
  ])('is unknown at a dip of %d mm with %d mm of water', (dip, waterDip, message) => {
    expect(problemOfWater(chart, dip, waterDip)?.message).toBe(message);
    expect(() => fuelAt(chart, dip, waterDip)).toThrow(message);
    expect(fuelOf({ isAtg: false, dip, waterDip, volume: null }, chart)).toBeNull();
  });

  test('is never negative, and fuel plus water is the whole volume', () => {
    const anyDip = fc.integer({ min: 10, max: 2000 });
    fc.assert(
      fc.property(anyDip, anyDip, (one, other) => {
        const [water, dip] = [one, other].toSorted((a, b) => a - b) as [number, number];
        const fuel = fuelAt(chart, dip, water);
        expect(fuel).toBeGreaterThanOrEqual(0);
        expect(fuel + volumeAt(chart, water)).toBe(volumeAt(chart, dip));
      }),
    );
  });

  test("by gauge the fuel is the gauge's volume, whatever the dip", () => {
    expect(fuelOf({ isAtg: true, dip: 1000, waterDip: 45, volume: litres('9700') }, chart)).toBe(litres('9700'));
  });
});

describe('measuring a tank', () => {
  test.each([
    ['by the gauge', { isAtg: true, volume: '9700.5' }],
    ['by the gauge, full', { isAtg: true, volume: '20000' }],
    ['by the gauge, its dip noted off the chart', { isAtg: true, volume: '50', dip: 5 }],
    ['by hand', { isAtg: false, dip: '1000' }],
    ['by hand, with water', { isAtg: false, dip: 1000, waterDip: '45' }],
    ['by hand, nearly nothing but water', { isAtg: false, dip: 45, waterDip: 44 }],
  ])('accepts %s, typed and stored', (_how, entry) => {
    expect(problemsOfTankDip({ tankId: 1, ...entry }, tank)).toEqual([]);
  });

  test.each([
    ['no tank', { tankId: '', isAtg: true, volume: '1' }, 'tankId', 'Select Tank'],
    ['no volume', { isAtg: true, dip: 1000 }, 'volume', 'Enter the volume'],
    ['a volume of 0', { isAtg: true, volume: '0' }, 'volume', 'Volume must be litres above 0'],
    ['a volume with 4 decimals', { isAtg: true, volume: '1.0001' }, 'volume', 'Volume must be litres above 0'],
    [
      'more than it holds',
      { isAtg: true, volume: '20000.001' },
      'volume',
      'T1: 20,000.001 L is more than the tank holds, 20,000.000 L',
    ],
    ['no dip', { isAtg: false, volume: '100' }, 'dip', 'Enter the dip'],
    ['half a millimetre', { isAtg: false, dip: '10.5' }, 'dip', 'Dip must be whole millimetres from 0 to 99999'],
    [
      'a dip off the chart',
      { isAtg: false, dip: 2001 },
      'dip',
      "The dip 2001 mm is outside the tank's dip chart, which goes from 10 to 2000 mm",
    ],
    [
      'water above the dip',
      { isAtg: false, dip: 45, waterDip: 46 },
      'waterDip',
      'The water dip 46 mm is above the dip 45 mm',
    ],
    [
      'nothing but water',
      { isAtg: false, dip: 45, waterDip: '45' },
      'waterDip',
      'The water dip 45 mm at the dip 45 mm leaves no fuel to measure',
    ],
    [
      'water below 0',
      { isAtg: false, dip: 45, waterDip: -1 },
      'waterDip',
      'Water dip must be whole millimetres from 0 to 99999',
    ],
  ])('refuses %s', (_what, entry, field, message) => {
    expect(problemsOfTankDip({ tankId: 1, ...entry }, tank)).toMatchObject([{ field, message }]);
  });

  test('refuses water that is 0 or missing at a dip that the chart calls empty', () => {
    const empty = { ...tank, chart: [{ dip: 0, volume: 0 }, ...chart] };
    for (const waterDip of [null, 0])
      expect(problemsOfTankDip({ tankId: 1, isAtg: false, dip: 0, waterDip }, empty)).toMatchObject([
        { message: "The dip 0 mm is 0 L by the tank's dip chart: there is no fuel to measure", field: 'dip' },
      ]);
  });

  test('refuses a tank without a chart by hand, but not one without a capacity by gauge', () => {
    const bare = { ...tank, capacity: null, chart: [] };
    expect(problemsOfTankDip({ tankId: 1, isAtg: false, dip: 5 }, bare)).toMatchObject([
      { message: 'The tank has no dip chart', field: 'dip' },
    ]);
    expect(problemsOfTankDip({ tankId: 1, isAtg: true, volume: litresText(litres('999999')) }, bare)).toEqual([]);
  });
});
