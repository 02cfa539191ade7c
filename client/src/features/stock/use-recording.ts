import type { TypedDocumentNode } from '@apollo/client';
import { useRef } from 'react';
import type { RecordStockInMutation, StockInInput } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';

/** How a page sends its stock-ins. */
export interface Recording {
  /** Returns whether it is recorded. A retry after a lost answer is idempotent. `onBack`: the user did not want what it changes. */
  record: (input: StockInInput, onBack: () => void) => Promise<boolean>;
  busy: boolean;
  fieldErrors: Readonly<Record<string, MessageText>>;
  formErrors: readonly MessageText[];
  clearErrors: () => void;
}

type StockInPayload = Pick<RecordStockInMutation['recordStockIn'], 'stockInId' | 'userErrors'>;

/**
 * Sends stock-ins and shows the specification's messages (section 8); `sentAs` names the stored key of the last
 * attempt. One of a closed shift shows what it changes before it is sent (`rehearses`).
 */
export function useRecording<Data extends Record<string, StockInPayload>>(
  mutation: TypedDocumentNode<Data, { input: StockInInput }>,
  sentAs: string,
  rehearses = false,
): Recording {
  const back = useRef(() => {});
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(mutation, {
    success: () => t('stock.in.saved'),
    failure: (reason, answered) => (answered ? reason : `${t('stock.in.failed')}\n${reason}`),
    undo: ({ stockInId: rowId }) => (rowId ? { table: 'stock_in', rowId } : null),
    sent: useSentKey(sentAs),
    rehearses,
    onBack: () => back.current(),
  });
  const record = async (input: StockInInput, onBack: () => void): Promise<boolean> => {
    clearErrors();
    back.current = onBack;
    return Boolean(await submit({ input }));
  };
  return { record, busy, fieldErrors, formErrors, clearErrors };
}
