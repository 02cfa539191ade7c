import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type KeyboardEvent, lazy, type ReactNode } from 'react';
import type { BusinessDate } from '../../../../server/domain/kernel/business-date';
import { type MessageText, said, t } from '../../i18n/translate';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { Spinner } from '../feedback/loading';
import { ActionIcon } from '../kit/buttons';
import { TextInput } from '../kit/fields';
import { LazyPopover } from '../popover/lazy-popover';
import { useAnchored } from '../popover/use-anchored';
import { useTypedText } from './use-typed-text';

const Calendar = lazy(() => import('./calendar'));

/** Props of a field for a day, a month or a minute. */
export interface DayFieldProps {
  label: string;
  /** Invalid text is kept as typed. Empty is no value. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode | MessageText;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

interface CalendarInputProps extends DayFieldProps {
  placeholder: string;
  read: (typed: string) => string | null;
  show: (value: string) => string;
  /** The calendar's unit: days, or months by their first day. */
  unit?: 'day' | 'month';
  /** The selected day of the calendar. */
  day: BusinessDate | null;
  onPick: (day: BusinessDate) => void;
  min?: BusinessDate;
  max?: BusinessDate;
}

/** A date typed in a short form, or picked from a calendar (Alt+Down). */
export function CalendarInput({
  value,
  onChange,
  read,
  show,
  unit = 'day',
  day,
  onPick,
  min,
  max,
  label,
  hint,
  error,
  disabled,
  autoFocus,
  ...rest
}: CalendarInputProps) {
  const calendar = useAnchored();
  const typed = useTypedText(value, onChange, read, show);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    typed.onKeyDown(event);
    if (!event.altKey || event.key !== 'ArrowDown') return;
    // Otherwise the page scrolls, and the calendar moves with the field.
    event.preventDefault();
    calendar.setOpened(true);
  };
  const pick = (picked: BusinessDate | null): void => {
    if (picked !== null) onPick(picked);
    calendar.setOpened(false);
  };

  return (
    <>
      <TextInput
        {...rest}
        {...typed}
        ref={calendar.setAnchor}
        onKeyDown={onKeyDown}
        label={label}
        disabled={disabled}
        description={hint}
        error={said(error)}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        rightSection={
          <ActionIcon
            size={26}
            tabIndex={-1}
            disabled={disabled}
            aria-label={t('ui.date.open')}
            aria-haspopup="dialog"
            aria-expanded={calendar.opened}
            onClick={calendar.toggle}
          >
            <IconCalendar size={16} />
          </ActionIcon>
        }
      />
      <LazyPopover
        of={calendar}
        withRoles={false}
        position="bottom-end"
        role="dialog"
        label={t('ui.date.calendar', { label })}
      >
        <LazyBoundary fallback={<Spinner />}>
          <Calendar unit={unit} day={day} onPick={pick} min={min} max={max} />
        </LazyBoundary>
      </LazyPopover>
    </>
  );
}
