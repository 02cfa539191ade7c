import { effects } from '../../server/domain/effects.messages';
import { joinEffects, withoutBalances } from '../../server/domain/joined-effects';
import { movedLitres, movedMoney } from '../../server/domain/moved-figure';

const due = (before: number, after: number) =>
  movedMoney(effects.due({ creditor: 'SAHU CONSTRUCTION' }), before, after);
const debt = effects.bill({ bill: '1011' });

test('a balance that moves step by step has one effect: its first value before and its last one after', () => {
  const other = movedMoney(effects.safe(), 100, 200);
  expect(joinEffects([due(100, 108), other, due(108, 117), due(117, 121)])).toEqual([due(100, 121), other]);
});

test('a balance that comes back to its first value has no effect', () => {
  expect(joinEffects([due(100, 108), due(108, 100)])).toEqual([]);
  expect(joinEffects([due(100, 108), due(108, 100), due(100, 105)])).toEqual([due(100, 105)]);
});

test('figures of one name that do not follow one another are two figures', () => {
  expect(joinEffects([due(100, 108), due(500, 508)])).toEqual([due(100, 108), due(500, 508)]);
  const litres = movedLitres(effects.due({ creditor: 'SAHU CONSTRUCTION' }), 108, 120);
  expect(joinEffects([due(100, 108), litres])).toEqual([due(100, 108), litres]);
});

test('what more and less of a debt is settled is netted', () => {
  const [more, less] = [effects.moreSettled, effects.lessSettled];
  expect(joinEffects([more({ debt, amount: 500 }), less({ debt, amount: 800 })])).toEqual([
    less({ debt, amount: 300 }),
  ]);
  expect(joinEffects([more({ debt, amount: 500 }), less({ debt, amount: 500 })])).toEqual([]);
});

test('no sentence is said twice', () => {
  const stays = effects.interestStays({ debt, to: '2026-01-02' });
  expect(joinEffects([stays, due(100, 108), stays])).toEqual([stays, due(100, 108)]);
});

test('balances and notes are compared by how much they move', () => {
  const fifties = (before: number, after: number) =>
    effects.notes({ notes: [effects.noteCount({ value: 5_000, before, after })] });
  const moved = withoutBalances([due(100, 108), fifties(10, 8)]);
  expect(withoutBalances([due(700, 708), fifties(3, 1)])).toEqual(moved);
  expect(withoutBalances([due(700, 709), fifties(3, 1)])).not.toEqual(moved);
  expect(withoutBalances([due(700, 708), fifties(3, 2)])).not.toEqual(moved);
});
