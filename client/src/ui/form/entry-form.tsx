import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAsking } from '../../graphql/asking';
import { useUnsaved } from '../../hooks/unsaved';
import { type MessageText, t } from '../../i18n/translate';
import { EnterFlow } from '../dialog/enter-flow';
import { holdKeysWhile } from '../dialog/held-keys';
import { FormErrors } from '../feedback/form-errors';
import { FieldControl } from '../inputs/field-control';
import {
  type FieldDefinition,
  type FieldValue,
  type FieldValues,
  problemOf,
  valuesOf,
  type WireValues,
  wireValue,
} from '../inputs/field-definition';
import { stopAtUnknownChoice } from '../inputs/unknown-choice';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import classes from './entry-form.module.css';

interface EntryFormProps {
  fields: readonly FieldDefinition[];
  /** The row to edit; if omitted, the form starts empty. Give the form a `key` of the row's id. */
  row?: Readonly<Record<string, unknown>>;
  /** The values that the form starts with again once it has saved; empty if omitted. */
  standard?: Readonly<Record<string, unknown>>;
  submitLabel?: string;
  /** With `confirmed` after a question of the server. Resolves to true if it was recorded: the form is then emptied and its first field focused. */
  onSubmit: (values: WireValues) => Promise<boolean>;
  onCancel?: () => void;
  busy: boolean;
  /** The server's refusals (useSubmit): by field, and of the whole form. */
  fieldErrors?: Readonly<Record<string, MessageText>>;
  formErrors?: readonly MessageText[];
  /** Updates dependent fields after one field was changed. */
  follow?: (values: FieldValues, changed: string) => FieldValues;
  /** Called with the values after each change, for a draft. */
  onValues?: (values: FieldValues) => void;
  /** Marks a search: leaving it loses nothing. */
  isSearch?: boolean;
  children?: ReactNode;
}

/**
 * A form built from field definitions. Enter goes to the next field and saves on the last, Ctrl+Enter saves; the first
 * invalid field gets the focus.
 */
export function EntryForm({
  fields,
  row,
  standard,
  submitLabel = t('ui.save'),
  onSubmit,
  onCancel,
  busy,
  fieldErrors = {},
  formErrors = [],
  follow = (values) => values,
  onValues,
  isSearch = false,
  children,
}: EntryFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => valuesOf(fields, row));
  /** The initial values of the fields. */
  const [begun, setBegun] = useState(values);
  const [problems, setProblems] = useState<Record<string, MessageText>>({});
  /** Fields changed since the server's refusal: its errors no longer apply to them. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const isTyped = Object.entries(values).some(
    ([name, value]) => value !== (begun[name] ?? (value === false ? false : '')),
  );
  const isSent = useRef(false);
  // Saving may navigate to another page, which must not ask.
  useUnsaved(isTyped && !isSearch, (how) => (isSent.current && how === 'left' ? null : t('ui.leave')));

  const focusOn = (name: string | undefined): void => {
    const control = root.current?.querySelector<HTMLElement>(
      name === undefined ? 'input, textarea' : `[name="${name}"]`,
    );
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  };

  const change = (name: string, value: FieldValue): void => {
    const next = follow({ ...values, [name]: value }, name);
    const touched = Object.keys(next).filter((other) => other === name || next[other] !== values[other]);
    setValues(next);
    setChanged(new Set([...changed, ...touched]));
    setProblems(Object.fromEntries(Object.entries(problems).filter(([other]) => !touched.includes(other))));
    onValues?.(next);
  };

  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const found = fields.flatMap((field): [string, MessageText][] => {
      const problem = problemOf(field, values[field.name] ?? '');
      return problem === null ? [] : [[field.name, problem]];
    });
    setProblems(Object.fromEntries(found));
    if (found.length > 0) return focusOn(found[0]?.[0]);
    setChanged(new Set());
    const wire = Object.fromEntries(fields.map((field) => [field.name, wireValue(field, values[field.name] ?? '')]));
    isSent.current = true;
    const isDone = await holdKeysWhile(() => onSubmit(isAsked ? { ...wire, confirmed: true } : wire)).finally(() => {
      isSent.current = false;
    });
    if (!isDone) return;
    const empty = valuesOf(fields, standard);
    setValues(empty);
    setBegun(empty);
    onValues?.(empty);
    focusOn(undefined);
  };

  /** Whether the server asks if a figure is meant, and nothing was changed since: Enter saves it now. */
  const isAsked = changed.size === 0 && Object.values(fieldErrors).some(isAsking);
  const refused = fields.find(({ name }) => name in fieldErrors)?.name;
  const focusRefused = useEffectEvent(() => focusOn(refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  const errorOf = (name: string): MessageText | undefined =>
    problems[name] ?? (changed.has(name) ? undefined : fieldErrors[name]);

  return (
    <div ref={root}>
      <EnterFlow onSave={() => void save()} enterSaves={isAsked} className={classes.fields}>
        <FormErrors formErrors={formErrors} className={classes.whole} />
        {fields.map((field, index) => (
          <div key={field.name} data-kind={field.kind} className={classes.field}>
            <FieldControl
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => change(field.name, value)}
              error={errorOf(field.name)}
              autoFocus={index === 0}
            />
          </div>
        ))}
        {children}
      </EnterFlow>
      <Group justify="flex-end" mt="md">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
          {submitLabel}
        </Button>
      </Group>
    </div>
  );
}
