import { useApolloClient } from '@apollo/client/react';
import {
  type ChangedFieldInput,
  ChangeRowDocument,
  type ChangeRowMutation,
  type ChangeRowMutationVariables,
} from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { type Submit, useSubmit } from '../../hooks/use-submit';
import { said, saidAnswer, t } from '../../i18n/translate';
import { errorsOfForm, type RowToChange } from './change-fields';

interface Asked {
  permission: number;
  changes: ChangedFieldInput[];
  comment: string | null;
  /** A question of the server was answered. */
  confirmed?: boolean;
}

/** Sends a change; `send` resolves to true if it was made or requested. */
export interface SendChange
  extends Pick<Submit<ChangeRowMutation, ChangeRowMutationVariables>, 'busy' | 'fieldErrors' | 'formErrors'> {
  send: (asked: Asked, version: number) => Promise<boolean>;
}

/**
 * Changes a row, or requests the change. A retry after a lost answer uses the same key, so it stays one request; a
 * change made at once updates every list of the page.
 */
export function useSendChange(row: RowToChange): SendChange {
  const client = useApolloClient();
  const { table, rowId } = row;
  const { keyOf, forget } = useSentKey(`change:${table}:${rowId}`);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ChangeRowDocument, { success: wordsOf, keyOf });

  const send = async (asked: Asked, version: number): Promise<boolean> => {
    const payload = await submit({ input: { table, rowId, version, ...asked } });
    if (payload === undefined) return false;
    forget();
    if (payload.state === 'DONE') void client.refetchQueries({ include: 'active' });
    return true;
  };
  return { send, busy, fieldErrors: errorsOfForm(fieldErrors, row), formErrors };
}

/** The result of the change, and its other effects. */
function wordsOf({ state, effectTexts, ...answer }: ChangeRowMutation['changeRow']): string {
  if (state === 'DONE')
    return [saidAnswer(answer) || t('changes.done'), ...(effectTexts ?? []).map((text) => said(text))].join('\n');
  return [t('changes.sent'), ...(effectTexts ?? []).map((text) => said(text))].join('\n');
}
