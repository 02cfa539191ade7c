import { type BusinessDate, isBusinessDate, showDate } from '../../../../server/domain/kernel/business-date';
import { t } from '../../i18n/translate';
import { today } from '../text/station-zone';
import { CalendarInput, type DayFieldProps } from './calendar-input';
import { readDate } from './date-text';

/** The value is 'YYYY-MM-DD'. */
export interface DateInputProps extends DayFieldProps {
  min?: BusinessDate;
  max?: BusinessDate;
  /** The day that an empty field means; the format of a date by default. */
  placeholder?: string;
}

/** A day, displayed as DD-MM-YYYY; accepts the short forms of `readDate`, and has a calendar (Alt+Down). */
export const DateInput = ({ placeholder = t('ui.date.placeholder'), ...props }: DateInputProps) => (
  <CalendarInput
    {...props}
    placeholder={placeholder}
    read={(typed) => readDate(typed, today())}
    show={(value) => (isBusinessDate(value) ? showDate(value) : value)}
    day={isBusinessDate(props.value) ? props.value : null}
    onPick={props.onChange}
  />
);
