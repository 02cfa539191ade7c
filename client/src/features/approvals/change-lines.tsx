import type { MyChangeRequestsQuery } from '../../graphql/generated/graphql';
import { said } from '../../i18n/translate';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import classes from './review.module.css';

type Changes = MyChangeRequestsQuery['myChangeRequests'][number]['changes'];

/** 'Amount: 250.00 → 300.00', one line per field; a field whose value did not change is printed once. */
export const ChangeLines = ({ changes }: { changes: Changes }) => (
  <ul className={classes.lines}>
    {changes.map(({ name, label, kind, was, shown }) => (
      <li key={name}>
        {said(label)}:{' '}
        {was !== shown && (
          <>
            <FieldValueText kind={kind} text={was} /> →{' '}
          </>
        )}
        <FieldValueText kind={kind} text={shown} />
      </li>
    ))}
  </ul>
);
