import type { MyChangeRequestsQuery } from '../../graphql/generated/graphql';
import { said } from '../../i18n/translate';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import classes from './review.module.css';

type Changes = MyChangeRequestsQuery['myChangeRequests'][number]['changes'];

/** 'Amount: 250.00 → 300.00', a line a field; what came to the same stands once. */
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
