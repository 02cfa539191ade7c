import { useQuery } from '@apollo/client/react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { RunningShiftDocument } from '../../graphql/generated/graphql';
import { type MessageText, t } from '../../i18n/translate';
import { DateInput } from '../inputs/date-input';
import { useLateEntry } from '../late-entry/late-context';
import { today } from '../text/station-zone';

interface ValueDateInputProps {
  /** Empty for the day of the shift. */
  value: string;
  onChange: (value: string) => void;
  error?: MessageText;
}

/** The value date of a payment through an account. Few payments have one, so Enter skips it. */
export function ValueDateInput({ value, onChange, error }: ValueDateInputProps) {
  const running = useQuery(RunningShiftDocument).data?.runningShift;
  const { late } = useLateEntry();
  const shiftDate = late?.shift.shiftDate ?? running?.shiftDate;
  return (
    <DateInput
      name="valueDate"
      label={t('ui.payment.valueDate')}
      hint={t('ui.payment.valueDate.hint')}
      placeholder={shiftDate && showDate(shiftDate)}
      value={value}
      onChange={onChange}
      max={today()}
      error={error}
      data-enter-skip
    />
  );
}
