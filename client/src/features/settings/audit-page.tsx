import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { askAgain } from '../../graphql/ask-again';
import { AuditRowsDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { Page, Panel } from '../../ui/page/page';
import { FocusFirst } from '../../ui/row-changes/focus-first';
import { DataTable } from '../../ui/table/data-table';
import classes from './audit.module.css';
import { auditColumns } from './audit-columns';
import { AuditHeadCheck } from './audit-head-check';
import { AuditSearch } from './audit-search';

/** Changes with their users, newest first; the search is stored in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const given = (name: string): string | null => params.get(name) || null;
  const before = Number(params.get('before')) || null;
  const { data, previousData, error, refetch } = useQuery(AuditRowsDocument, {
    variables: {
      table: given('table'),
      row: given('row'),
      who: given('who'),
      command: given('command'),
      from: given('from'),
      to: given('to'),
      text: given('text'),
      before,
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.auditRows;
  const older = (next: number): string =>
    `?${new URLSearchParams([...without(params, 'before'), ['before', `${next}`]])}`;
  return (
    <Page title={t('audit.title')}>
      <Panel>
        <FocusFirst key={params.toString()}>
          <div className={classes.search}>
            <AuditSearch
              params={params}
              onSearch={(values) => setParams(Object.entries(values).filter(([, value]) => value !== ''))}
            />
          </div>
        </FocusFirst>
      </Panel>
      {error && !page ? (
        <LoadFailed list={t('audit.title')} onRetry={() => void askAgain(refetch)} />
      ) : (
        <DataTable
          label={t('audit.list')}
          columns={auditColumns()}
          rows={page?.rows ?? []}
          rowKey={({ id }) => id}
          loading={page === undefined}
          empty={<EmptyState title={t('audit.none')} text={t('audit.none.text')} />}
        />
      )}
      {page?.since && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('audit.since', { day: showDate(page.since) })}
        </Text>
      )}
      <Group justify="flex-end" mt="sm">
        {before !== null && (
          <Button variant="default" component={Link} to={`?${new URLSearchParams(without(params, 'before'))}`}>
            {t('audit.newest')}
          </Button>
        )}
        {page?.next && (
          <Button variant="default" component={Link} to={older(page.next)}>
            {t('audit.older')}
          </Button>
        )}
      </Group>
      <AuditHeadCheck />
    </Page>
  );
}

const without = (params: URLSearchParams, name: string): [string, string][] =>
  [...params].filter(([key]) => key !== name);
