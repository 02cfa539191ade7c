import { useEffect, useRef, useState } from 'react';
import { slipBookOf, slipText } from '../../../../../server/domain/slip-book';
import { slipBookRules } from '../../../../../server/domain/slip-book.rules';
import { CreateSlipBookDocument } from '../../../graphql/generated/graphql';
import { useSentKey } from '../../../hooks/use-sent-key';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { focusField } from '../../../ui/dialog/focus-field';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldDefinition, FieldValues, WireValues } from '../../../ui/inputs/field-definition';
import { Text } from '../../../ui/kit/text';
import { firmOptions, type ListedFirm } from '../sale/sale-choices';

interface SlipBookFormProps {
  creditors: readonly ListedFirm[];
  onEntered: () => void;
}

/** A book's first and last slip as printed, and its owner; shows the number of leaves while typing. */
export function SlipBookForm({ creditors, onEntered }: SlipBookFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<FieldValues>({});
  const { submit, busy, fieldErrors, formErrors } = useSubmit(CreateSlipBookDocument, {
    sent: useSentKey('slip-book-sent'),
    success: () => t('slips.saved', rangeOf(typed) ?? { first: '', last: '' }),
  });
  const fields: FieldDefinition[] = [
    { ...slipBookRules.firstSlip, name: 'firstSlip', label: t('slips.first'), hint: t('slips.first.hint') },
    { ...slipBookRules.lastSlip, name: 'lastSlip', label: t('slips.last') },
    {
      ...slipBookRules.creditorId,
      kind: 'reference',
      name: 'creditorId',
      label: t('slips.firm'),
      hint: t('slips.firm.hint'),
      options: firmOptions(creditors),
      adds: 'Creditor',
      addedWith: 'masters.creditor.add',
    },
  ];

  const save = async ({ firstSlip, lastSlip, creditorId }: WireValues): Promise<boolean> => {
    const firm = creditorId === null ? null : Number(creditorId);
    const entered = await submit({
      input: { firstSlip: String(firstSlip), lastSlip: String(lastSlip), creditorId: firm },
    });
    if (!entered) return false;
    onEntered();
    return true;
  };

  useEffect(() => focusField(root.current, 'firstSlip'), []);

  const range = rangeOf(typed);
  return (
    <div ref={root}>
      <EntryForm
        fields={fields}
        onSubmit={save}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
        onValues={setTyped}
      >
        <Text size="sm" aria-live="polite">
          {range && t('slips.count', range)}
        </Text>
      </EntryForm>
    </div>
  );
}

/** The typed range; null if it is incomplete. */
function rangeOf({ firstSlip, lastSlip }: FieldValues): { first: string; last: string; count: number } | null {
  const book = slipBookOf(String(firstSlip ?? ''), String(lastSlip ?? ''));
  if (book === null) return null;
  return { first: slipText(book, book.first), last: slipText(book, book.last), count: book.last - book.first + 1 };
}
