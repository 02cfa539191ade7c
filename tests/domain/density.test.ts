import fc from 'fast-check';
import {
  challanDensity,
  type DensityReading,
  densityAt15,
  densityNote,
  densityText,
  deviationOf,
  isUnusual,
  parseDensity,
  parseTemperature,
  problemsOfReading,
  unusualChallanWords,
  unusualWords,
} from '../../server/domain/density';

const reading = (density: string, temperature: string): DensityReading => ({
  density: parseDensity(density)!,
  temperature: parseTemperature(temperature)!,
});

describe('density at 15 °C', () => {
  test.each([
    // petrol
    ['735', '30', '748.3'],
    ['742', '28.5', '754.0'],
    ['725', '35', '742.9'],
    // diesel
    ['822', '30', '832.5'],
    ['828.5', '32', '840.3'],
    ['815', '35', '829.0'],
    ['840', '20', '843.4'],
    ['836', '40', '853.2'],
    // between the two, and at 15 °C itself
    ['770.5', '25', '778.6'],
    ['780', '20', '783.8'],
    ['735', '15', '735.0'],
    ['832.5', '15', '832.5'],
  ])('%s kg/m³ at %s °C is %s', (density, temperature, at15) => {
    expect(densityText(densityAt15(reading(density, temperature)))).toBe(at15);
  });

  const anyDensity = fc.integer({ min: 6000, max: 9499 });
  const anyTemperature = fc.integer({ min: 0, max: 500 });

  test('a higher reading at the same temperature never gives a lower density', () => {
    fc.assert(
      fc.property(anyDensity, anyTemperature, fc.integer({ min: 1, max: 100 }), (density, temperature, more) => {
        const heavier = densityAt15({ density: density + more, temperature });
        expect(heavier).toBeGreaterThanOrEqual(densityAt15({ density, temperature }));
      }),
      { numRuns: 2000 },
    );
  });

  test('the same reading at a higher temperature gives a higher density', () => {
    fc.assert(
      fc.property(anyDensity, anyTemperature, fc.integer({ min: 5, max: 100 }), (density, temperature, warmer) => {
        const [cool, warm] = [temperature, temperature + warmer].map((at) => densityAt15({ density, temperature: at }));
        expect(warm).toBeGreaterThan(cool!);
      }),
      { numRuns: 2000 },
    );
  });

  /** What a hydrometer shows in a fuel of that density at 15 °C: the formula the other way round, which needs no steps. */
  function shownBy(density15: number, temperature: number): number {
    const degrees = temperature - 15;
    const [k0, k1] = density15 <= 770 ? [346.4228, 0.4388] : density15 <= 838.5 ? [594.5418, 0] : [186.9696, 0.4862];
    const isBetween = density15 > 770 && density15 < 787.5;
    const alpha = isBetween ? -0.00336312 + 2680.3206 / density15 ** 2 : (k0 + k1 * density15) / density15 ** 2;
    const shrunk = Math.exp(-alpha * degrees * (1 + 0.8 * alpha * degrees));
    return (density15 * shrunk) / (1 - 0.000023 * degrees - 0.00000002 * degrees ** 2);
  }

  test('a reading calculated from a known density at any temperature converts back to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6500, max: 9000 }), anyTemperature, (density15, temperature) => {
        const shown = Math.round(shownBy(density15 / 10, temperature / 10) * 10);
        expect(Math.abs(densityAt15({ density: shown, temperature }) - density15)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['832.5', '832.5', 0, false],
  ['835.5', '832.5', 30, false],
  ['835.6', '832.5', 31, true],
  ['829.5', '832.5', -30, false],
  ['829.4', '832.5', -31, true],
])('%s against %s on the challan: difference of %d tenths, flagged %p', (at15, challan, deviation, isFlagged) => {
  expect(deviationOf(parseDensity(at15)!, parseDensity(challan)!)).toEqual({ deviation, isFlagged });
});

test.each([
  ['742.5', '742.5'],
  [' 742 ', '742.0'],
  ['832.5 KG/M3', '832.5'],
  ['832.5kg/m³', '832.5'],
  ['0.7425', '742.5'],
  ['0.83', '830.0'],
  ['0.7425 G/ML', '742.5'],
  ['742.55', null],
  ['7425', '7425.0'],
  ['83', '83.0'],
  ['1090', '1090.0'],
  ['1.09', '1090.0'],
  ['1.0900 G/ML', '1090.0'],
  ['0', null],
  ['-745', null],
  ['100000', null],
  ['0.74255', null],
  ['as per challan', null],
  ['', null],
])('a challan density of %p is %p kg/m³', (text, expected) => {
  const density = challanDensity(text);
  expect(density === null ? null : densityText(density)).toBe(expected);
});

test.each([
  ['600', '-20', []],
  ['950', '70', []],
  ['599.9', '30', ['density']],
  ['7350', '30', ['density']],
  ['735', '86', ['temperature']],
  ['0.7', '-20.1', ['density', 'temperature']],
])('%s kg/m³ at %s °C is refused for %p', (density, temperature, fields) => {
  expect(problemsOfReading(reading(density, temperature)).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['HS', '832.5', null],
  ['HS', '745.0', '745.0 kg/m³ at 15 °C is unusual for HS, which has 800.0 to 870.0: is it another fuel?'],
  ['MS', '0.7450', null],
  ['MS', '7450', '7450.0 kg/m³ at 15 °C is unusual for MS, which has 700.0 to 790.0: is it another fuel?'],
  ['DEF', '745.0', null],
  ['DEF', '1090', '1090.0 kg/m³ is not the density of a motor fuel, which has 600.0 to 950.0: is it right?'],
  ['DEF', 'as per challan', null],
])('%s bought at %p gives a warning: %p', (shortName, text, words) => {
  expect(unusualChallanWords(shortName, text)?.message ?? null).toBe(words);
});

test('petrol has a usual density range, diesel has none', () => {
  expect(densityNote('MS')?.message).toBe(
    'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate',
  );
  expect(densityNote('HS')).toBeNull();
});

test.each([
  ['MS', '699.9', true],
  ['MS', '700.0', false],
  ['MS', '790.0', false],
  ['MS', '790.1', true],
  ['HS', '748.3', true],
  ['HS', '799.9', true],
  ['HS', '800.0', false],
  ['HS', '870.0', false],
  ['HS', '870.1', true],
  // A fuel that nothing is known of here.
  ['XP', '700.0', false],
])('%s of %s kg/m³ at 15 °C is unusual: %p', (shortName, density, expected) => {
  const at15 = parseDensity(density)!;
  expect(isUnusual(shortName, at15)).toBe(expected);
  expect(unusualWords(shortName, at15) !== null).toBe(expected);
});

test('warns in words about petrol in the diesel tank', () => {
  expect(unusualWords('HS', 7483)?.message).toBe(
    '748.3 kg/m³ at 15 °C is unusual for HS, which has 800.0 to 870.0: is it another fuel?',
  );
});
