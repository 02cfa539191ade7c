import { act, screen, waitFor, within } from '@testing-library/react';
import { EntryQuestion } from '../../client/src/features/closing/sheet/entry-question';
import type { SheetForm } from '../../client/src/features/closing/sheet/sheet-form';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { approvals } from '../../server/domain/approvals.messages';
import { labelled } from '../../server/domain/kernel/message';
import type { Right } from '../../server/domain/rights';
import { server } from './support/answers';
import { type Opened, openComponent } from './support/page';

const FORM = { shiftId: 7, pumps: [] as SheetForm['pumps'] } as SheetForm;

async function openQuestion(): Promise<Opened & { answers: string[] }> {
  const answers: string[] = [];
  await loadTexts(['closing', 'navigation']);
  const opened = openComponent(
    <EntryQuestion form={FORM} onYes={() => answers.push('yes')} onNo={() => answers.push('no')} />,
  );
  await screen.findByText(t('closing.question.noStockIn'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('ui.yes')));
  return { ...opened, answers };
}

test.each([
  ['{Enter}', 'yes'],
  ['{Escape}', 'no'],
  ['y', 'yes'],
  ['n', 'no'],
])('the question before a close is answered by %s: %s', async (key, answer) => {
  const { user, answers } = await openQuestion();
  await user.keyboard(key);
  expect(answers).toEqual([answer]);
});

test('Y and N also answer from a link, and not together with Ctrl', async () => {
  const { user, answers } = await openQuestion();
  act(() => screen.getByText(t('closing.question.unload', { count: 1 })).focus());
  expect(document.activeElement?.tagName).toBe('A');
  await user.keyboard('{Control>}y{/Control}');
  expect(answers).toEqual([]);
  await user.keyboard('n');
  expect(answers).toEqual(['no']);
});

test('entries that wait for approval are named before the close', async () => {
  const entry = { requestId: 3, command: 'recordCreditSale', label: 'Credit sale', title: 'SHREE, ₹900.00' };
  Object.assign(server.station.beforeClose!, { waiting: [{ ...entry, userName: 'RAVI', pumpId: 1 }] });
  await openQuestion();
  expect(await screen.findByText('Credit sale SHREE, ₹900.00, by RAVI')).toBeTruthy();
});

test.each<[string, Right[], string | null]>([
  ['leads who decides to its review', ['changes.decide'], '/permission/12/expenditure'],
  ['is only named to others', [], null],
])('a change that waits for approval is told apart, and %s', async (_, rights, review) => {
  server.station.me.rights = [...rights];
  const what = approvals.entry({ label: labelled('Expenditure', 'expenditure'), title: 'TEA, ₹50.00 → ₹60.00' });
  const msgText = approvals.asksToChange({ user: 'RAVI', what });
  const change = { requestId: 4, table: 'expenditure', rowId: 12, pumpId: null, msgText };
  Object.assign(server.station.beforeClose!, { waitingChanges: [change] });
  await openQuestion();
  const list = await screen.findByRole('region', { name: '1 change waits for approval' });
  const words = within(list).getByText('RAVI asks to change expenditure TEA, ₹50.00 → ₹60.00');
  expect(words.closest('a')?.getAttribute('href') ?? null).toBe(review);
  expect(screen.queryByRole('region', { name: t('closing.waiting') })).toBeNull();
});
