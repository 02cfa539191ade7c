import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { t } from '../../client/src/i18n/translate';
import { confirm } from '../../client/src/ui/dialog/confirm';
import { Dialog } from '../../client/src/ui/dialog/dialog';
import { field, fill, focused, ready } from './support/form';
import { type Opened, openComponent, openPage } from './support/page';

function Opener({ inner = null }: { inner?: React.ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <input name="before" />
      <button type="button" name="opener" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog title="A dialog" opened={opened} onClose={() => setOpened(false)}>
        <input name="other" />
        <input name="first" data-autofocus />
        {inner}
      </Dialog>
    </>
  );
}

function InnerOpener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open another
      </button>
      <Dialog title="Another dialog" opened={opened} onClose={() => setOpened(false)}>
        <input name="inner" data-autofocus />
      </Dialog>
    </>
  );
}

const openDialog = async (inner?: React.ReactNode): Promise<Opened> => {
  const opened = openComponent(<Opener inner={inner} />);
  await opened.user.click(await screen.findByText('Open'));
  await ready('first');
  return opened;
};
const closed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ready('opener');
};

test('the focus moves to the marked field, stays in the dialog, and returns on Escape', async () => {
  const { user } = await openDialog();
  expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
  for (let times = 0; times < 5; times += 1) {
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await closed();
});

test('the cross closes it, and the focus returns', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByLabelText(t('ui.close')));
  await closed();
});

test('Escape closes only the dialog in front', async () => {
  const { user } = await openDialog(<InnerOpener />);
  await user.click(screen.getByText('Open another'));
  await ready('inner');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Another dialog')).toBeNull());
  expect(screen.getByText('A dialog')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open another'));
});

describe('a question', () => {
  const ask = async (danger: boolean) => {
    const answers: boolean[] = [];
    const question = () => void confirm('Discard it?', { danger }).then((answer) => answers.push(answer));
    const { user } = openComponent(
      <button type="button" name="opener" onClick={question}>
        Ask
      </button>,
    );
    await user.click(await screen.findByText('Ask'));
    await screen.findByText('Discard it?');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    return { user, answers };
  };

  test.each([
    ['{Enter}', false, true],
    ['{Enter}', true, false],
    ['{Escape}', false, false],
    ['y', true, true],
    ['n', false, false],
  ])('%s answers it (dangerous: %s): %s', async (key, danger, answer) => {
    const { user, answers } = await ask(danger);
    const start = t(danger ? 'ui.no' : 'ui.yes');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(start));
    await user.keyboard(key);
    await closed();
    expect(answers).toEqual([answer]);
  });

  test('is No when another one is asked', async () => {
    const { user, answers } = await ask(false);
    act(() => void confirm('And this?'));
    await screen.findByText('And this?');
    expect(answers).toEqual([false]);
    await user.click(screen.getByText(t('ui.no')));
  });
});

describe('leaving a form without drafts', () => {
  const typeReference = async () => {
    const opened = await openPage('/page/cash-transfer');
    await ready('kind');
    await fill(opened.user, { reference: 'SLIP 12' });
    return opened;
  };

  test('asks before typed text is lost, and No keeps it', async () => {
    const { user, leave, address } = await typeReference();
    await leave();
    await user.click(within(await screen.findByRole('dialog')).getByText(t('ui.no')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([address(), field('reference').value]).toEqual(['/page/cash-transfer', 'SLIP 12']);
    await waitFor(() => expect(focused()).toBe('reference'));
  });

  test('leaves on Yes, and without a question when nothing is typed', async () => {
    const { user, leave, address, close } = await typeReference();
    await leave();
    expect((await screen.findByRole('dialog')).textContent).toContain(t('ui.leave'));
    await user.click(screen.getByText(t('ui.yes')));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    close();

    const other = await openPage('/page/cash-transfer');
    await ready('kind');
    await other.leave();
    expect(other.address()).toBe('/elsewhere');
  });

  test('the browser asks when the window is closed', async () => {
    const { user } = await typeReference();
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.click(screen.getByText(t('cash.clear')));
    await waitFor(() => expect(field('reference').value).toBe(''));
    expect(closing()).toBe(true);
  });
});
