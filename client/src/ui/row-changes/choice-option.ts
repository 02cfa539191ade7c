import type { ReferenceOptionsQuery } from '../../graphql/generated/graphql';
import type { Option } from '../inputs/match-options';

export type ReferenceChoice = Pick<ReferenceOptionsQuery['referenceChoices'][number], 'id' | 'title' | 'shortName'>;

/** The option of a row that is referred to; its short name finds it too. */
export const choiceOption = ({ id, title, shortName }: ReferenceChoice): Option => ({
  value: String(id),
  label: title,
  ...(shortName !== null && { hint: shortName }),
});
