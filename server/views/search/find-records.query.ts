import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { mayPass } from '../../platform/permission';
import { patternsOf } from './patterns';
import { SEARCHED_KINDS, searchOf } from './searched-kinds';

@ObjectType({ description: 'A row that somebody looks for by its name.' })
export class FoundRecord {
  @Field(() => String, { description: 'Its master: Creditor, Employee, Pump.' }) kind!: string;
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'What the record is called.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'What tells it from others of its name.' }) hint!: string | null;
  @Field(() => Boolean, { description: 'It is out of use; the books of earlier days still name it.' })
  disabled!: boolean;
}

@ArgsType()
export class FindRecordsInput {
  @Field(() => String, { description: 'Words or their beginnings, in any order; at least 2 characters.' })
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
  permission: 'user',
  input: FindRecordsInput,
  async run({ sql, ctx }, { text }): Promise<FoundRecord[]> {
    const asked = text.normalize('NFC').trim();
    if ([...asked].length < FEWEST_CHARACTERS) return [];
    const kinds = SEARCHED_KINDS.filter(({ permission }) => mayPass(permission, ctx.actor));
    return sql<FoundRecord>(searchOf(kinds), [...patternsOf(asked.toLowerCase()), ...patternsOf(asked.toUpperCase())]);
  },
});
