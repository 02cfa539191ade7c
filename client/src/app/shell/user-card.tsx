import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { lazy } from 'react';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { ActionIcon } from '../../ui/kit/buttons';
import { LazyPopover } from '../../ui/popover/lazy-popover';
import { buttonProps, useAnchored } from '../../ui/popover/use-anchored';
import { withinTime } from '../load-page';

const Content = lazy(withinTime(() => import('./user-card-content')));

/** The logged-in user, and the settings of this browser. */
export function UserCard() {
  const card = useAnchored();
  const { me } = useSession();
  const label = t('shell.user', { name: me?.name ?? '' });
  return (
    <>
      <ActionIcon {...buttonProps(card, 'dialog')} aria-label={label}>
        <IconUser size={20} />
      </ActionIcon>
      <LazyPopover of={card} position="bottom-end" trapFocus width={280} label={label}>
        <LazyBoundary>
          <Content onDone={() => card.setOpened(false)} />
        </LazyBoundary>
      </LazyPopover>
    </>
  );
}
