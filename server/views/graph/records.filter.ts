import { problemsOfRange } from '../../domain/kernel/date-range';
import { labelled } from '../../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import type { Read } from '../../platform/ask';
import type { FilterValues } from './records.inputs';
import type { ListedThing } from './thing';

/** The values of a statement, in the order of their parameters. */
export class Parameters {
  readonly values: unknown[] = [];
  /** The name of the parameter with this value. */
  readonly add = (value: unknown): string => `$${this.values.push(value)}`;
}

/** The conditions of the filter that were given, with their values. */
const givenIn = ({ filters }: ListedThing, filter: FilterValues | null | undefined) =>
  Object.entries(filters).flatMap(([name, part]) => {
    const value = filter?.[name] ?? null;
    return value === null ? [] : [{ name, value, ...part }];
  });

const problemsOfFigures = (from: number, to: number): Problem[] =>
  to < from ? [{ code: 'INVALID', ...requests.toBelowFrom() }] : [];

/** Without it, the days of a range in the wrong order would look like days without anything. */
function refuseReversed(given: ReturnType<typeof givenIn>): void {
  for (const { name, value: to, from } of given) {
    const first = given.find((part) => part.name === from);
    if (first === undefined) continue;
    const problems =
      typeof to === 'number'
        ? problemsOfFigures(first.value as number, to)
        : problemsOfRange({ from: first.value as string, to: to as string });
    refuseIf(problems.map((problem) => ({ ...problem, field: `filter.${name}` })));
  }
}

/** What a filter finds. */
export interface Found {
  /** SQL over the row `r`, and the values of its parameters. */
  conditions: readonly string[];
  parameters: Parameters;
  /** Refuses an id that no row has. Without it, a mistyped id would look like a creditor who bought nothing. */
  refuseUnknown(): Promise<void>;
}

/** Composes the conditions of a filter. A range in the wrong order is refused. */
export function findBy({ sql }: Read, thing: ListedThing, filter: FilterValues | null | undefined): Found {
  const given = givenIn(thing, filter);
  refuseReversed(given);
  const parameters = new Parameters();
  return {
    conditions: given.map((part) => part.sql('r', parameters.add(part.value))),
    parameters,
    async refuseUnknown() {
      for (const { name, value, to } of given) {
        if (to === undefined) continue;
        const { table, label } = to();
        const known = await sql(`SELECT FROM ${table} WHERE id = $1`, [value]);
        if (known.length === 0) {
          const text = requests.unknownId({ thing: labelled(label, label.toLowerCase()), id: `${value}` });
          throw refusal('NOT_FOUND', text, `filter.${name}`, 'NOT_FOUND');
        }
      }
    },
  };
}

/** SQL: the rows of a thing as `r` that fulfil all conditions. */
export const rowsWhere = ({ table }: ListedThing, conditions: readonly string[]): string =>
  `FROM ${table} r ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
