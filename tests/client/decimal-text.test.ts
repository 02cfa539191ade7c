import fc from 'fast-check';
import { readDecimal } from '../../client/src/ui/inputs/decimal-text';
import { unitsText } from '../../server/domain/kernel/decimal';

const reading = (typed: string, places: number, base?: string) => readDecimal(typed, places, base);

describe('parsing a typed figure', () => {
  test.each([
    ['1250.5', 2, '1250.50'],
    ['1,23,456.7', 2, '123456.70'],
    ['₹ 12,34,567.89', 2, '1234567.89'],
    ['1,234,567.89', 2, '1234567.89'],
    ['1,250+12,34,567.5', 2, '1235817.50'],
    ['१२३.४५', 2, '123.45'],
    ['250+90+30', 2, '370.00'],
    ['500-20.25', 2, '479.75'],
    ['500 \u2212 20 \u2212 5', 2, '475.00'],
    ['.5', 3, '0.500'],
    ['5.', 3, '5.000'],
    ['-5', 2, '-5.00'],
    ['007', 0, '7'],
    ['0', 3, '0.000'],
  ])('reads %s with %i decimals as %s', (typed, places, value) => expect(reading(typed, places)).toEqual({ value }));

  test.each([
    ['10250.1254', 3, 'tooManyDecimals'],
    ['1.5', 0, 'tooManyDecimals'],
    ['1+0.001', 2, 'tooManyDecimals'],
    ['9000000000000001', 0, 'tooLarge'],
    ['9000000000000000+1', 0, 'tooLarge'],
    ['', 2, 'notANumber'],
    ['+', 2, 'notANumber'],
    ['250+', 2, 'notANumber'],
    ['1..2', 2, 'notANumber'],
    ['1.2.3', 2, 'notANumber'],
    ['1e5', 2, 'notANumber'],
    ['12a', 2, 'notANumber'],
    ['1,5', 3, 'notANumber'],
    ['12,34', 2, 'notANumber'],
    ['1.250,50', 2, 'notANumber'],
    ['100+1,5', 2, 'notANumber'],
    ['2*3', 2, 'notANumber'],
  ])('refuses %s with %i decimals: %s', (typed, places, problem) =>
    expect(reading(typed, places)).toEqual({ problem }),
  );

  test('a leading plus adds to the opening reading, any other figure replaces it', () => {
    expect(reading('+450.125', 3, '10000.000')).toEqual({ value: '10450.125' });
    expect(reading('10450.125', 3, '10000.000')).toEqual({ value: '10450.125' });
    expect(reading('+450.125', 3)).toEqual({ value: '450.125' });
  });

  test('any sum of figures is exact to the last paisa', () => {
    const paise = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.array(paise, { minLength: 1, maxLength: 8 }), (terms) => {
        const typed = terms.map((term) => unitsText(term, 2)).join('+');
        expect(reading(typed, 2)).toEqual({
          value: unitsText(
            terms.reduce((sum, term) => sum + term, 0),
            2,
          ),
        });
      }),
    );
  });
});
