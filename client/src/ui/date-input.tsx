import { ActionIcon, Popover, TextInput } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type KeyboardEvent, lazy, type ReactNode, useState } from 'react';
import { type BusinessDate, isBusinessDate, showDate } from '../../../server/domain/kernel/business-date';
import { t } from '../i18n/translate';
import { readDate } from './date-text';
import { LoadedLater } from './loaded-later';
import { Spinner } from './loading';
import { today } from './station-zone';
import { useTypedText } from './use-typed-text';

const Calendar = lazy(() => import('./calendar'));

export interface DateInputProps {
  label: string;
  /** 'YYYY-MM-DD'; what cannot be read as a day stays as it was typed. Empty is no day. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  min?: BusinessDate;
  max?: BusinessDate;
}

/** A day, shown DD-MM-YYYY; the short forms of `readDate` are understood, and there is a calendar (Alt+Down). */
export function DateInput({ value, onChange, hint, autoFocus, min, max, label, disabled, ...rest }: DateInputProps) {
  const [calendarOpen, setCalendarOpen] = useState(false);
  const show = (day: string): string => (isBusinessDate(day) ? showDate(day) : day);
  const typed = useTypedText(value, onChange, (text) => readDate(text, today()), show);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    typed.onKeyDown(event);
    if (event.altKey && event.key === 'ArrowDown') setCalendarOpen(true);
  };
  const pick = (day: string | null): void => {
    if (day !== null) onChange(day);
    setCalendarOpen(false);
  };

  return (
    <Popover opened={calendarOpen} onChange={setCalendarOpen} returnFocus withRoles={false} position="bottom-end">
      <Popover.Target>
        <TextInput
          {...rest}
          {...typed}
          onKeyDown={onKeyDown}
          label={label}
          disabled={disabled}
          description={hint}
          placeholder={t('ui.date.placeholder')}
          autoComplete="off"
          data-autofocus={autoFocus || undefined}
          rightSection={
            <ActionIcon
              size={26}
              tabIndex={-1}
              disabled={disabled}
              aria-label={t('ui.date.open')}
              aria-haspopup="dialog"
              aria-expanded={calendarOpen}
              onClick={() => setCalendarOpen((open) => !open)}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('ui.date.calendar', { label })}>
        <LoadedLater fallback={<Spinner />}>
          <Calendar day={isBusinessDate(value) ? value : null} onPick={pick} min={min} max={max} />
        </LoadedLater>
      </Popover.Dropdown>
    </Popover>
  );
}
