import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider, type DatesProviderSettings } from '@mantine/dates';
import type { BusinessDate } from '../../../server/domain/kernel/business-date';
import { t } from '../i18n/translate';

const SETTINGS: DatesProviderSettings = { firstDayOfWeek: 1, weekendDays: [0] };

interface CalendarProps {
  day: BusinessDate | null;
  onPick: (day: BusinessDate | null) => void;
  min?: BusinessDate;
  max?: BusinessDate;
}

/** A month to pick a day from; loaded when it is first opened, since most days are typed. */
export default function Calendar({ day, onPick, min, max }: CalendarProps) {
  const [earlier, later] = [t('ui.date.previous'), t('ui.date.next')];
  return (
    <DatesProvider settings={SETTINGS}>
      <FocusTrap>
        <div>
          <DatePicker
            value={day}
            defaultDate={day ?? undefined}
            onChange={onPick}
            minDate={min}
            maxDate={max}
            hideOutsideDates
            ariaLabels={{
              previousMonth: earlier,
              nextMonth: later,
              previousYear: earlier,
              nextYear: later,
              previousDecade: earlier,
              nextDecade: later,
            }}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}
