import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { withoutJoiners } from '../../domain/joiners';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { mayPass } from '../../platform/permission';
import { patternsOf } from './patterns';
import { SEARCHED_KINDS, searchOf } from './searched-kinds';

@ObjectType({ description: 'A search result: a record found by name.' })
export class FoundRecord {
  @Field(() => String, { description: 'Name of its master: Creditor, Employee, Pump.' }) kind!: string;
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'Title of the record.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Detail that distinguishes it from others with the same name.' })
  hint!: string | null;
  @Field(() => Boolean, { description: 'Whether the record is disabled; earlier records still refer to it.' })
  disabled!: boolean;
}

@ArgsType()
export class FindRecordsInput {
  @Field(() => String, { description: 'Words or prefixes of words, in any order; at least 2 characters.' })
  @IsText('text', 100)
  text!: string;
}

const FEWEST_CHARACTERS = 2;

/**
 * Finds rows whose name, short name or number has every word of the text, of the kinds whose page the caller may open:
 * at most 6 of each, enabled ones first, then those that begin with the text.
 */
export const findRecords = defineQuery({
  name: 'findRecords',
  right: 'signedIn',
  input: FindRecordsInput,
  async run({ sql, ctx }, { text }): Promise<FoundRecord[]> {
    const asked = withoutJoiners(text.normalize('NFC')).trim();
    if ([...asked].length < FEWEST_CHARACTERS) return [];
    const kinds = SEARCHED_KINDS.filter(({ right }) => mayPass(right, ctx.actor));
    return sql<FoundRecord>(searchOf(kinds), [...patternsOf(asked.toLowerCase()), ...patternsOf(asked.toUpperCase())]);
  },
});
