import { useQuery } from '@apollo/client/react';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import { RemoveViewDocument, SavedViewsDocument, type SavedViewsQuery } from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary';
import { Button } from '../../../ui/kit/buttons';
import { MenuButton } from '../../../ui/popover/menu-button';
import type { ReportDefinition } from '../report-definition';
import { useReportSearch } from '../use-report-search';
import { activeView, viewSearch } from './view-search';

// Lazy, since most visits save no view.
const SaveViewDialog = lazy(() => import('./save-view-dialog'));

type View = SavedViewsQuery['savedViews'][number];

/** The user's saved views and those shared by admins: open, save or delete one. */
export function ViewsMenu({ report: { route } }: { report: ReportDefinition }) {
  const [search, setSearch] = useReportSearch();
  const mayShare = useCan('views.share');
  const [saves, setSaves] = useState(false);
  const { data, refetch } = useQuery(SavedViewsDocument, { variables: { route }, fetchPolicy: 'cache-and-network' });
  const { submit: remove } = useSubmit(RemoveViewDocument, { success: () => t('reports.views.removed') });
  const views = data?.savedViews ?? [];
  const active = activeView(views, search);

  const onRemove = async ({ id, name }: View): Promise<void> => {
    if (!(await confirm(t('reports.views.askRemove', { name })))) return;
    await remove({ input: { savedViewId: id } });
    await askAgain(refetch);
  };

  return (
    <>
      <MenuButton
        style={{ maxHeight: '70dvh', maxWidth: 'min(360px, 90vw)', overflowY: 'auto' }}
        button={(props) => (
          <Button {...props} variant="default" leftSection={<IconBookmark size={16} aria-hidden />} maw={260}>
            {active ? t('reports.views.active', { name: active.name }) : t('reports.views')}
          </Button>
        )}
      >
        {(Menu) => (
          <>
            {views.length > 0 && <Menu.Label>{t('reports.views.saved')}</Menu.Label>}
            {views.map((view) => (
              <Menu.RadioItem
                key={view.id}
                value={String(view.id)}
                checked={view === active}
                closeMenuOnClick
                mih="var(--control-height)"
                onChange={() => setSearch(new URLSearchParams(view.search))}
              >
                {view.isOwn ? view.name : t('reports.views.by', { name: view.name, user: view.byName })}
              </Menu.RadioItem>
            ))}
            {views.length > 0 && <Menu.Divider />}
            <Menu.Item mih="var(--control-height)" onClick={() => setSaves(true)}>
              {t('reports.views.save')}
            </Menu.Item>
            {active && (active.isOwn || mayShare) && (
              <Menu.Item mih="var(--control-height)" color="red" onClick={() => void onRemove(active)}>
                {t('reports.views.remove', { name: active.name })}
              </Menu.Item>
            )}
          </>
        )}
      </MenuButton>
      <LazyBoundary>
        {saves && (
          <SaveViewDialog
            route={route}
            search={viewSearch(search)}
            name={active?.isOwn ? active.name : ''}
            shared={active?.isOwn === true && active.shared}
            onSaved={() => void askAgain(refetch)}
            onClose={() => setSaves(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
