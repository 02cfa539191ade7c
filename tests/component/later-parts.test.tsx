import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NAVIGATION } from '../../client/src/app/navigation';
import { LinkSearch } from '../../client/src/app/shell/link-search';
import { ShellActionsProvider } from '../../client/src/app/shell/shell-actions';
import { TopMenus } from '../../client/src/app/shell/top-menus';
import { FRAME_TEXTS } from '../../client/src/i18n/areas';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { type Opened, openComponent } from './support/page';

const none = (): void => undefined;
const ACTIONS = { openAction: none, openShortcuts: none, openCash: none, togglePanel: none, panelOpen: false };

async function openFrame(): Promise<Opened> {
  await loadTexts(FRAME_TEXTS);
  Object.assign(server.station, { reportCatalogue: [], masters: [], savedViews: [], findRecords: [], slipPlaces: [] });
  return openComponent(
    <ShellActionsProvider value={ACTIONS}>
      <div id="top-bar">
        <TopMenus items={NAVIGATION} />
        <LinkSearch items={NAVIGATION} withKey />
        <button type="button">beside</button>
      </div>
    </ShellActionsProvider>,
  );
}
const menuOf = (name: string) => screen.getByRole('menuitem', { name });
const searchField = () => screen.getByRole<HTMLInputElement>('combobox', { name: t('shell.searchLabel') });

// First: later tests of this file find the parts loaded.
test('what is begun before the menus and the palette are loaded is done when they are', async () => {
  await openFrame();
  const plain = menuOf(t('menu.shift'));
  expect(plain.getAttribute('aria-haspopup')).toBe('menu');
  act(() => plain.focus());
  fireEvent.click(plain);
  await screen.findByRole('menuitem', { name: new RegExp(`^${t('nav.startShift')}`), hidden: true });
  expect(plain.isConnected).toBe(false);
  await waitFor(() => expect(menuOf(t('menu.shift')).getAttribute('aria-expanded')).toBe('true'));

  const beside = screen.getByRole('button', { name: 'beside' });
  act(() => beside.focus());
  const empty = searchField();
  act(() => empty.focus());
  fireEvent.change(empty, { target: { value: 'trial' } });
  await screen.findByRole('option', { name: new RegExp(t('nav.trialBalance')), hidden: true });
  const field = searchField();
  expect([empty.isConnected, field.value, document.activeElement]).toEqual([false, 'trial', field]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(beside);
});

test('a menu opens by the keyboard, and Escape closes it', async () => {
  const { user } = await openFrame();
  act(() => menuOf(t('menu.shift')).focus());
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menuitem', { name: new RegExp(`^${t('nav.startShift')}`), hidden: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menuOf(t('menu.shift')).getAttribute('aria-expanded')).toBe('false'));
});
