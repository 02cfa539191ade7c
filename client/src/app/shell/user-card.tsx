import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { lazy, useState } from 'react';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { ActionIcon } from '../../ui/kit/buttons';
import { Popover } from '../../ui/kit/overlays';
import { withinTime } from '../load-page';

const Content = lazy(withinTime(() => import('./user-card-content')));

/** The logged-in user, and the settings of this browser. */
export function UserCard() {
  const [open, setOpen] = useState(false);
  const { me } = useSession();
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={280}>
      <Popover.Target>
        <ActionIcon aria-label={t('shell.user', { name: me?.name ?? '' })} onClick={() => setOpen(!open)}>
          <IconUser size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.user', { name: me?.name ?? '' })}>
        <LazyBoundary>
          <Content onDone={() => setOpen(false)} />
        </LazyBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
