import { type ClassConstructor, Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { requests } from '../../domain/requests.messages';
import { enumOf } from '../../platform/enum-of';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import { RecordOrder } from './enums';
import type { Filter, ListedThing } from './thing';

/** Rows of a page without `first` and `last`, and at most. */
export const PAGE = 50;
export const MOST_OF_PAGE = 200;

const rowsFrom = (end: string, name: string): PropertyDecorator[] => [
  Field(() => Int, { nullable: true, description: `Number of rows from the ${end}, at most ${MOST_OF_PAGE}.` }),
  IsOptional(),
  IsInt(saying(requests.rowsNotWhole({ name }))),
  Min(1, saying(requests.rowsTooFew({ name }))),
  Max(MOST_OF_PAGE, saying(requests.rowsTooMany({ name, most: MOST_OF_PAGE }))),
];

const cursorOf = (side: string): PropertyDecorator[] => [
  Field(() => String, { nullable: true, description: `Cursor: only rows ${side} it.` }),
  IsOptional(),
  Matches(/^[\d.-]{1,60}$/, saying(requests.cursorWrong())),
];

/** The conditions of a filter by name; null for one that is not given. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** What a page of a list is chosen by. */
export interface PageInput {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  order?: 'OLDEST_FIRST' | 'NEWEST_FIRST' | null;
  filter?: FilterValues | null;
}

/** What sums are chosen and grouped by. */
export interface SumsInput {
  by?: readonly string[] | null;
  filter?: FilterValues | null;
}

const decorate = (target: object, name: string, decorators: readonly PropertyDecorator[]): void => {
  for (const decorator of decorators) decorator(target, name);
};

function rulesOf({ type, rules }: Filter): readonly PropertyDecorator[] {
  if (rules !== undefined) return rules;
  if (type === BusinessDate) return [IsBusinessDate()];
  if (type === Boolean) return [IsBoolean()];
  return [type === Int ? IsInt() : IsEnum(type)];
}

const inputsOfFilters = new Map<ListedThing, ClassConstructor<object>>();

function filterInputOf(thing: ListedThing): ClassConstructor<object> {
  const { name, many, filters } = thing;
  const known = inputsOfFilters.get(thing);
  if (known !== undefined) return known;
  class FilterInput {}
  inputsOfFilters.set(thing, FilterInput);
  for (const [field, filter] of Object.entries(filters))
    decorate(FilterInput.prototype, field, [
      Field(() => filter.type as never, { nullable: true, description: filter.description }),
      IsOptional(),
      ...rulesOf(filter),
    ]);
  InputType(`${name}FilterInput`, { description: `Which of \`${many}\`: all conditions that are given hold.` })(
    FilterInput,
  );
  return FilterInput;
}

function filterField(thing: ListedThing): PropertyDecorator[] {
  const FilterInput = filterInputOf(thing);
  return [
    Field(() => FilterInput, { nullable: true, description: 'Which rows; all if omitted.' }),
    IsOptional(),
    ValidateNested(),
    Type(() => FilterInput),
  ];
}

/** The input of a thing's list. */
export function pageInputOf(thing: ListedThing): ClassConstructor<PageInput> {
  class ListInput implements PageInput {}
  const { prototype } = ListInput;
  decorate(prototype, 'first', rowsFrom('beginning', 'first'));
  decorate(prototype, 'after', cursorOf('after'));
  decorate(prototype, 'last', rowsFrom('end', 'last'));
  decorate(prototype, 'before', cursorOf('before'));
  decorate(prototype, 'order', [
    Field(() => RecordOrder, { nullable: true, description: 'Oldest first if omitted. A cursor holds in its order.' }),
    IsOptional(),
    IsEnum(RecordOrder),
  ]);
  decorate(prototype, 'filter', filterField(thing));
  ArgsType()(ListInput);
  return ListInput;
}

/** The input of the sums of a thing, which `groups` are the values of `by`. */
export function sumsInputOf(thing: ListedThing, groups: readonly string[]): ClassConstructor<SumsInput> {
  const Group = enumOf(
    `${thing.name}Group`,
    `What \`${thing.one}Sums\` can be grouped by.`,
    Object.fromEntries(groups.map((group) => [group, `By ${group.toLowerCase().replaceAll('_', ' ')}.`])),
  );
  class Input implements SumsInput {}
  const { prototype } = Input;
  decorate(prototype, 'by', [
    Field(() => [Group] as never, { nullable: true, description: 'What a row is for; one for all if omitted.' }),
    IsOptional(),
    IsEnum(Group, { each: true }),
  ]);
  decorate(prototype, 'filter', filterField(thing));
  ArgsType()(Input);
  return Input;
}

@ArgsType()
export class RecordInput {
  @Field(() => Int) @IsInt(saying(credit.idNotWhole())) id!: number;
}
