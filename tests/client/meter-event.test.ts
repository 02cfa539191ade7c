import '../support/all-texts';
import {
  doubtsOf,
  doubtWords,
  effectOf,
  legOf,
  type MeterAnswer,
  type MeterDraft,
  NO_EVENT,
} from '../../client/src/features/stock/meter-event/meter-draft';

/** A meter that can pour 40 litres a minute since six o'clock. */
const meter = (change: Partial<MeterAnswer> = {}): MeterAnswer => ({
  nozzleId: 1,
  nozzleName: 'N1',
  pumpName: 'P1',
  shortName: 'HS',
  open: '999000.000',
  meterMax: '1000000.000',
  shiftStartedAt: '2026-01-01T06:00:00.000Z',
  flowRate: 40,
  soldBefore: '0.000',
  hasRolledOver: false,
  ...change,
});

const warned = (draft: Partial<MeterDraft>, at: MeterAnswer, now: string): string => {
  const event: MeterDraft = { ...NO_EVENT, nozzleId: '1', kind: 'ROLLOVER', ...draft };
  if (event.kind === '') throw new Error('Nothing happened to the meter');
  return doubtWords(doubtsOf(event.kind, effectOf(event, legOf(at))!, at, new Date(now)));
};

test.each<[string, string, Partial<MeterAnswer>, string]>([
  ['accepts what the nozzle can pour in the time', '06:25', {}, ''],
  [
    'warns about more than the nozzle can pour in the time',
    '06:24',
    {},
    'Check again: 1,000.000 L is more than it can dispense in this shift, 960.000 L.',
  ],
  [
    'warns about more than it can pour with its earlier sale',
    '06:25',
    { soldBefore: '0.001' },
    'Check again: 1,000.001 L is more than it can dispense in this shift, 1,000.000 L.',
  ],
  [
    'warns about a rollover with more than it can pour',
    '06:10',
    { hasRolledOver: true },
    'Check again: its meter has already rolled over in this shift; 1,000.000 L is more than it can dispense in this shift, 400.000 L.',
  ],
])('%s', (_what, time, change, words) => expect(warned({}, meter(change), `2026-01-01T${time}:00.000Z`)).toBe(words));
