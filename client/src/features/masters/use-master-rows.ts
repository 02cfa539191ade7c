import { useQuery } from '@apollo/client/react';
import type { Right } from '../../../../server/domain/rights';
import { MasterChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import type { Option } from '../../ui/inputs/match-options';
import { LOADING } from '../../ui/inputs/use-suggestions';
import { useDebouncedValue } from '../../ui/kit/hooks';
import { type MasterDefinition, useCatalogue } from './catalogue';
import { documentsOf, type MasterRow, NOTHING, referencesDocument, SHORT_NAME } from './documents';
import { type Adders, nameOf, type References } from './fields';

const ASK_AFTER_MS = 150;

export interface MasterRows {
  rows: readonly MasterRow[];
  loading: boolean;
  failed: boolean;
  refetch: () => Promise<unknown>;
}

/** The live list of a master. */
export function useMasterRows(master: MasterDefinition, search: string, includeDisabled: boolean): MasterRows {
  const [asked] = useDebouncedValue(search.trim(), ASK_AFTER_MS);
  const { data, previousData, error, loading, refetch } = useQuery(documentsOf(master).list, {
    variables: { search: asked, includeDisabled },
    fetchPolicy: 'cache-and-network',
  });
  useLive(MasterChangedDocument, () => refetch());
  const rows = (data ?? previousData)?.rows as readonly MasterRow[] | undefined;
  return { rows: rows ?? [], loading, failed: error !== undefined, refetch };
}

/** By which right a missing row of each master is added. */
export const useAdders = (): Adders =>
  Object.fromEntries((useCatalogue() ?? []).map(({ name, addedBy }) => [name, addedBy as Right]));

/** The choices of a master's reference fields. None if they could not be loaded. */
export function useReferences(master: MasterDefinition): References {
  const catalogue = useCatalogue();
  const document = catalogue === undefined ? null : referencesDocument(master, catalogue);
  const none = document === null;
  const { data, loading, refetch } = useQuery(document ?? NOTHING, { skip: none, fetchPolicy: 'cache-and-network' });
  useLive(MasterChangedDocument, () => refetch(), { skip: none });
  if (catalogue === undefined || (data === undefined && loading)) return LOADING;
  const lists = Object.entries((data ?? {}) as Record<string, MasterRow[]>);
  return Object.fromEntries(
    lists.map(([name, rows]) => {
      const referred = catalogue.find((each) => each.name === name)!;
      return [name, rows.map((row) => optionOf(referred, row))];
    }),
  );
}

/** An option with the row's name and short name; either finds it. */
function optionOf(master: MasterDefinition, row: MasterRow): Option {
  const label = nameOf(master, row);
  const short = String(row[SHORT_NAME] ?? '');
  return { value: String(row.id), label, hint: short === '' || short === label ? undefined : short };
}
