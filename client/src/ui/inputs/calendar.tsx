import { useState } from 'react';
import type { BusinessDate } from '../../../../server/domain/kernel/business-date';
import { t, useLocale } from '../../i18n/translate';
import { DatePicker, DatesProvider, type DatesProviderSettings, MonthPicker } from '../kit/dates';
import { FocusTrap } from '../kit/overlays';
import { today } from '../text/station-zone';
import { namedDates } from './named-dates';

const SETTINGS: DatesProviderSettings = { firstDayOfWeek: 1, weekendDays: [0] };

interface CalendarProps {
  unit: 'day' | 'month';
  day: BusinessDate | null;
  onPick: (day: BusinessDate | null) => void;
  min?: BusinessDate;
  max?: BusinessDate;
}

/**
 * Picks a day of a month, or a month of a year by its first day; loaded when first opened, since most dates are typed.
 */
export default function Calendar({ unit, day, onPick, min, max }: CalendarProps) {
  // It opens on the station's present month: the calendar's own default is the device's.
  const [shown, setShown] = useState(day ?? today());
  const [earlier, later] = [t('ui.date.previous'), t('ui.date.next')];
  const common = {
    value: day,
    date: shown,
    onDateChange: setShown,
    onChange: onPick,
    minDate: min,
    maxDate: max,
    ariaLabels: {
      previousMonth: earlier,
      nextMonth: later,
      previousYear: earlier,
      nextYear: later,
      previousDecade: earlier,
      nextDecade: later,
    },
  };
  return (
    <DatesProvider settings={{ ...SETTINGS, locale: namedDates(useLocale()) }}>
      <FocusTrap>
        <div>{unit === 'month' ? <MonthPicker {...common} /> : <DatePicker {...common} hideOutsideDates />}</div>
      </FocusTrap>
    </DatesProvider>
  );
}
