import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  type ChangedFieldInput,
  ChangeRowDocument,
  type ChangeRowMutation,
  type ChangeRowMutationVariables,
  RehearseRowChangeDocument,
} from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { documentIn, type Submit, useSubmit } from '../../hooks/use-submit';
import { said, saidAnswer, t } from '../../i18n/translate';
import { reviewEffects } from '../effects/review-effects';
import { errorsOfForm, type RowToChange } from './change-fields';
import { PERMISSION } from './row-changes';

interface Asked {
  permission: number;
  changes: ChangedFieldInput[];
  comment: string | null;
  /** A question of the server was answered. */
  confirmed?: boolean;
}

/** What the user said to what a change moves in a closed shift; 'none' if nothing was shown. */
type Review = 'seen' | 'none' | 'declined' | 'refused';

/** Sends a change; `send` resolves to true if it was made or requested. */
export interface SendChange
  extends Pick<Submit<ChangeRowMutation, ChangeRowMutationVariables>, 'busy' | 'fieldErrors' | 'formErrors'> {
  /** Of a row of a closed shift, shows what the change moves, before it is sent. */
  review: (asked: Asked, version: number) => Promise<Review>;
  send: (asked: Asked, version: number, reviewed?: Review) => Promise<boolean>;
}

/**
 * Changes a row, or requests the change. A retry after a lost answer uses the same key, so it stays one request; a
 * change made at once updates every list of the page.
 */
export function useSendChange(row: RowToChange): SendChange {
  const client = useApolloClient();
  const { table, rowId } = row;
  const sent = useSentKey(`change:${table}:${rowId}`);
  /** Its effects were shown before it was sent. */
  const isSeen = useRef(false);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(ChangeRowDocument, {
    success: (payload) => wordsOf(payload, isSeen.current),
    sent: { keyOf: sent.keyOf, forget: sent.forget },
  });
  const rehearsal = useSubmit(RehearseRowChangeDocument);

  const review = async (asked: Asked, version: number): Promise<Review> => {
    const input = { table, rowId, version, ...asked };
    // A change that may have been made cannot be rehearsed: the row has another version, or is gone.
    if (!row.needsReason || sent.wasSent(documentIn({ input }))) return 'none';
    clearErrors();
    const payload = await rehearsal.submit({ input });
    if (payload === undefined) return 'refused';
    const effects = payload.effectTexts ?? [];
    if (effects.length === 0) return 'none';
    const isDanger = asked.permission === PERMISSION.DELETE;
    const isAtOnce = isDanger ? row.isDeletedAtOnce : row.isChangedAtOnce;
    const isWanted = await reviewEffects({
      title: t(isDanger ? 'changes.effects.delete' : 'changes.effects.edit'),
      hint: t('ui.effects.hint'),
      saveLabel: t(!isAtOnce ? 'changes.send' : isDanger ? 'changes.delete' : 'ui.save'),
      effects,
      isDanger,
    });
    return isWanted ? 'seen' : 'declined';
  };

  const send = async (asked: Asked, version: number, reviewed: Review = 'none'): Promise<boolean> => {
    isSeen.current = reviewed === 'seen';
    const payload = await submit({ input: { table, rowId, version, ...asked } });
    if (payload === undefined) return false;
    if (payload.state === 'DONE') void client.refetchQueries({ include: 'active' });
    return true;
  };
  return {
    ...{ review, send, busy: busy || rehearsal.busy },
    fieldErrors: errorsOfForm({ ...rehearsal.fieldErrors, ...fieldErrors }, row),
    formErrors: [...rehearsal.formErrors, ...formErrors],
  };
}

/** The result of the change, and its other effects unless they were seen. */
function wordsOf({ state, effectTexts, ...answer }: ChangeRowMutation['changeRow'], isSeen: boolean): string {
  const result = state === 'DONE' ? saidAnswer(answer) || t('changes.done') : t('changes.sent');
  return [result, ...(isSeen ? [] : (effectTexts ?? [])).map((text) => said(text))].join('\n');
}
