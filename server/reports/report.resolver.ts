import { Args, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type Query as StationQuery } from '../platform/ask';
import type { Context } from '../platform/context';
import { MessageValues } from '../platform/scalars';
import type { Column } from './column';
import { COLUMN_KINDS, descriptionOfColumn } from './column-kinds';
import type { Report, ReportInput } from './report';
import { CatalogueInput, ReportEntry } from './report-catalogue';
import { presented, type Section, totalled } from './section';
import { messageColumns, rowForApi } from './worded';

type AnyClass = new () => object;

@ObjectType({ description: 'All reports of the station, one field each; see reportCatalogue for their definitions' })
class Reports {}

/** The GraphQL adapter of a report: a named, typed field of `reports`. */
export function reportResolver({ name, title, description, route, input, query, ...report }: Report): AnyClass {
  const Answer = answerTypeOf({ name, title, ...report });
  const text = `${description ?? title}. Its page is /report/${route}.`;

  @Resolver(() => Reports)
  class ReportField {
    // TypeGraphQL identifies the fields of a type by the names of their methods.
    @FieldResolver(() => Answer, { description: text })
    async [name](@Ctx() ctx: Context, @Args(() => input) values: ReportInput) {
      const { sections } = await ask(ctx, query, values);
      return presented(report.sections, sections, (section, answer) => ({
        ...answer,
        rows: answer.rows.map(rowForApi(section)),
        subtotals: answer.subtotals.map(rowForApi(section)),
      }));
    }
  }
  return ReportField;
}

/** The available reports, and how to draw them. */
export function catalogueResolver(catalogue: StationQuery<CatalogueInput, ReportEntry[]>): AnyClass {
  @Resolver()
  class ReportCatalogue {
    @Query(() => Reports, { description: 'All reports, one field each' })
    reports(): object {
      return {};
    }

    @Query(() => [ReportEntry], {
      description: 'Reports that the current user may read, with their parameters and columns',
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
  ObjectType(typeName, { description: `Tables of ${title}` })(Sheet);
  return Sheet;
}

function sectionTypeOf(typeName: string, title: string, section: Section): AnyClass {
  const { columns, subtotalBy, changes, pay = [] } = section;
  const totals = totalled(section);
  // The sums of pay are empty for readers who may not see it.
  const hidden = totals.filter(({ name }) => pay.includes(name));
  const options = { nullable: hidden.length === totals.length, description: 'Totals of all rows' };
  const Row = lineTypeOf(`${typeName}Row`, `A row of ${title}. Missing values are null.`, columns, columns);
  if (changes !== undefined)
    Field(() => Int, { nullable: true, description: `Id of the row in ${changes}, for changing or deleting it` })(
      Row.prototype,
      'changeId',
    );
  class Answer {}
  Field(() => [Row])(Answer.prototype, 'rows');
  Field(() => Int, { description: 'Number of rows on all pages' })(Answer.prototype, 'rowCount');
  if (totals.length > 0) {
    const Totals = lineTypeOf(`${typeName}Totals`, `Totals of ${title}`, totals, hidden);
    Field(() => Totals, options)(Answer.prototype, 'totals');
    if (subtotalBy !== undefined) {
      const by = columns.filter(({ name }) => name === subtotalBy);
      const group = by[0]!.label.toLowerCase();
      const Subtotals = lineTypeOf(
        `${typeName}Subtotals`,
        `Subtotals of ${title} for one ${group}`,
        [...by, ...totals],
        [...by, ...hidden],
      );
      Field(() => [Subtotals], { description: `Subtotals by ${group}` })(Answer.prototype, 'subtotals');
    }
  }
  ObjectType(typeName, { description: `Rows of ${title}` })(Answer);
  return Answer;
}

function lineTypeOf(
  typeName: string,
  description: string,
  columns: readonly Column[],
  maybeEmpty: readonly Column[],
): AnyClass {
  class Line {}
  if (messageColumns({ columns }).length > 0)
    Field(() => MessageValues, {
      description: 'The messages of the row by column, for texts in other languages; a text as typed is not among them',
    })(Line.prototype, 'cellMessages');
  for (const column of columns) {
    const { name, kind } = column;
    const options = { nullable: maybeEmpty.includes(column), description: descriptionOfColumn(column) };
    Field(() => COLUMN_KINDS[kind].graphql as never, options)(Line.prototype, name);
  }
  ObjectType(typeName, { description })(Line);
  return Line;
}
