import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { HelpHost } from '../../client/src/app/shell/help-host';
import { listenForHotkeys } from '../../client/src/hooks/hotkeys';
import { t } from '../../client/src/i18n/translate';
import { Dialog } from '../../client/src/ui/dialog/dialog';
import { Page } from '../../client/src/ui/page/page';
import { ready } from './support/form';
import { type Opened, openComponent } from './support/page';

function Frame({ children }: { children: ReactNode }) {
  useEffect(listenForHotkeys, []);
  return <HelpHost>{children}</HelpHost>;
}

function WithDialog({ help }: { help?: 'dip' }) {
  const [opened, setOpened] = useState(true);
  return (
    <Dialog title="A dialog" help={help} opened={opened} onClose={() => setOpened(false)}>
      <input name="typed" data-autofocus />
    </Dialog>
  );
}

const open = (inside: ReactNode): Opened =>
  openComponent(
    <Frame>
      <Page title="A page" help="creditSale">
        {inside}
      </Page>
    </Frame>,
  );
const helps = (): HTMLElement[] => screen.queryAllByRole('dialog', { name: t('ui.help') });
const noHelp = (): Promise<void> => waitFor(() => expect(helps()).toEqual([]));

test('the button of a page and its key open its help, and Escape goes back to the field', async () => {
  const { user } = open(<input name="litres" />);
  const button = await screen.findByRole('button', { name: t('ui.help') });
  await user.click(button);
  const help = await screen.findByRole('dialog', { name: t('ui.help') });
  expect(within(help).getByText(t('help.creditSale.saved'))).toBeTruthy();
  expect(within(help).getByText(t('help.key.repeat')).closest('tr')?.textContent).toContain('Alt+J');
  await user.keyboard('{Escape}');
  await noHelp();

  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Alt>}q{/Alt}');
  expect(await screen.findByText(t('help.creditSale.about'))).toBeTruthy();
  await user.keyboard('{Escape}');
  await noHelp();
  await ready('litres');
});

test('the key in a dialog opens the help of the dialog, in front of it', async () => {
  const { user } = open(<WithDialog help="dip" />);
  await ready('typed');
  await user.keyboard('{Alt>}q{/Alt}');
  expect(await screen.findByText(t('help.dip.about'))).toBeTruthy();
  await user.keyboard('{Escape}');
  await noHelp();
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeTruthy();
  await ready('typed');
});

test('a dialog without help does not open that of the page behind it', async () => {
  const { user } = open(<WithDialog />);
  await ready('typed');
  await user.keyboard('{Alt>}q{/Alt}');
  await user.type(screen.getByRole('textbox'), 'x');
  expect(helps()).toEqual([]);
});

test('outside of the frame a page has no button', async () => {
  openComponent(
    <Page title="A page" help="creditSale">
      {null}
    </Page>,
  );
  await screen.findByRole('heading', { name: 'A page' });
  expect(screen.queryByRole('button', { name: t('ui.help') })).toBeNull();
});
