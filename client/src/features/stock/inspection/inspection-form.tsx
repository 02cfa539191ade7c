import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemsOfInspection } from '../../../../../server/domain/inspection.rules';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { type InspectionProductsQuery, RecordInspectionDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { beginInField } from '../../../ui/dialog/focus-field';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldValues, WireValues } from '../../../ui/inputs/field-definition';
import { now } from '../../../ui/text/station-zone';
import { doubtsOf } from './inspection-checks';
import { InspectionFacts } from './inspection-facts';
import { inspectionFields, inspectionInput } from './inspection-fields';
import { useInspectionFacts } from './use-inspection-facts';

interface InspectionFormProps {
  products: InspectionProductsQuery['products'];
  onRecorded: () => void;
}

/** One inspection; asks for confirmation, since the daily stock report is calculated from it. */
export function InspectionForm({ products, onRecorded }: InspectionFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Record<string, MessageText>>({});
  const [typed, setTyped] = useState<FieldValues>({});
  const known = useInspectionFacts(Number(typed.productId ?? 0), String(typed.inspectionDate ?? ''));
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordInspectionDocument, {
    success: () => t('stock.inspection.saved'),
    failure: (reason, answered) => (answered ? reason : `${t('stock.inspection.failed')}\n${reason}`),
  });

  const save = async (values: WireValues): Promise<boolean> => {
    clearErrors();
    // Rendered before the next problems: one at the same field is then focused again.
    flushSync(() => setProblems({}));
    const found = problemsOfInspection(values, now());
    setProblems(Object.fromEntries(found.map((problem) => [problem.field, problem])));
    if (found.length > 0) return false;
    const input = inspectionInput(values);
    const product = products.find(({ id }) => id === input.productId)?.name ?? '';
    const doubts = doubtsOf(values, await known.ask(input.productId, input.inspectionDate));
    const question = t('stock.inspection.confirm', { product, date: showDate(input.inspectionDate) });
    const prompt = [...doubts.map((doubt) => `${said(doubt)}.`), question].join(' ');
    if (!(await confirm(prompt, { danger: doubts.length > 0 }))) return false;
    if (!(await submit({ input }))) return false;
    onRecorded();
    return true;
  };

  const begin = useEffectEvent(() => beginInField(root.current, 'productId'));
  useEffect(() => begin(), []);

  return (
    <div ref={root}>
      <EntryForm
        fields={inspectionFields(products)}
        onSubmit={save}
        busy={busy}
        fieldErrors={{ ...fieldErrors, ...problems }}
        formErrors={formErrors}
        onValues={setTyped}
      >
        <InspectionFacts facts={known.facts} doubts={doubtsOf(typed, known.facts ?? null)} />
      </EntryForm>
    </div>
  );
}
