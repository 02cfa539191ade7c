import { isMonth, showDate } from '../../../../server/domain/kernel/business-date';
import { t } from '../../i18n/translate';
import { today } from '../text/station-zone';
import { CalendarInput, type DayFieldProps } from './calendar-input';
import { readMonth } from './date-text';

/** A month, displayed as MM-YYYY, with value 'YYYY-MM'; accepts the short forms of `readMonth`, and has a calendar. */
export const MonthInput = (props: DayFieldProps) => (
  <CalendarInput
    {...props}
    placeholder={t('ui.month.placeholder')}
    read={(typed) => readMonth(typed, today())}
    show={(value) => (isMonth(value) ? showDate(value) : value)}
    unit="month"
    day={isMonth(props.value) ? `${props.value}-01` : null}
    onPick={(day) => props.onChange(day.slice(0, 7))}
  />
);
