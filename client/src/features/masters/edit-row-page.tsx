import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MasterChangedDocument } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/loading';
import type { Option } from '../../ui/inputs/match-options';
import { SearchBox } from '../../ui/inputs/search-box';
import { Stack } from '../../ui/kit/layout';
import { Page, Panel } from '../../ui/page/page';
import type { MasterDefinition } from './catalogue';
import { useMaster } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { nameOf, shown } from './fields';
import { RowActions } from './row-actions';
import { RowForm } from './row-form';
import { SentRequest } from './sent-request';
import { useFocusFirst } from './use-focus-first';

interface EditRowPageProps {
  title: string;
  /** The master's name. */
  of: string;
  searchLabel: string;
  /** The confirmation before a change is sent, given the row's name. */
  prompt: (name: string) => string;
  /** Fields for which staff may request changes; admins change all. */
  forStaff: readonly string[];
  /** Below the form of the chosen row. */
  belowRow?: (row: MasterRow) => ReactNode;
}

/** Finds a row, then changes it or requests a change, with a reason. */
export function EditRowPage({ title, of, searchLabel, ...form }: EditRowPageProps) {
  const master = useMaster(of);
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('id'));
  const search = useFocusFirst(master !== undefined && id === 0);
  if (!master) return <SkeletonRows />;

  const find = async (search: string): Promise<readonly Option[]> => {
    const variables = { search, includeDisabled: true };
    const { data } = await client.query({ query: documentsOf(master).list, variables, fetchPolicy: 'network-only' });
    const [, besides] = master.fields.filter(({ inList }) => inList);
    return (data?.rows ?? []).map((row) => ({
      value: String(row.id),
      label: nameOf(master, row),
      ...(besides && { hint: shown(besides, row) }),
    }));
  };
  return (
    <Page title={title} narrow help="list">
      <div ref={search}>
        <SearchBox
          label={searchLabel}
          placeholder={searchLabel}
          source={find}
          onChoose={({ value }) => setParams({ id: value })}
          onClear={id > 0 ? () => setParams({}) : undefined}
        />
      </div>
      {id > 0 ? (
        <ChosenRow key={id} master={master} id={id} {...form} onDone={() => setParams({})} />
      ) : (
        <EmptyState title={t('masters.editSearch.hint')} />
      )}
    </Page>
  );
}

interface ChosenRowProps extends Pick<EditRowPageProps, 'prompt' | 'forStaff' | 'belowRow'> {
  master: MasterDefinition;
  id: number;
  onDone: () => void;
}

function ChosenRow({ master, id, prompt, forStaff, belowRow, onDone }: ChosenRowProps) {
  const decides = useCan('changes.decide');
  const [isSent, setIsSent] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { data, loading, refetch } = useQuery(documentsOf(master).one, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useLive(MasterChangedDocument, () => refetch());
  const row = data?.row;
  const form = useFocusFirst(row?.id);
  // After the form is unmounted, so that its leave guard does not ask.
  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);
  if (isDone) return null;
  if (!row) return loading ? <SkeletonRows /> : <EmptyState title={t('masters.none')} />;
  const name = nameOf(master, row);
  if (isSent) return <SentRequest name={name} onAnother={onDone} />;
  const done = (changeRequestId: number | null): void => (changeRequestId === null ? setIsDone(true) : setIsSent(true));
  return (
    <Panel title={t('masters.edit', { name })}>
      <Stack ref={form}>
        <RowForm
          master={master}
          row={row}
          prompt={prompt(name)}
          only={decides ? undefined : forStaff}
          onDone={done}
          onRefused={refetch}
        />
        <RowActions master={master} row={row} onDone={done} />
        {belowRow?.(row)}
      </Stack>
    </Panel>
  );
}
