import { screen, waitFor } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { effects } from '../../server/domain/effects.messages';
import { movedMoney } from '../../server/domain/moved-figure';
import { server } from './support/answers';
import { fill, ready, save } from './support/form';
import { type Opened, openPage } from './support/page';

const CHEQUE = {
  ...{ id: 5, state: 'DEPOSITED', isReceived: true, partyName: 'SHREE TRANSPORT', paidOn: '2026-01-10' },
  ...{ number: '000123', bank: 'HDFC BANK', chequeDate: '2026-01-10', amount: '5000.00' },
  ...{ accountId: 1, accountName: 'STATE BANK', depositedOn: '2026-01-11', clearedOn: null, returnedOn: null },
  ...{ reason: null, chargeBill: null },
};

async function openStep(step: 'cash.cheques.return' | 'cash.cheques.clear'): Promise<Opened> {
  Object.assign(server.station, { chequeRegister: { held: '0.00', deposited: '5000.00', cheques: [CHEQUE] } });
  const opened = await openPage('/page/cheques');
  const name = t('cash.cheques.name', { number: CHEQUE.number, party: CHEQUE.partyName });
  await opened.user.click(
    (await screen.findAllByRole('button', { name: t('cash.cheques.stepOf', { step: t(step), cheque: name }) }))[0]!,
  );
  return opened;
}

test('a return shows what it changes, and one more Enter records it', async () => {
  const due = movedMoney(effects.due({ creditor: CHEQUE.partyName }), 0, 535_000);
  server.payloads.returnCheque = { effectTexts: [due] };
  const { user } = await openStep('cash.cheques.return');
  await ready('returnedOn');
  await fill(user, { returnedOn: '15-01-2026', reason: 'Funds insufficient', customerCharge: '350' });
  await save(user);
  const review = await screen.findByRole('dialog', { name: t('cash.cheques.effects') });
  expect(review.textContent).toContain(CHEQUE.partyName);
  expect(review.textContent).toContain('5,350.00');
  expect(server.sent).toEqual([]);
  await waitFor(() => expect(review.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.sent.map(({ name, input }) => [name, input])).toEqual([
      [
        'returnCheque',
        expect.objectContaining({
          ...{ chequeId: 5, returnedOn: '2026-01-15', reason: 'Funds insufficient', customerCharge: '350.00' },
        }),
      ],
    ]),
  );
});

test('a step that changes nothing else is recorded at once', async () => {
  server.payloads.clearCheque = { effectTexts: [] };
  const { user } = await openStep('cash.cheques.clear');
  await ready('clearedOn');
  await save(user);
  await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual(['clearCheque']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
