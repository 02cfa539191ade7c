import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useRef, useState } from 'react';
import { NAVIGATION } from '../../client/src/app/navigation';
import { LinkSearch } from '../../client/src/app/shell/link-search';
import { ShellActionsProvider } from '../../client/src/app/shell/shell-actions';
import { TopMenus } from '../../client/src/app/shell/top-menus';
import { FRAME_TEXTS } from '../../client/src/i18n/areas';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { afterEffects, listenToTypedAhead } from '../../client/src/ui/dialog/held-keys';
import { defineLazyPart, useKeyForPart, useLazyPart, useOpenedPart } from '../../client/src/ui/feedback/lazy-part';
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
/** Whether a key of the keyboard is kept from the page now. jsdom has no trusted events, so the listener gets a stand-in. */
const isHeld = (() => {
  const listen = jest.spyOn(window, 'addEventListener');
  listenToTypedAhead();
  const [, onKeyDown] = listen.mock.calls.find(([type]) => type === 'keydown')!;
  listen.mockRestore();
  return (): boolean => {
    const key = 'PageDown';
    const press = { isTrusted: true, key, code: key, getModifierState: () => false, stopImmediatePropagation: none };
    const preventDefault = jest.fn();
    (onKeyDown as (event: unknown) => void)({ ...press, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
})();
const settle = () => act(() => new Promise<void>((resolve) => afterEffects(resolve, 6)));

/** A part whose loading the test ends. */
function partOnDemand() {
  let arrive = none;
  const part = defineLazyPart(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => null });
      }),
  );
  return { part, arrive: () => act(async () => arrive()) };
}

interface FieldProps {
  part: ReturnType<typeof partOnDemand>['part'];
  onKey: (key: string) => void;
}

function FieldWithPart({ part, onKey }: FieldProps) {
  const lazy = useLazyPart(part);
  const place = useRef<HTMLInputElement>(null);
  const playLater = useKeyForPart(lazy, place);
  return (
    <input
      ref={place}
      aria-label="field"
      onKeyDown={(event) => (lazy.Part === null ? playLater(event) : onKey(event.key))}
    />
  );
}

async function pressEnterBeforeItsPart() {
  await loadTexts(FRAME_TEXTS);
  const { part, arrive } = partOnDemand();
  const onKey = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const opened = openComponent(
    <form onSubmit={onSubmit}>
      <FieldWithPart part={part} onKey={onKey} />
      <input aria-label="beside" />
    </form>,
  );
  const field = await screen.findByLabelText('field');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  return { ...opened, arrive, onKey, onSubmit };
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
  expect(isHeld()).toBe(false);
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

test('a key acts when its part is loaded, if the focus has stayed', async () => {
  const { arrive, onKey } = await pressEnterBeforeItsPart();
  expect(isHeld()).toBe(true);
  await arrive();
  await waitFor(() => expect(onKey).toHaveBeenCalledWith('Enter'));
  await waitFor(() => expect(isHeld()).toBe(false));
});

test('a key acts on no other element, and holds no more keys once the focus has moved', async () => {
  const { arrive, onKey, onSubmit } = await pressEnterBeforeItsPart();
  act(() => screen.getByLabelText('beside').focus());
  await settle();
  expect(isHeld()).toBe(false);
  await arrive();
  await settle();
  expect([onKey.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
});

test('a key whose part takes too long is dropped', async () => {
  const { arrive, onKey, onSubmit } = await pressEnterBeforeItsPart();
  const later = performance.now() + 11_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  expect(isHeld()).toBe(false);
  await arrive();
  await settle();
  expect([onKey.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
});

test('no key is held for what is no longer on screen', async () => {
  const { close } = await pressEnterBeforeItsPart();
  expect(isHeld()).toBe(true);
  close();
  expect(isHeld()).toBe(false);
});

test('what cannot be loaded closes with a message, and opens with the next click', async () => {
  await loadTexts(FRAME_TEXTS);
  jest.spyOn(console, 'error').mockImplementation(none);
  jest.spyOn(console, 'warn').mockImplementation(none);
  let isOffline = true;
  const part = defineLazyPart(async () => {
    if (isOffline) throw new Error('offline');
    return { default: () => <p>panel</p> };
  });
  function Opener() {
    const [opened, setOpened] = useState(false);
    const Panel = useOpenedPart(part, { opened, setOpened });
    return (
      <>
        <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          opener
        </button>
        {Panel && opened && <Panel />}
      </>
    );
  }
  const { user } = openComponent(<Opener />);
  const opener = await screen.findByRole('button', { name: 'opener' });
  await user.click(opener);
  await screen.findByText(t('ui.part.failed'));
  await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
  isOffline = false;
  await user.click(opener);
  await screen.findByText('panel');
});
