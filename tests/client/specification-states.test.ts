import { parseShare } from '../../client/src/features/closing/sheet/takings-of-sheet';
import { changed, freshDraft } from '../../client/src/features/memos/memo-draft';

test.each([
  ['20', 2_000],
  ['', 0],
  ['much', 0],
  ['-5', 0],
  ['1.5', 0],
])('a shortage of %j counts as %d paise', (typed, paise) => expect(parseShare(typed)).toBe(paise));

describe('a memo with credit vehicles', () => {
  const draft = { ...freshDraft('2026-01-01'), productId: '1', includeCredit: true, quantity: '5' };

  test.each([{ productId: '2' }, { date: '2026-01-02' }])('requests them again after %j', (change) =>
    expect(changed(draft, change)).toEqual({ ...draft, ...change, includeCredit: false }),
  );

  test('keeps them while only the quantity changes', () =>
    expect(changed(draft, { quantity: '6' })).toEqual({ ...draft, quantity: '6' }));
});
