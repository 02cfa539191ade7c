import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { EmptyState } from '../feedback/empty-state';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { Page, Panel } from '../page/page';
import { amountOfAll } from '../payment/amount-of-all';
import { WaitingEntries } from '../row-changes/waiting-entries';
import { DataTable } from '../table/data-table';
import type { Column } from '../table/table-column';
import { TitledList } from '../table/titled-list';
import type { DatedDocument, RowOf } from './dated-document';
import { DatedDocumentForm, emptyOf } from './dated-document-form';
import classes from './dated-document-page.module.css';

/** Makes the page of a document with a day of its own: the form, the entries that wait and those entered last. */
export const datedDocumentPage =
  <Facts, List, Recorded>(document: DatedDocument<Facts, List, Recorded>) =>
  () => (
    <Page title={document.texts().title} help={document.help}>
      <DatedDocuments document={document} />
    </Page>
  );

function DatedDocuments<Facts, List, Recorded>({ document }: { document: DatedDocument<Facts, List, Recorded> }) {
  const texts = document.texts();
  const [typed, setTyped] = useState(() => emptyOf(document.fields));
  const { facts, failed, reload } = document.useFacts(typed);
  const list = useQuery(document.list.query, { fetchPolicy: 'cache-and-network' });
  const refetch = (): Promise<void> => askAgain(list.refetch);
  useLive(document.changed, refetch);
  if (failed) return <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />;
  if (facts === null) return <SkeletonRows rows={12} />;
  return (
    <div className={classes.desk}>
      <Panel title={texts.form}>
        <DatedDocumentForm
          document={document}
          facts={facts}
          typed={typed}
          onType={setTyped}
          onSaved={() => void refetch()}
        />
      </Panel>
      <WaitingEntries command={document.command} onDecided={refetch} />
      {list.error && !list.data ? (
        <LoadFailed list={texts.list} onRetry={() => void refetch()} />
      ) : (
        <DatedDocumentList document={document} rows={list.data && document.list.of(list.data as List)} />
      )}
    </div>
  );
}

interface DatedDocumentListProps<Facts, List, Recorded> {
  document: DatedDocument<Facts, List, Recorded>;
  /** Undefined until loaded. */
  rows: readonly RowOf<List>[] | undefined;
}

const totalsOf = <Row extends { amount: string }>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[] = [],
) =>
  Object.fromEntries(
    ['amount' as const, ...columns].map((name) => [
      name,
      amountOfAll(rows.map((row) => ({ amount: String(row[name]) }))),
    ]),
  );

function DatedDocumentList<Facts, List, Recorded>({
  document: { table, texts, list },
  rows,
}: DatedDocumentListProps<Facts, List, Recorded>) {
  const { list: title, empty } = texts();
  const columns: Column<RowOf<List>>[] = [
    ...list.columns(),
    { key: 'enteredBy', label: t('ui.list.enteredBy'), kind: 'text', hideOnPhone: true },
  ];
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table, rowId: ({ id }) => id }}
        loading={rows === undefined}
        totals={rows !== undefined && rows.length > 0 ? totalsOf(rows, list.totals) : undefined}
        empty={<EmptyState title={empty} text={t('ui.list.empty.text')} />}
      />
    </TitledList>
  );
}
