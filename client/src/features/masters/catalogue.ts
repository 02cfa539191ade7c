import { useQuery } from '@apollo/client/react';
import { MastersDocument, type MastersQuery } from '../../graphql/generated/graphql';

export type MasterDefinition = MastersQuery['masters'][number];
export type MasterField = MasterDefinition['fields'][number];

/** What the station keeps, as the server declares it; undefined until it has answered. It does not change while it runs. */
export function useCatalogue(): readonly MasterDefinition[] | undefined {
  return useQuery(MastersDocument).data?.masters;
}

/** One master of the catalogue by its name: 'Creditor'. */
export function useMaster(name: string): MasterDefinition | undefined {
  return useCatalogue()?.find((master) => master.name === name);
}
