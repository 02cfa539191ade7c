import { act, screen, waitFor, within } from '@testing-library/react';
import { loadTexts, t } from '../../client/src/i18n/translate';
import ChangeDialog from '../../client/src/ui/row-changes/change-dialog';
import { PERMISSION } from '../../client/src/ui/row-changes/row-changes';
import type { ChangeKind } from '../../client/src/ui/row-changes/row-menu';
import { effects } from '../../server/domain/effects.messages';
import { labelled } from '../../server/domain/kernel/message';
import { movedMoney } from '../../server/domain/moved-figure';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { type Opened, openComponent } from './support/page';

const ROW = { table: 'expenditure', rowId: 9, version: 3 };

/** Opens the dialog of an expenditure; `closed` counts how often it was closed. */
async function openDialog(kind: ChangeKind, isAdmin: boolean): Promise<Opened & { closed: () => number }> {
  server.station.me!.rights = [...BUILT_IN_ROLES[isAdmin ? 'admin' : 'staff']];
  const atOnce = { isChangedAtOnce: isAdmin, isDeletedAtOnce: isAdmin };
  server.station.changeableRow = { ...server.station.changeableRow, ...atOnce };
  let closed = 0;
  await loadTexts(['approvals']);
  const close = () => {
    closed += 1;
  };
  const opened = openComponent(<ChangeDialog table="expenditure" rowId={9} kind={kind} pending={[]} onClose={close} />);
  await ready(kind === 'edit' ? 'amount' : 'why');
  return { ...opened, closed: () => closed };
}

const MOVED = [movedMoney(effects.shortage({ employee: 'RAVI', pump: 'PUMP 1' }), 921_500, 0)];

test.each(['edit', 'delete'] as const)('to %s a row of a closed shift shows what that moves first', async (kind) => {
  server.station.changeableRow = { ...server.station.changeableRow, needsReason: true };
  server.payloads.rehearseRowChange = { effectTexts: MOVED };
  server.payloads.changeRow = { state: 'DONE', effectTexts: MOVED };
  const { user, closed } = await openDialog(kind, true);
  await fill(user, { ...(kind === 'edit' && { amount: '300' }), why: 'Wrong bill' });
  await save(user);
  const title = t(kind === 'edit' ? 'changes.effects.edit' : 'changes.effects.delete');
  const review = within(await screen.findByRole('dialog', { name: title }));
  expect(review.getByRole('row', { name: 'Shortage of RAVI on PUMP 1 ₹9,215.00 ₹0.00' })).toBeTruthy();
  const asked = {
    ...{ ...ROW, comment: 'Wrong bill', permission: kind === 'edit' ? PERMISSION.MODIFY : PERMISSION.DELETE },
    changes: kind === 'edit' ? [{ field: 'amount', value: '300.00' }] : [],
  };
  expect(inputs()).toEqual([{ name: 'rehearseRowChange', ...asked }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect([closed(), shown(['why'])]).toEqual([0, { why: 'Wrong bill' }]);
  await save(user);
  await screen.findByRole('dialog', { name: title });
  const label = t(kind === 'edit' ? 'ui.save' : 'changes.delete');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(label));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(closed()).toBe(1));
  expect(inputs().at(-1)).toEqual({ name: 'changeRow', ...asked });
  // They were seen.
  expect(screen.queryByText(/Shortage of RAVI/)).toBeNull();
});

test('a change in a closed shift that moves nothing is saved at once', async () => {
  server.station.changeableRow = { ...server.station.changeableRow, needsReason: true };
  const { user, closed } = await openDialog('edit', true);
  await fill(user, { amount: '300', why: 'Wrong bill' });
  await save(user);
  await waitFor(() => expect(closed()).toBe(1));
  expect(server.sent.map(({ name }) => name)).toEqual(['rehearseRowChange', 'changeRow']);
});

test('a change in a closed shift whose answer was lost is sent again without another review', async () => {
  server.station.changeableRow = { ...server.station.changeableRow, needsReason: true };
  server.payloads.rehearseRowChange = { effectTexts: MOVED };
  const { user, closed } = await openDialog('edit', true);
  await fill(user, { amount: '300', why: 'Wrong bill' });
  await save(user);
  await screen.findByRole('dialog', { name: t('changes.effects.edit') });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('ui.save')));
  server.isUnreachable = true;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: t('changes.effects.edit') })).toBeNull());
  await screen.findByRole('alert');
  server.isUnreachable = false;
  // By now the row may have another version, so that a rehearsal would be refused.
  server.sent = [];
  await save(user);
  await waitFor(() => expect(closed()).toBe(1));
  expect(server.sent.map(({ name }) => name)).toEqual(['changeRow']);
});

const inputs = () => server.sent.map(({ name, input }) => ({ name, ...input }));

test.each(['edit', 'delete'] as const)('to %s a row of a closed shift, an admin gives a reason too', async (kind) => {
  server.station.changeableRow = { ...server.station.changeableRow, needsReason: true };
  const { user } = await openDialog(kind, true);
  if (kind === 'edit') await fill(user, { amount: '300' });
  await save(user);
  await waitFor(() => expect(errorAt('why')).not.toBe(''));
  expect(server.sent).toEqual([]);
});

describe.each([
  ['an admin', true],
  ['staff', false],
])('%s', (_, isAdmin) => {
  const why = isAdmin ? '' : 'Wrong bill';
  const comment = isAdmin ? null : 'Wrong bill';

  test('edits a row by keyboard; only what was changed is sent, with the version of the row', async () => {
    const { user, closed } = await openDialog('edit', isAdmin);
    await user.keyboard('{Control>}a{/Control}300{Enter}');
    await waitFor(() => expect(focused()).toBe('reference'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('why'));
    if (why !== '') await user.paste(why);
    await save(user);
    await waitFor(() => expect(closed()).toBe(1));
    const changes = [{ field: 'amount', value: '300.00' }];
    expect(inputs()).toEqual([{ name: 'changeRow', ...ROW, permission: PERMISSION.MODIFY, changes, comment }]);
  });

  test('sends nothing when nothing was changed', async () => {
    const { user, closed } = await openDialog('edit', isAdmin);
    await fill(user, { amount: '250', why });
    await save(user);
    await screen.findByText(t('changes.nothing'));
    expect([closed(), server.sent]).toEqual([0, []]);
  });

  test('shows each refusal at its field and keeps what was typed', async () => {
    const { user, closed } = await openDialog('edit', isAdmin);
    const typed = { amount: '300.00', reference: 'R 2', why };
    await fill(user, typed);
    for (const name of ['amount', 'reference']) {
      const message = `The server refuses ${name}.`;
      server.refusals = [{ code: 'REFUSED', message, field: name }];
      act(() => field('why').focus());
      await save(user);
      await waitFor(() => expect(errorAt(name)).toBe(message));
      await waitFor(() => expect(focused()).toBe(name));
      expect(shown(Object.keys(typed))).toEqual(typed);
    }
    expect([closed(), server.sent.length]).toEqual([0, 2]);
  });

  test('asks at the field about an unusual figure, and Enter keeps it', async () => {
    const { user, closed } = await openDialog('edit', isAdmin);
    await fill(user, { amount: '30000', why });
    const message = 'The amount is ₹30,000.00. Save again to keep it.';
    server.refusals = [{ code: 'FIGURE_UNUSUAL', message, field: 'amount' }];
    await save(user);
    await waitFor(() => expect(errorAt('amount')).toBe(message));
    await waitFor(() => expect(focused()).toBe('amount'));
    server.refusals = [];
    await user.keyboard('{Enter}');
    await waitFor(() => expect(closed()).toBe(1));
    expect(server.sent.map(({ input }) => input.confirmed)).toEqual([undefined, true]);
  });

  test('says at the field what is wrong, focuses it and sends nothing', async () => {
    const { user } = await openDialog('edit', isAdmin);
    await fill(user, { why });
    for (const wrong of ['', '12.345', 'ten']) {
      await fill(user, { amount: wrong });
      await user.tab();
      await save(user);
      await waitFor(() => expect([wrong, focused()]).toEqual([wrong, 'amount']));
      expect([wrong, errorAt('amount')]).not.toEqual([wrong, '']);
    }
    expect([server.sent, field('why').value]).toEqual([[], why]);
  });

  test('deletes a row, with a question only if it takes effect at once', async () => {
    const { user, closed } = await openDialog('delete', isAdmin);
    if (why !== '') await user.paste(why);
    await save(user);
    if (isAdmin) {
      await screen.findByRole('dialog', { name: t('ui.confirm.title') });
      await waitFor(() => expect(document.activeElement?.textContent).toBe(t('ui.no')));
      await user.keyboard('y');
    }
    await waitFor(() => expect(closed()).toBe(1));
    expect(inputs()).toEqual([{ name: 'changeRow', ...ROW, permission: PERMISSION.DELETE, changes: [], comment }]);
  });
});

test.each<ChangeKind>(['edit', 'delete'])('staff cannot send a request without a reason: %s', async (kind) => {
  const { user } = await openDialog(kind, false);
  if (kind === 'edit') await fill(user, { amount: '300' });
  await save(user);
  await ready('why');
  expect(errorAt('why')).not.toBe('');
  expect(server.sent).toEqual([]);
});

describe('a row that cannot be deleted in its state', () => {
  const BILLED = 'This sale is on bill 7';
  beforeEach(() => {
    server.station.changeableRow = { ...server.station.changeableRow, whyNotDeleted: labelled(BILLED) };
  });

  test('says why, and takes no reason', async () => {
    await loadTexts(['approvals']);
    openComponent(<ChangeDialog table="credit_sale" rowId={9} kind="delete" pending={[]} onClose={() => undefined} />);
    await screen.findByText(BILLED);
    expect(document.querySelector('[name="why"]')).toBeNull();
  });

  test('is edited as any other', async () => {
    await openDialog('edit', true);
    expect(screen.queryByText(BILLED)).toBeNull();
  });
});
