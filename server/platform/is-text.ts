import { hasUnseenCharacter } from '../domain/field-rules';
import { fields } from '../domain/fields.messages';
import { labelled } from '../domain/kernel/message';
import { Checked } from './checked';

/**
 * Validates a text without control or invisible characters (the database refuses some of them), at most `max`
 * characters long. `refusal` replaces the message for what is no text, `isRefused` the rule on characters.
 */
export const IsText = (
  label: string,
  max: number,
  refusal?: string,
  isRefused = hasUnseenCharacter,
): PropertyDecorator =>
  Checked(
    'isText',
    (value) => {
      const named = labelled(label);
      if (typeof value !== 'string')
        return refusal === undefined ? fields.notText({ label: named }) : labelled(refusal);
      if (isRefused(value)) return fields.unseenIn({ label: named });
      return [...value].length <= max ? null : fields.tooLong({ label: named, most: max });
    },
    refusal === undefined ? [label] : [label, refusal],
  );
