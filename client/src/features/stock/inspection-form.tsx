import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemsOfInspection } from '../../../../server/domain/inspection.rules';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { type InspectionProductsQuery, RecordInspectionDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import { EntryForm, type WireValues } from '../../ui/entry-form';
import { focusField } from '../../ui/focus-field';
import { today } from '../../ui/station-zone';
import { inspectionFields, inspectionInput } from './inspection-fields';

interface InspectionFormProps {
  products: InspectionProductsQuery['products'];
  onRecorded: () => void;
}

/** One inspection; asks before it saves, since the daily stock report is reckoned from it. */
export function InspectionForm({ products, onRecorded }: InspectionFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordInspectionDocument, {
    success: () => t('stock.inspection.saved'),
    failure: (reason, answered) => (answered ? reason : `${t('stock.inspection.failed')}\n${reason}`),
  });

  const save = async (values: WireValues): Promise<boolean> => {
    clearErrors();
    const found = problemsOfInspection(values, today());
    setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    if (found.length > 0) return false;
    const input = inspectionInput(values);
    const product = products.find(({ id }) => id === input.productId)?.name ?? '';
    if (!(await confirm(t('stock.inspection.confirm', { product, date: showDate(input.inspectionDate) }))))
      return false;
    if (!(await submit({ input }))) return false;
    onRecorded();
    return true;
  };

  const begin = useEffectEvent(() => focusField(root.current, 'productId'));
  useEffect(() => begin(), []);

  return (
    <div ref={root}>
      <EntryForm
        fields={inspectionFields(products)}
        onSubmit={save}
        busy={busy}
        fieldErrors={{ ...fieldErrors, ...problems }}
        formErrors={formErrors}
      />
    </div>
  );
}
