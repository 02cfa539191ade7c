import { useApolloClient } from '@apollo/client/react';
import { RecipientChoicesDocument } from '../../graphql/generated/graphql';
import type { Option } from '../../ui/match-options';

/** Asks the server for the names of those who can be told of a receive category. */
export function useRecipientNames(receiveCategoryId: number): (typed: string) => Promise<Option[]> {
  const client = useApolloClient();
  return async (search) => {
    const { data } = await client.query({
      query: RecipientChoicesDocument,
      variables: { receiveCategoryId, search },
      fetchPolicy: 'network-only',
    });
    return (data?.recipientChoices ?? []).map(({ id, title, detail }) => ({
      value: String(id),
      label: title,
      hint: detail === title ? undefined : detail,
    }));
  };
}
