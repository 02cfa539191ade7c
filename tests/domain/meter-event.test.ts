import fc from 'fast-check';
import { soldBy } from '../../server/domain/closing';
import { litresText, parseLitres } from '../../server/domain/kernel/litres';
import { sum } from '../../server/domain/kernel/sum';
import { legChangeOf, type MeterEvent, problemsOfMeterEvent, type RunningLeg } from '../../server/domain/meter-event';

const litres = (text: string) => parseLitres(text)!;

/** A six-digit meter, near its end. */
const leg: RunningLeg = { nozzleName: 'N1', open: litres('999900'), meterMax: litres('1000000') };

const rollover = { kind: 'ROLLOVER', reason: 'went round at 21:10, seen by Ravi' };
const replacement = {
  kind: 'REPLACEMENT',
  lastReading: '999950.250',
  firstReading: '12.5',
  testing: '5',
  reason: 'new meter by the maker, seal 4471',
};
const reset = { ...replacement, kind: 'RESET', firstReading: '0', reason: 'reset by the inspector' };

const event = (change: Partial<MeterEvent>): MeterEvent => ({
  kind: 'RESET',
  lastReading: null,
  firstReading: null,
  testing: null,
  ...change,
});

describe('effect of an event on the running leg', () => {
  test.each<[MeterEvent, string, string, string]>([
    // ends at, tested, next begins at
    [event({ kind: 'ROLLOVER' }), '1000000.000', '0.000', '0.000'],
    [event({ kind: 'ROLLOVER', testing: litres('5') }), '1000000.000', '5.000', '0.000'],
    [
      event({ kind: 'REPLACEMENT', lastReading: litres('999950.25'), firstReading: litres('12.5') }),
      '999950.250',
      '0.000',
      '12.500',
    ],
    [event({ kind: 'RESET', lastReading: litres('999950'), firstReading: 0 }), '999950.000', '0.000', '0.000'],
  ])('%p: ends at %s, tested %s, next begins at %s', (happened, close, testing, nextOpen) => {
    const change = legChangeOf(happened, leg)!;
    expect([change.close, change.testing, change.nextOpen].map(litresText)).toEqual([close, testing, nextOpen]);
  });
});

describe('an event', () => {
  const messagesOf = (entry: Record<string, unknown>, at = leg) =>
    problemsOfMeterEvent(entry, at).map(({ field, message }) => `${field}: ${message}`);

  test.each([
    ['rollover', rollover],
    ['replacement', replacement],
    ['reset', reset],
  ])('%s is valid', (_kind, entry) => {
    expect(messagesOf(entry)).toEqual([]);
    expect(messagesOf({ ...entry, testing: '' })).toEqual([]);
    // Before anything flowed in the shift.
    if ('lastReading' in entry) expect(messagesOf({ ...entry, lastReading: '999900', testing: '0' })).toEqual([]);
    else expect(messagesOf({ ...entry, testing: '100' })).toEqual([]);
  });

  test.each([rollover, replacement, reset])('needs a reason: %p', (entry) => {
    for (const reason of ['', ' ', null, undefined, 'x'.repeat(501)])
      expect(messagesOf({ ...entry, reason })).toEqual([
        'reason: Enter the reason for the meter event, in at most 500 characters',
      ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['of no kind', { ...reset, kind: '' }, 'kind: Select what happened to the meter'],
    ['of another kind', { ...reset, kind: 'REPAIR' }, 'kind: Select what happened to the meter'],
    ['without a last reading', { ...reset, lastReading: '' }, 'lastReading: Nozzle N1: enter the last reading'],
    ['without a first one', { ...replacement, firstReading: null }, 'firstReading: Nozzle N1: enter the first reading'],
    ['with a word for one', { ...reset, lastReading: 'full' }, 'lastReading: Last reading must be a valid number'],
    ['with one below 0', { ...reset, firstReading: '-1' }, 'firstReading: First reading must be a valid number'],
    ['with testing below 0', { ...reset, testing: '-0.001' }, 'testing: Testing must be a valid number'],
    [
      'that ends below where it began',
      { ...replacement, lastReading: '999899.999' },
      'lastReading: Nozzle N1: the meter ended at 9,99,899.999, below its open reading 9,99,900.000',
    ],
    [
      'that ends beyond the meter',
      { ...replacement, lastReading: '1000000.001' },
      'lastReading: Nozzle N1: its meter goes up to 10,00,000.000 only',
    ],
    [
      'that resets beyond the meter',
      { ...reset, firstReading: '1000000.001' },
      'firstReading: Nozzle N1: its meter goes up to 10,00,000.000 only',
    ],
    [
      'that resets nothing',
      { ...reset, firstReading: '999950.25' },
      'firstReading: Nozzle N1: the first and last readings are the same, so nothing was reset',
    ],
    [
      'with more tested than flowed',
      { ...replacement, testing: '50.251' },
      'testing: Nozzle N1: testing must not be above the 50.250 L dispensed',
    ],
    [
      'of a rollover with more tested than flowed',
      { ...rollover, testing: '100.001' },
      'testing: Nozzle N1: testing must not be above the 100.000 L dispensed',
    ],
  ])('refuses %s', (_what, entry, message) => {
    expect(messagesOf(entry)).toEqual([message]);
  });

  test('a rollover requires a known meter maximum and a reading at the end', () => {
    expect(messagesOf(rollover, { ...leg, meterMax: null })).toEqual([
      'kind: Nozzle N1: first enter "Meter goes up to" for this nozzle',
    ]);
    expect(messagesOf(rollover, { ...leg, meterMax: litres('999000') })).toEqual([
      'kind: Nozzle N1: the meter ended at 9,99,000.000, below its open reading 9,99,900.000',
    ]);
  });

  test('a replacement meter may have more digits, and any reading where its maximum is unknown', () => {
    expect(messagesOf({ ...replacement, firstReading: '5000000' })).toEqual([]);
    expect(
      messagesOf({ ...reset, lastReading: '8000000', firstReading: '9000000' }, { ...leg, meterMax: null }),
    ).toEqual([]);
  });
});

describe('a meter that rolls over compared with one with more digits', () => {
  const anyMeter = fc.record({
    meterMax: fc.integer({ min: 1_000, max: 10_000_000 }),
    drawnStart: fc.nat(),
    pours: fc.array(fc.record({ litres: fc.nat(900_000), testing: fc.nat(1000) }), { minLength: 1, maxLength: 30 }),
  });

  /** The legs that its pours leave in the books: two where it goes round, joined by the event. */
  function legsOf(meterMax: number, start: number, pours: { litres: number }[]) {
    let shown = start;
    return pours.flatMap(({ litres: poured }) => {
      const legs = [];
      let left = poured;
      while (shown + left >= meterMax) {
        const running = { nozzleName: 'N1', open: shown, meterMax };
        const { close, nextOpen } = legChangeOf(event({ kind: 'ROLLOVER' }), running)!;
        legs.push({ open: shown, close });
        left -= close - shown;
        shown = nextOpen;
      }
      legs.push({ open: shown, close: shown + left });
      shown += left;
      return legs;
    });
  }

  test('shows the same litres', () => {
    fc.assert(
      fc.property(anyMeter, ({ meterMax, drawnStart, pours }) => {
        const start = drawnStart % meterMax;
        const legs = legsOf(meterMax, start, pours);
        const poured = sum(pours, (pour) => pour.litres);
        expect(sum(legs, ({ open, close }) => close - open)).toBe(poured);
        expect(legs.every(({ open, close }) => open >= 0 && close <= meterMax)).toBe(true);
        expect(legs.at(-1)!.close).toBe((start + poured) % meterMax);
      }),
    );
  });

  test('sells the same in one rollover as in its two legs', () => {
    fc.assert(
      fc.property(anyMeter, fc.nat(), ({ meterMax, drawnStart, pours }, drawnClose) => {
        const [open, close] = [drawnStart % (meterMax + 1), drawnClose % (meterMax + 1)];
        const testing = Math.min(pours[0]!.testing, close);
        const asLeg = { nozzleId: 1, nozzleName: 'N1', productId: 1 };
        const legs = [
          {
            ...asLeg,
            open,
            close: legChangeOf(event({ kind: 'ROLLOVER' }), { ...leg, open, meterMax })!.close,
            testing: 0,
          },
          { ...asLeg, open: 0, close, testing },
        ];
        expect(sum(legs, soldBy)).toBe(meterMax + close - open - testing);
      }),
    );
  });
});
