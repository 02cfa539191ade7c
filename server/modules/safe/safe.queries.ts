import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';

@ObjectType({ description: 'Notes or coins of one value, with the number in the safe.' })
export class NoteStock {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'Value in whole rupees.' }) value!: number;
  @Field(() => Int) available!: number;
}

/** The countable notes, largest first, without the row for uncounted cash. */
export const notesInSafe = defineQuery({
  name: 'notesInSafe',
  right: 'cash.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<NoteStock>(
      `SELECT id, (value / 100)::int AS value, available FROM denomination
       WHERE NOT disabled AND NOT is_uncounted ORDER BY denomination.value DESC`,
    ),
});

/** Uncounted cash of the safe, in paise. */
export const uncountedCash = defineQuery({
  name: 'uncountedCash',
  right: 'cash.read',
  input: NoInput,
  run: async ({ sql }) => {
    const [uncounted] = await sql<{ available: number }>('SELECT available FROM denomination WHERE is_uncounted');
    return uncounted!.available;
  },
});
