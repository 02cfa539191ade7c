import type { RehearseRateCorrectionInput } from '../../graphql/generated/graphql';
import { atRate, rateCorrection, useRateCorrection } from '../rates/use-rate-correction';
import { EditRowForm, type EditRowFormProps, type RowChanges } from './edit-row-form';

/** The fields of a product rate: what its change moves in shifts that have used it is shown before it is sent. */
export default function EditRateForm(props: EditRowFormProps) {
  const { review, busy, fieldErrors, formErrors } = useRateCorrection();
  return (
    <EditRowForm
      {...props}
      review={async (changes) => {
        const corrected = rateCorrected(changes);
        return corrected === null || review(corrected);
      }}
      reviewing={{ busy, fieldErrors: atRate(fieldErrors), formErrors }}
    />
  );
}

/** The change of a rate as the correction that it is; null if the rate stays. */
function rateCorrected({ row, changes, reason }: RowChanges): RehearseRateCorrectionInput | null {
  const stored = (name: string) => row.fields.find((field) => field.name === name)?.value;
  return rateCorrection({
    ...{ productId: stored('productId'), shiftDate: stored('shiftDate'), shiftTypeId: stored('shiftTypeId') },
    ...{ rate: changes.find(({ field }) => field === 'rate')?.value, reason },
  });
}
