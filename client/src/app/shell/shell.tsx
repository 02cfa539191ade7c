import { lazy, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { GraphqlProvider } from '../../graphql/graphql-provider';
import { waitingCount } from '../../graphql/outbox-entry';
import { listenForHotkeys } from '../../hooks/hotkeys';
import { useCan } from '../../hooks/use-can';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { useSession } from '../../hooks/use-session';
import { useStoredLanguage } from '../../hooks/use-stored-language';
import { t } from '../../i18n/translate';
import { OutboxKeeper } from '../../outbox/outbox-keeper';
import { useOutboxEntries } from '../../outbox/use-outbox';
import { Opening } from '../../ui/dialog/opening';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { lazyWhenIdle, prefetchWhenIdle } from '../../ui/feedback/lazy-when-idle';
import { SkeletonRows } from '../../ui/feedback/loading';
import { OfflineBanner } from '../../ui/feedback/offline-banner';
import { useDisclosure, useLocalStorage } from '../../ui/kit/hooks';
import { usePhone, useWide } from '../../ui/page/breakpoints';
import { KnownPages } from '../../ui/page/known-pages';
import { withinTime, withTexts } from '../load-page';
import { useShownNavigation } from '../shown-navigation';
import { ActionHost } from './action-host';
import { AdminGate } from './admin-gate';
import { BottomBar } from './bottom-bar';
import { CashButton } from './cash-button';
import { FooterLine } from './footer-line';
import { HelpHost } from './help-host';
import { NewRowHost } from './new-row-host';
import { useRememberVisits } from './palette-visits';
import { RouteProgress } from './route-progress';
import classes from './shell.module.css';
import { type ShellActions, ShellActionsProvider } from './shell-actions';
import { ShellHotkeys } from './shell-hotkeys';
import { TopBar } from './top-bar';
import { useFocusOnNewPage } from './use-focus-on-new-page';

// Not needed for the first paint.
const ClockNotice = lazy(lazyWhenIdle(withinTime(() => import('../../ui/feedback/clock-notice'))));
const GuideLink = lazy(withinTime(() => import('./guide-link')));
const PhoneMenu = lazy(withinTime(() => import('./phone-menu')));
const RightPanel = lazy(withinTime(() => import('./right-panel')));
const PanelDrawer = lazy(withinTime(() => import('./panel-drawer')));
const DecisionNews = lazy(lazyWhenIdle(withinTime(() => import('./decision-news'))));
const SetUpFirst = lazy(
  withinTime(withTexts(['access'], () => import('../../features/access/second-factor/set-up-first'))),
);
const loadShortcutSheet = withTexts(['help'], () => import('./shortcut-sheet'));
const ShortcutSheet = lazy(withinTime(loadShortcutSheet));

const PANEL_WIDTH = 400;
/** Elements with this class keep their position while a dialog hides the scroll bar (react-remove-scroll-bar). */
const KEEPS_PLACE = 'right-scroll-bar-position';
/** Prefetched, so that they open at once. */
prefetchWhenIdle(() => Promise.all([import('./user-card-content'), import('./bell-list'), loadShortcutSheet()]));

/** The action of the cash button and Alt+M: the currency form of the cash exchange (features/cash). */
const CASH_ACTION = 'cash-exchange';

/** The frame around every page behind the log-in. */
export const Component = () => (
  <GraphqlProvider>
    <ShellOrSetUp />
  </GraphqlProvider>
);

function ShellOrSetUp() {
  const { me, mustSetUpSecondFactor } = useSession();
  useStoredLanguage(me);
  if (!mustSetUpSecondFactor)
    return (
      <HelpHost>
        <Shell />
      </HelpHost>
    );
  return (
    <LazyBoundary fallback={<SkeletonRows />}>
      <SetUpFirst />
    </LazyBoundary>
  );
}

function Shell() {
  const items = useShownNavigation();
  const waiting = waitingCount(useOutboxEntries());
  const phone = usePhone();
  const wide = useWide();
  // Its tanks and its credit.
  const hasPanel = useCan('stock.read', 'credit.read');
  const mayExchange = useCan('cash.record', 'cash.read');
  const configures = useCan('station.configure');
  const search = useRef<HTMLInputElement>(null);
  const main = useFocusOnNewPage();
  const [phoneMenu, setPhoneMenu] = useState<'closed' | 'all' | 'search' | 'reports'>('closed');
  const [besidePanel, setBesidePanel] = useLocalStorage({ key: 'rightPanel', defaultValue: false });
  const [overPanel, { toggle: toggleOver, close: closeOver }] = useDisclosure(false);
  const [shortcuts, shortcutSheet] = useDisclosure(false);
  const [action, setAction] = useState<string | null>(null);

  const actions: ShellActions = {
    openAction: setAction,
    openShortcuts: shortcutSheet.open,
    openCash: () => mayExchange && setAction(CASH_ACTION),
    togglePanel: wide ? () => setBesidePanel((open) => !open) : toggleOver,
    panelOpen: wide ? besidePanel : overPanel,
  };
  const goToSearch = (): void => {
    if (phone) setPhoneMenu('search');
    search.current?.focus();
    search.current?.select();
  };

  useLayoutEffect(listenForHotkeys, []);
  useLeaveGuard();
  useRememberVisits(items);

  return (
    <ShellActionsProvider value={actions}>
      <KnownPages
        value={items.map(({ path, label, hotkey, kind }) => ({
          ...{ path, label: t(label), hotkey },
          ...(kind === 'action' && { open: () => setAction(path) }),
        }))}
      >
        <ShellHotkeys items={items} onSearch={goToSearch} />
        <RouteProgress />
        <a href="#main" className={classes.skip}>
          {t('shell.skip')}
        </a>
        <div className={classes.frame} data-panel={(hasPanel && wide && besidePanel) || undefined}>
          <header id="top-bar" className={`${classes.header} ${KEEPS_PLACE}`}>
            <TopBar
              items={items}
              search={search}
              onPhoneMenu={() => setPhoneMenu('all')}
              onPhoneSearch={() => setPhoneMenu('search')}
            />
          </header>
          <main ref={main} id="main" tabIndex={-1} className={classes.main}>
            <OfflineBanner waiting={waiting} />
            <LazyBoundary>
              <ClockNotice />
            </LazyBoundary>
            <div className={classes.page}>
              {configures && (
                <LazyBoundary>
                  <GuideLink />
                </LazyBoundary>
              )}
              <AdminGate>
                <Outlet />
              </AdminGate>
            </div>
          </main>
          {hasPanel && wide && besidePanel && (
            <aside className={`${classes.panel} ${KEEPS_PLACE}`} aria-label={t('shell.panel')}>
              <LazyBoundary fallback={<SkeletonRows rows={12} />}>
                <RightPanel />
              </LazyBoundary>
            </aside>
          )}
          <footer className={`${classes.footer} ${KEEPS_PLACE}`}>
            {phone ? (
              <BottomBar items={items} onReports={() => setPhoneMenu('reports')} onMore={() => setPhoneMenu('all')} />
            ) : (
              <FooterLine />
            )}
          </footer>
          {mayExchange && <CashButton />}
        </div>
        <LazyBoundary fallback={<Opening />}>
          {hasPanel && !wide && overPanel && <PanelDrawer width={PANEL_WIDTH} onClose={closeOver} />}
          {phoneMenu !== 'closed' && (
            <PhoneMenu items={items} open={phoneMenu} onClose={() => setPhoneMenu('closed')} />
          )}
          {shortcuts && <ShortcutSheet onClose={shortcutSheet.close} />}
        </LazyBoundary>
        <OutboxKeeper />
        <LazyBoundary>
          <DecisionNews />
        </LazyBoundary>
        <NewRowHost />
        <ActionHost id={action} onClose={() => setAction(null)} />
        <ScrollRestoration />
      </KnownPages>
    </ShellActionsProvider>
  );
}
