import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { tabSeparated } from '../../../../server/domain/sheet';
import {
  ImportRowsDocument,
  RateOutlookDocument,
  type RateOutlookQuery,
  StartShiftFormDocument,
} from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { SkeletonRows } from '../feedback/loading';
import { EntryForm } from '../form/entry-form';
import type { FieldDefinition, WireValues } from '../inputs/field-definition';

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
  const { data: outlook } = useQuery(RateOutlookDocument, { fetchPolicy: 'cache-and-network' });
  const { data: start } = useQuery(StartShiftFormDocument, { fetchPolicy: 'cache-and-network' });
  const [isEmpty, setEmpty] = useState(false);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ImportRowsDocument, {
    success: ({ waiting }) => (waiting ? t('ui.rates.sent') : t('ui.rates.saved')),
  });
  if (outlook === undefined || start === undefined) return <SkeletonRows rows={4} />;
  const products = outlook.rateOutlook;
  const { shiftDate, shiftTypeId, shiftTypes } = start.startShiftForm;
  const types = shiftTypes.map(({ id, name }) => ({ value: String(id), label: name }));

  const save = async ({ confirmed, ...values }: WireValues): Promise<boolean> => {
    const rows = products.flatMap((product, index) => {
      const rate = values[rateField(index)];
      if (rate === null || rate === undefined) return [];
      const type = types.find(({ value }) => value === String(values.shiftTypeId))?.label ?? '';
      return [[String(index + 1), product.productName, String(rate), String(values.shiftDate), type]];
    });
    setEmpty(rows.length === 0);
    if (rows.length === 0) return false;
    const text = tabSeparated([['#', 'productId', 'rate', 'shiftDate', 'shiftTypeId'], ...rows]);
    const done = await submit({ input: { master: 'ProductRate', text, confirmed: confirmed === true } });
    if (!done) return false;
    void onSaved();
    onClose();
    return true;
  };

  return (
    <EntryForm
      fields={[...products.map(fieldOfRate), ...shiftFields(types)]}
      row={{ shiftDate, shiftTypeId, ...shift }}
      onSubmit={save}
      onCancel={onClose}
      busy={busy}
      fieldErrors={byField(fieldErrors)}
      formErrors={isEmpty ? [t('ui.rates.none')] : formErrors}
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
  },
];

/** Refusals of the rows, `rows.<number>.<field>`, at the fields of this form; the date and the shift are one for all. */
const byField = (refusals: Readonly<Record<string, MessageText>>): Record<string, MessageText> =>
  Object.fromEntries(
    Object.entries(refusals).map(([path, refusal]) => {
      const [, number, field] = path.split('.');
      return [field === 'shiftDate' || field === 'shiftTypeId' ? field : rateField(Number(number) - 1), refusal];
    }),
  );
