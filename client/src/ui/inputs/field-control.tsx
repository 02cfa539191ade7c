import { lazy } from 'react';
import { type MessageText, said, t, translateLabel } from '../../i18n/translate';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { SkeletonRows } from '../feedback/loading';
import { Skeleton } from '../kit/feedback';
import { PasswordInput, Switch, Textarea, TextInput } from '../kit/fields';
import { ChoiceInput } from './choice-input';
import { DateInput } from './date-input';
import { DateTimeInput } from './date-time-input';
import { DecimalInput } from './decimal-input';
import { type FieldDefinition, type FieldValue, PLACES } from './field-definition';
import { MonthInput } from './month-input';

/** Only the forms of tanks and of roles have these. */
const ChartInput = lazy(async () => ({ default: (await import('./chart-input')).ChartInput }));
const RightsInput = lazy(async () => ({ default: (await import('./rights-input')).RightsInput }));

interface FieldControlProps {
  field: FieldDefinition;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  error?: MessageText;
  autoFocus?: boolean;
}

const UNITS: Partial<Record<FieldDefinition['kind'], string>> = {
  money: '₹',
  rate: '₹/L',
  litres: 'L',
  wholeLitres: 'L',
  kilolitres: 'KL',
  percent: '%',
};

/** Renders the control of a field from its definition. */
export function FieldControl({ field, value, onChange, error: refusal, autoFocus }: FieldControlProps) {
  const error = said(refusal);
  const { name, kind, required, disabled } = field;
  const label = translateLabel(field.label);
  const hint = translateLabel(field.hint) ?? undefined;
  const common = { name, label, hint, error, required, disabled, autoFocus };
  const text = String(value);
  const places = PLACES[kind];
  if (places !== undefined) {
    return <DecimalInput {...common} places={places} unit={UNITS[kind]} value={text} onChange={onChange} />;
  }
  const upper = field.case === 'upper';
  const plain = {
    name,
    label,
    description: hint,
    error,
    required,
    disabled,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    'data-autofocus': autoFocus || undefined,
    styles: upper ? { input: { textTransform: 'uppercase' } as const } : undefined,
  };
  switch (kind) {
    case 'flag':
      return (
        <Switch
          name={name}
          label={label}
          description={hint}
          error={error}
          disabled={disabled}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'date':
      return <DateInput {...common} value={text} onChange={onChange} />;
    case 'dateTime':
      return <DateTimeInput {...common} value={text} onChange={onChange} />;
    case 'month':
      return <MonthInput {...common} value={text} onChange={onChange} />;
    case 'choice':
    case 'reference':
      return (
        <ChoiceInput
          {...common}
          value={text}
          onChange={onChange}
          source={field.options ?? []}
          chosenLabel={field.chosen?.label}
          placeholder={field.placeholder}
          adds={field.adds}
          addedWith={field.addedWith}
        />
      );
    case 'chart':
      return (
        <LazyBoundary fallback={autoFocus ? <SkeletonRows rows={4} /> : <Skeleton height={96} />}>
          <ChartInput {...common} value={text} onChange={onChange} />
        </LazyBoundary>
      );
    case 'rights':
      return (
        <LazyBoundary fallback={<Skeleton height={480} />}>
          <RightsInput {...{ name, label, error, disabled }} value={text} onChange={onChange} />
        </LazyBoundary>
      );
    case 'multiline':
      return <Textarea {...plain} autosize minRows={2} maxRows={8} />;
    case 'password':
      return (
        <PasswordInput
          {...plain}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('access.showPassword') }}
        />
      );
    case 'email':
      return <TextInput {...plain} type="email" autoComplete="off" />;
    case 'phone':
      return <TextInput {...plain} type="tel" autoComplete="off" />;
    default:
      return <TextInput {...plain} autoComplete="off" />;
  }
}
