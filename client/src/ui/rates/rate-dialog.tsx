import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { tabSeparated } from '../../../../server/domain/sheet';
import { askAgain } from '../../graphql/ask-again';
import {
  ImportRowsDocument,
  RateOutlookDocument,
  type RateOutlookQuery,
  StartShiftFormDocument,
} from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { EntryForm } from '../form/entry-form';
import type { FieldDefinition, WireValues } from '../inputs/field-definition';
import { useRateCorrection } from './use-rate-correction';

type Product = RateOutlookQuery['rateOutlook'][number];

/** A shift by its date and its type's id. */
interface RateShift {
  shiftDate: string;
  shiftTypeId: string;
}

interface RateDialogProps {
  opened: boolean;
  /** The first shift at the new rates; the next one if omitted. */
  shift?: RateShift;
  onClose: () => void;
  onSaved: () => unknown;
}

/** New rates of all products from one shift on, saved together. */
export const RateDialog = (props: RateDialogProps) => (
  <Dialog title={t('ui.rates.title')} opened={props.opened} onClose={props.onClose}>
    <RateForm {...props} />
  </Dialog>
);

function RateForm({ shift, onClose, onSaved }: RateDialogProps) {
  const { data: outlook, ...outlookQuery } = useQuery(RateOutlookDocument, { fetchPolicy: 'cache-and-network' });
  const { data: start, ...startQuery } = useQuery(StartShiftFormDocument, { fetchPolicy: 'cache-and-network' });
  const [isEmpty, setEmpty] = useState(false);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ImportRowsDocument, {
    success: ({ waiting }) => (waiting ? t('ui.rates.sent') : t('ui.rates.saved')),
  });
  const correction = useRateCorrection();
  /** The numbers of the products whose rates were typed. */
  const [typed, setTyped] = useState<readonly number[]>([]);
  const { errors, others } = placeErrors({ ...atProducts(correction.fieldErrors, typed), ...fieldErrors });
  /** A change of rates that were entered before may need a reason: known from the refusal. */
  const [asksReason, setAsksReason] = useState(false);
  if (!asksReason && 'reason' in errors) setAsksReason(true);
  if (outlook === undefined || start === undefined)
    return (outlookQuery.error ?? startQuery.error) ? (
      <LoadFailed
        reason={t('ui.failed.query')}
        onRetry={() => void askAgain(outlookQuery.refetch, startQuery.refetch)}
      />
    ) : (
      <SkeletonRows rows={4} />
    );
  const products = outlook.rateOutlook;
  const { shiftDate, shiftTypeId, shiftTypes } = start.startShiftForm;
  const types = shiftTypes.map(({ id, name }) => ({ value: String(id), label: name }));

  const save = async ({ confirmed, reason, ...values }: WireValues): Promise<boolean> => {
    const rows = products.flatMap((product, index) => {
      const rate = values[rateField(index)];
      if (rate === null || rate === undefined) return [];
      const type = types.find(({ value }) => value === String(values.shiftTypeId))?.label ?? '';
      return [[String(index + 1), product.productName, String(rate), String(values.shiftDate), type]];
    });
    setEmpty(rows.length === 0);
    if (rows.length === 0) return false;
    const asked = { confirmed: confirmed === true, reason: typeof reason === 'string' ? reason : null };
    // Of a question that is answered the effects were seen before it was asked.
    const rates = rows.map(([number, , rate]) => ({ productId: products[Number(number) - 1]!.productId, rate: rate! }));
    setTyped(rows.map(([number]) => Number(number)));
    const from = { shiftDate: String(values.shiftDate), shiftTypeId: Number(values.shiftTypeId) };
    if (!asked.confirmed && !(await correction.review({ ...from, rates, reason: asked.reason }))) return false;
    const text = tabSeparated([['#', 'productId', 'rate', 'shiftDate', 'shiftTypeId'], ...rows]);
    const done = await submit({ input: { master: 'ProductRate', text, ...asked } });
    if (!done) return false;
    void onSaved();
    onClose();
    return true;
  };

  return (
    <EntryForm
      fields={[...products.map(fieldOfRate), ...shiftFields(types), ...(asksReason ? [reasonField()] : [])]}
      row={{ shiftDate, shiftTypeId, ...shift }}
      onSubmit={save}
      onCancel={onClose}
      busy={busy || correction.busy}
      fieldErrors={errors}
      formErrors={isEmpty ? [t('ui.rates.none')] : [...correction.formErrors, ...formErrors, ...others]}
    />
  );
}

const rateField = (index: number): string => `rate${index + 1}`;

const fieldOfRate = ({ productName, rate, nextRate }: Product, index: number): FieldDefinition => ({
  name: rateField(index),
  label: productName,
  kind: 'rate',
  min: 1,
  max: 1_000_000,
  message: t('ui.rates.wrong'),
  hint: nextRate ? t('ui.rates.next', { rate: nextRate }) : rate ? t('ui.rates.now', { rate }) : t('ui.rates.missing'),
});

const shiftFields = (options: readonly { value: string; label: string }[]): FieldDefinition[] => [
  { name: 'shiftDate', label: t('ui.rates.date'), kind: 'date', required: true, message: t('ui.rates.chooseDate') },
  {
    name: 'shiftTypeId',
    label: t('ui.rates.shift'),
    kind: 'reference',
    required: true,
    message: t('ui.rates.chooseShift'),
    options: [...options],
    adds: 'ShiftType',
    addedWith: 'station.configure',
  },
];

const reasonField = (): FieldDefinition => ({
  name: 'reason',
  label: t('ui.rates.reason'),
  kind: 'multiline',
  required: true,
  min: 1,
  max: 500,
  message: t('ui.rates.reason'),
});

/** Refusals of the dry run, `rates.<index>.<field>`, as those of the rows. */
const atProducts = (refusals: Readonly<Record<string, MessageText>>, typed: readonly number[]) =>
  Object.fromEntries(
    Object.entries(refusals).map(([path, refusal]) => {
      const [list, index, field] = path.split('.');
      return [list === 'rates' ? `rows.${typed[Number(index)]}.${field}` : path, refusal];
    }),
  );

/**
 * Refusals of the rows, `rows.<number>.<field>`, at the fields of this form, where the date and the shift are one for
 * all; and those that have no field here.
 */
function placeErrors(refusals: Readonly<Record<string, MessageText>>) {
  const errors: Record<string, MessageText> = {};
  const others: MessageText[] = [];
  for (const [path, refusal] of Object.entries(refusals)) {
    const [list, number, field] = path.split('.');
    if (path === 'reason' || field === 'comment') errors.reason = refusal;
    else if (list !== 'rows') others.push(refusal);
    else errors[field === 'shiftDate' || field === 'shiftTypeId' ? field : rateField(Number(number) - 1)] = refusal;
  }
  return { errors, others };
}
