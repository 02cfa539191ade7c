import { CombinedGraphQLErrors } from '@apollo/client';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/page/page';

/** Same page for an unsupported table, a missing row and an invalid id. */
export const NoSuchRow = () => (
  <Page title={t('approvals.title')}>
    <EmptyState title={t('approvals.noRow')} />
  </Page>
);

export const isNoSuchRow = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'NOT_FOUND';
