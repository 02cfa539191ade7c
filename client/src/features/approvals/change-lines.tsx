import type { MyChangeRequestsQuery } from '../../graphql/generated/graphql';
import { translateLabel } from '../../i18n/translate';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import classes from './review.module.css';

type Changes = MyChangeRequestsQuery['myChangeRequests'][number]['changes'];

/**
 * 'Amount: 250.00 → 300.00', one line per field; a field whose value did not change, and those of a new entry, have one
 * value.
 */
export const ChangeLines = ({ changes, isNew = false }: { changes: Changes; isNew?: boolean }) => (
  <ul className={classes.lines}>
    {changes.map(({ name, label, kind, was, shown }) => (
      <li key={name}>
        {translateLabel(label)}:{' '}
        {!isNew && was !== shown && (
          <>
            <FieldValueText kind={kind} text={was} /> →{' '}
          </>
        )}
        <FieldValueText kind={kind} text={shown} />
      </li>
    ))}
  </ul>
);
