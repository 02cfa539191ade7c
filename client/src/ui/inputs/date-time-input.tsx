import { type BusinessDate, showDate } from '../../../../server/domain/kernel/business-date';
import {
  type LocalDateTime,
  parseLocalDateTime,
  showLocalDateTime,
} from '../../../../server/domain/kernel/local-date-time';
import { t } from '../../i18n/translate';
import { now } from '../text/station-zone';
import { CalendarInput, type DayFieldProps } from './calendar-input';
import { readDateTime } from './date-time-text';

/** The value is 'YYYY-MM-DDTHH:MM'. */
export interface DateTimeInputProps extends DayFieldProps {
  /** The earliest and latest day of the calendar; typed values are validated by the form. */
  min?: LocalDateTime;
  max?: LocalDateTime;
}

const isLocalDateTime = (value: string): boolean => parseLocalDateTime(value) === value;
const dayOf = (minute: LocalDateTime | undefined): BusinessDate | undefined =>
  minute !== undefined && isLocalDateTime(minute) ? minute.slice(0, 10) : undefined;

/**
 * A minute in the station's time zone, displayed as DD-MM-YYYY HH:MM; accepts the short forms of `readDateTime`. The
 * calendar (Alt+Down) fills in the day and leaves the cursor at the time.
 */
export function DateTimeInput({ min, max, ...props }: DateTimeInputProps) {
  const isMinute = isLocalDateTime(props.value);
  return (
    <CalendarInput
      {...props}
      placeholder={t('ui.dateTime.placeholder')}
      read={(typed) => readDateTime(typed, now())}
      show={(value) => (isLocalDateTime(value) ? showLocalDateTime(value) : value)}
      day={dayOf(props.value) ?? null}
      onPick={(day) => props.onChange(isMinute ? `${day}${props.value.slice(10)}` : `${showDate(day)} `)}
      min={dayOf(min)}
      max={dayOf(max)}
    />
  );
}
