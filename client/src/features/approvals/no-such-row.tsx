import { CombinedGraphQLErrors } from '@apollo/client';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/page/page';

/** The same for a table that is not open, for a row that is not there and for what is no row's number at all. */
export const NoSuchRow = () => (
  <Page title={t('approvals.title')}>
    <EmptyState title={t('approvals.noRow')} />
  </Page>
);

export const isNoSuchRow = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'NOT_FOUND';
