import { screen, waitFor } from '@testing-library/react';
import type { Review } from '../../client/src/features/approvals/diff-rows';
import { RequestCard } from '../../client/src/features/approvals/request-card';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { PERMISSION } from '../../client/src/ui/row-changes/row-changes';
import { DO_ACCEPT } from '../../server/domain/change-request.rules';
import { server } from './support/answers';
import { openComponent } from './support/page';

const REHEARSED = 1_234_567;

const request = {
  ...{
    id: 7,
    permission: PERMISSION.MODIFY,
    state: 'PENDING',
    comment: 'Wrong bank',
    userName: 'SURESH',
    isOwn: false,
  },
  ...{ requestedAt: '2026-01-15T06:00:00Z', decidedBy: null, decidedAt: null, decisionReason: null, rowVersion: 1 },
  changes: [],
} satisfies Review['requests'][number];

/** Opens the card of a request for version 1 of a row that has another version, or is a new entry's. */
async function openCard(version: number | null) {
  server.payloads.rehearseChange = { rehearsal: { version: REHEARSED, effectTexts: [], problems: [] } };
  await loadTexts(['approvals']);
  const row = version === null ? null : { title: '000123', version, at: null, fields: [] };
  const of = { table: 'cheque', rowId: 5, label: 'Cheque', title: '000123', requests: [request], ended: [] };
  const nothing = () => {};
  const opened = openComponent(
    <RequestCard
      review={{ ...of, row }}
      request={request}
      number={null}
      withKeys
      onDecided={nothing}
      onRefused={nothing}
    />,
  );
  await screen.findByText(t('approvals.moves.nothing'));
  return opened;
}

const decisions = () => server.sent.filter(({ name }) => name === 'decideChange').map(({ input }) => input);

test.each([
  ['of a row', 1, false],
  ['of a row that has changed since, after one more question', 3, true],
  ['of a new entry', null, false],
])('what the card shows is accepted: %s', async (_, version, asksAgain) => {
  const { user } = await openCard(version);
  const questions = [DO_ACCEPT, ...(asksAgain ? [t('approvals.stale.ask')] : [])];
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('approvals.accept')}`) }));
  for (const question of questions) {
    await screen.findByText(question);
    expect(decisions()).toEqual([]);
    await user.click(await screen.findByText(t('ui.yes')));
  }
  const sent = { requestId: 7, accept: true, expectedVersion: REHEARSED, ...(version !== null && { version }) };
  await waitFor(() => expect(decisions()).toEqual([sent]));
});
