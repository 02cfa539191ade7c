import { useQuery } from '@apollo/client/react';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { lazy, useEffect } from 'react';
import { BellChangedDocument, BellCountsDocument } from '../../graphql/generated/graphql';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { ActionIcon } from '../../ui/kit/buttons';
import { VisuallyHidden } from '../../ui/kit/text';
import { usePhone } from '../../ui/page/breakpoints';
import { countInTitle } from '../../ui/page/page-title';
import { LazyPopover } from '../../ui/popover/lazy-popover';
import { buttonProps, useAnchored } from '../../ui/popover/use-anchored';
import { withinTime } from '../load-page';
import classes from './bell.module.css';
import { WaitingRows } from './waiting-rows';

const BellList = lazy(withinTime(() => import('./bell-list')));

/** Renders the dropdown inside the page's banner: outside it would be in no landmark. */
const PORTAL = { target: '#top-bar', reuseTargetNode: false } as const;

/** Specification, section 2; a phone uses its full width. */
const WIDTH = 400;
const MIDDLEWARES = { flip: true, shift: { padding: 0 } } as const;

const MOST_SHOWN = 99;

/** The notification bell: the number pending, live, here and in the browser tab's title, and the list. */
export function Bell() {
  const list = useAnchored();
  const phone = usePhone();
  const { data, error, refetch } = useQuery(BellCountsDocument, { fetchPolicy: 'cache-and-network' });
  useLive(BellChangedDocument, () => refetch());
  useHotkeys([{ keys: 'Alt+N', label: t('bell.title'), run: list.toggle }]);

  const { pending = 0, notices = 0 } = data?.permissionCounts ?? {};
  const count = pending + notices;
  useEffect(() => {
    countInTitle(count);
    return () => countInTitle(0);
  }, [count]);

  /** An unknown number is not shown as zero. */
  const words = data ? t('bell.pending', { count: pending }) : t(error ? 'bell.countFailed' : 'bell.title');
  const shownCount = count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`;
  const all = notices > 0 ? `${words}, ${t('bell.notices', { count: notices })}` : words;
  // The name begins with the number on the bell, so that users of speech input can say what they see (WCAG 2.5.3).
  const label = notices > 0 || count > MOST_SHOWN ? t('bell.all', { count: shownCount, all }) : words;
  return (
    <>
      <ActionIcon
        {...buttonProps(list, 'dialog')}
        className={classes.bell}
        aria-label={label}
        title={label}
        data-hotkey="Alt+N"
      >
        <IconBell size={20} />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {shownCount}
          </span>
        )}
      </ActionIcon>
      <LazyPopover
        of={list}
        position="bottom-end"
        width={phone ? '100vw' : WIDTH}
        trapFocus
        portalProps={PORTAL}
        middlewares={MIDDLEWARES}
        className={classes.dropdown}
        label={t('bell.title')}
      >
        <LazyBoundary fallback={<WaitingRows />}>
          <BellList counts={`${pending} ${notices}`} onGone={() => list.setOpened(false)} />
        </LazyBoundary>
      </LazyPopover>
      <VisuallyHidden role="status">{(data || error) && label}</VisuallyHidden>
    </>
  );
}
