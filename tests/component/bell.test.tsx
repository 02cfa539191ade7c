import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import BellList from '../../client/src/app/shell/bell-list';
import { ShellActionsProvider } from '../../client/src/app/shell/shell-actions';
import { TopBar } from '../../client/src/app/shell/top-bar';
import { FRAME_TEXTS } from '../../client/src/i18n/areas';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { approvals } from '../../server/domain/approvals.messages';
import { labelled } from '../../server/domain/kernel/message';
import type { Right } from '../../server/domain/rights';
import { server } from './support/answers';
import { type Opened, openComponent } from './support/page';

const what = approvals.entry({ label: labelled('Role', 'role'), title: 'Cashier' });
const NOTICE = {
  ...{ notificationId: 5, rowId: 4, tableName: 'role', permission: 3, tableLabel: 'Role', title: 'Cashier' },
  ...{ msgText: approvals.userAdded({ user: 'RAVI', what }), userName: 'RAVI', at: '2026-01-15T06:00:00Z' },
};
const none = (): void => undefined;
const ACTIONS = { openAction: none, openShortcuts: none, openCash: none, togglePanel: none, panelOpen: false };

async function openAs(rights: readonly Right[], part: ReactNode): Promise<Opened> {
  await loadTexts(FRAME_TEXTS);
  const counts = { pending: 0, notices: 1 };
  Object.assign(server.station, {
    reportCatalogue: [],
    masters: [],
    permissionCounts: counts,
    notifications: [NOTICE],
  });
  server.station.me.rights = [...rights];
  return openComponent(<ShellActionsProvider value={ACTIONS}>{part}</ShellActionsProvider>);
}

const BAR = <TopBar items={[]} search={null} onPhoneMenu={none} onPhoneSearch={none} />;

test.each<[Right]>([['changes.decide'], ['users.manage'], ['keys.manage']])('there is a bell for %s', async (right) => {
  await openAs([right], BAR);
  expect(await screen.findByRole('button', { name: new RegExp(t('bell.notices', { count: 1 })) })).toBeTruthy();
});

test('there is no bell for others', async () => {
  await openAs(['changes.request', 'stock.read', 'credit.read'], BAR);
  await screen.findByRole('button', { name: t('shell.panel.toggle') });
  expect(document.querySelector('[data-hotkey="Alt+N"]')).toBeNull();
});

test.each<[Right, string, object[]]>([
  ['users.manage', '/page/roles', [{ name: 'seeNotices', input: { notificationId: 5 } }]],
  // Its page marks it as seen.
  ['changes.decide', '/permission/4/role', []],
])('a notice opens, for %s, %s', async (right, page, sent) => {
  const { user, address } = await openAs([right], <BellList counts="" onGone={none} />);
  await user.click(await screen.findByRole('link', { name: /RAVI added role Cashier/ }));
  expect(address()).toBe(page);
  await waitFor(() => expect(server.sent).toMatchObject(sent));
});
