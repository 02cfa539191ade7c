import { translateLabel } from '../../i18n/translate';
import type { RowField } from './change-fields';
import { FieldValueText } from './field-value-text';
import classes from './row-facts.module.css';

interface RowFactsProps {
  row: { title: string; fields: readonly Pick<RowField, 'name' | 'label' | 'kind' | 'shown' | 'canChange'>[] };
  whole?: boolean;
}

/** The uneditable fields of a row; `whole` adds the changeable ones, for a form that does not edit them. */
export function RowFacts({ row, whole = false }: RowFactsProps) {
  const shown = row.fields.filter(({ canChange, shown: text }) => (whole || !canChange) && text != null);
  if (shown.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={row.title}>
      {shown.map((field) => (
        <div key={field.name}>
          <dt>{translateLabel(field.label)}</dt>
          <dd>
            <FieldValueText kind={field.kind} text={field.shown} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
