import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ReferenceOptionsDocument } from '../../graphql/generated/graphql';
import type { ReferenceOptions, RowToChange } from './change-fields';
import { choiceOption } from './choice-option';

/** The choices of a row's reference fields; null while loading. A failed query offers only the current value. */
export function useReferenceOptions(row: RowToChange | undefined): ReferenceOptions | null {
  const client = useApolloClient();
  const [options, setOptions] = useState<ReferenceOptions | null>(null);
  const masters = row && [...new Set(row.fields.flatMap(({ reference, canChange }) => (canChange && reference) || []))];
  const wanted = masters && JSON.stringify(masters);

  useEffect(() => {
    if (wanted === undefined) return;
    let current = true;
    const load = async (reference: string) => {
      const variables = { reference };
      const { data } = await client.query({
        query: ReferenceOptionsDocument,
        variables,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      });
      const rows = data?.referenceChoices ?? [];
      return [reference, rows.map(choiceOption)] as const;
    };
    void Promise.all((JSON.parse(wanted) as string[]).map(load)).then(
      (loaded) => current && setOptions(Object.fromEntries(loaded)),
      (error: unknown) => {
        console.warn('The choices of a row did not come', error);
        if (current) setOptions({});
      },
    );
    return () => {
      current = false;
    };
  }, [client, wanted]);
  return options;
}
