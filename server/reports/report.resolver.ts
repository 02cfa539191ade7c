import { Args, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type Query as StationQuery } from '../platform/ask';
import type { Context } from '../platform/context';
import type { Column } from './column';
import { COLUMN_KINDS } from './column-kinds';
import type { Report, ReportInput } from './report';
import { CatalogueInput, ReportEntry } from './report-catalogue';
import { presented, type Section, totalled } from './section';

type AnyClass = new () => object;

@ObjectType({ description: 'Every report of the station, a field each; see reportCatalogue for what they hold' })
class Reports {}

/** The GraphQL adapter of a report: a named, typed field of `reports`. */
export function reportResolver({ name, title, description, route, input, query, ...report }: Report): AnyClass {
  const Answer = answerTypeOf({ name, title, ...report });
  const told = `${description ?? title}. Its page is /report/${route}.`;

  @Resolver(() => Reports)
  class ReportField {
    // TypeGraphQL identifies the fields of a type by the names of their methods.
    @FieldResolver(() => Answer, { description: told })
    async [name](@Ctx() ctx: Context, @Args(() => input) values: ReportInput) {
      const { sections } = await ask(ctx, query, values);
      return presented(report.sections, sections, (_, section) => section);
    }
  }
  return ReportField;
}

/** The available reports, and how to draw them. */
export function catalogueResolver(catalogue: StationQuery<CatalogueInput, ReportEntry[]>): AnyClass {
  @Resolver()
  class ReportCatalogue {
    @Query(() => Reports, { description: 'The reports' })
    reports(): object {
      return {};
    }

    @Query(() => [ReportEntry], {
      description: 'The reports that the user may read: what they are asked for and what they answer',
    })
    reportCatalogue(@Ctx() ctx: Context, @Args(() => CatalogueInput) input: CatalogueInput): Promise<ReportEntry[]> {
      return ask(ctx, catalogue, input);
    }
  }
  return ReportCatalogue;
}

const typeNameOf = (name: string): string => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return /Report/.test(type) ? type : `${type}Report`;
};

function answerTypeOf({ name, title, sections }: Pick<Report, 'name' | 'title' | 'sections'>): AnyClass {
  const typeName = typeNameOf(name);
  if (sections[0]!.name === null) return sectionTypeOf(typeName, title, sections[0]!);
  class Sheet {}
  for (const section of sections) {
    const Answer = sectionTypeOf(
      `${typeName}${section.name!.charAt(0).toUpperCase()}${section.name!.slice(1)}`,
      `${title}: ${section.title}`,
      section,
    );
    Field(() => Answer, { description: section.title })(Sheet.prototype, section.name!);
  }
  ObjectType(typeName, { description: `The tables of ${title}` })(Sheet);
  return Sheet;
}

function sectionTypeOf(typeName: string, title: string, section: Section): AnyClass {
  const { columns, subtotalBy, changes, pay = [] } = section;
  const totals = totalled(section);
  // The sums of pay are empty for readers who may not see it.
  const hidden = totals.filter(({ name }) => pay.includes(name));
  const options = { nullable: hidden.length === totals.length, description: 'The sums of all rows' };
  const Row = lineTypeOf(`${typeName}Row`, `A row of ${title}: what it does not have is null`, columns, columns);
  if (changes !== undefined)
    Field(() => Int, { nullable: true, description: `What it is in ${changes}: to be changed or deleted by` })(
      Row.prototype,
      'changeId',
    );
  class Answer {}
  Field(() => [Row])(Answer.prototype, 'rows');
  Field(() => Int, { description: 'How many rows there are, on this page or not' })(Answer.prototype, 'rowCount');
  if (totals.length > 0) {
    const Totals = lineTypeOf(`${typeName}Totals`, `The sums of ${title}`, totals, hidden);
    Field(() => Totals, options)(Answer.prototype, 'totals');
    if (subtotalBy !== undefined) {
      const by = columns.filter(({ name }) => name === subtotalBy);
      const Subtotals = lineTypeOf(
        `${typeName}Subtotals`,
        `Sums of ${title} for one ${subtotalBy}`,
        [...by, ...totals],
        [...by, ...hidden],
      );
      Field(() => [Subtotals], { description: `The sums for each ${subtotalBy}` })(Answer.prototype, 'subtotals');
    }
  }
  ObjectType(typeName, { description: `The rows of ${title}` })(Answer);
  return Answer;
}

function lineTypeOf(
  typeName: string,
  description: string,
  columns: readonly Column[],
  maybeEmpty: readonly Column[],
): AnyClass {
  class Line {}
  for (const column of columns) {
    const { name, label, kind } = column;
    const options = { nullable: maybeEmpty.includes(column), description: `${label}${COLUMN_KINDS[kind].unit ?? ''}` };
    Field(() => COLUMN_KINDS[kind].graphql as never, options)(Line.prototype, name);
  }
  ObjectType(typeName, { description })(Line);
  return Line;
}
