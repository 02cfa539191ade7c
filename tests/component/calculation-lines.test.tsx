import { screen, within } from '@testing-library/react';
import { CalculationLines } from '../../client/src/features/closing/sections/calculation-lines';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { openComponent } from './support/page';

/** ₹500 of cash and credit were recorded; sale of the meters that are read, in paise. */
const lines = (sale: number, isRead: boolean) => {
  const toHandIn = sale - 50_000;
  const calculation = {
    ...{ sale, credit: 30_000, cash: 20_000, swipe: 0, toHandIn, last: 0, missing: toHandIn },
    ...{ shortages: 0, shortageNeeded: 0, shortAndOver: 0, saleByProduct: {}, litresByProduct: {} },
  };
  openComponent(
    <CalculationLines label="P1" calculation={calculation} products={[]} isRead={isRead} isSettled={false} />,
  );
  const row = screen.getByRole('row', { name: new RegExp(t('closing.panel.toHandIn')) });
  return within(row).getByRole('cell').textContent;
};

beforeEach(() => loadTexts(['closing']));

test('nothing negative is still to hand in before the meters are read', () => {
  expect(lines(0, false)).toBe('–');
  expect(screen.queryByText(t('closing.panel.tooMuch'))).toBeNull();
});

test('nor while some of them are read', () => expect(lines(10_000, false)).toBe('–'));

test('what is known is shown', () => {
  expect(lines(80_000, false)).toContain('300.00');
});

test('more than the sale of all meters is too much', () => {
  expect(lines(10_000, true)).toContain('400.00');
  expect(screen.getByText(t('closing.panel.tooMuch'))).toBeTruthy();
});
