import { REASON_FIELDS } from '../../../../server/domain/change-request.rules';
import type { MyChangeRequestsQuery } from '../../graphql/generated/graphql';
import { translateLabel } from '../../i18n/translate';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import classes from './review.module.css';

type Changes = MyChangeRequestsQuery['myChangeRequests'][number]['changes'];

interface ChangeLinesProps {
  changes: Changes;
  /** For a new entry, the reason that stands beside it, which is one of its fields. */
  ofNew?: { comment?: string | null } | null;
}

/**
 * 'Amount: ₹250.00 → ₹300.00', one line per field; a field whose value did not change, and those of a new entry, have
 * one value.
 */
export const ChangeLines = ({ changes, ofNew = null }: ChangeLinesProps) => (
  <ul className={classes.lines}>
    {changes
      .filter((change) => !isReasonField(change, ofNew?.comment))
      .map(({ name, label, kind, was, shown }) => (
        <li key={name}>
          {translateLabel(label)}:{' '}
          {ofNew === null && was !== shown && (
            <>
              <FieldValueText kind={kind} text={was} /> →{' '}
            </>
          )}
          <FieldValueText kind={kind} text={shown} />
        </li>
      ))}
  </ul>
);

/** Whether the field is shown beside the lines, as the reason. The lines keep one whose text was cut there. */
const isReasonField = ({ name, shown }: Changes[number], comment: string | null | undefined): boolean =>
  comment != null && REASON_FIELDS.some((one) => one === name) && shown?.trim() === comment;
