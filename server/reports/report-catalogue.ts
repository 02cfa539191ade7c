import { IsOptional } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { masterOf } from '../masters/master';
import { editableTables } from '../modules/changes';
import { defineQuery, type Query } from '../platform/ask';
import type { Context } from '../platform/context';
import { IsText } from '../platform/is-text';
import { mayPass } from '../platform/permission';
import { PARAMETER_KINDS, type Parameter } from './parameter';
import { pathParametersOf, type Report } from './report';
import type { Section } from './section';

@ObjectType({ description: 'Something a report is asked for: an argument of its GraphQL field' })
export class ReportParameter {
  @Field(() => String, { description: 'The name of the argument, and of the part of an address' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'date, month, integer, reference, text or flag' }) kind!: string;
  @Field(() => Boolean) required!: boolean;
  @Field(() => String, { nullable: true, description: 'What it is today when it is left out' }) default?: string;
  @Field(() => String, { nullable: true, description: 'Of a reference: the master that it chooses from' })
  reference?: string;
  @Field(() => String, { description: 'Its GraphQL type, without the exclamation mark' }) graphqlType!: string;
}

@ObjectType({ description: 'A column of a report: a field of its rows' })
export class ReportColumn {
  @Field(() => String, { description: 'Its field in a row.' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, {
    description:
      'date, dateTime, instant, text, product, money, litres, rate, percent, tenths, count, file: the id of a kept paper, or not shown: key, an id for links, and path, a page',
  })
  kind!: string;
  @Field(() => Boolean, { description: 'It is in the totals too' }) total!: boolean;
  @Field(() => Boolean, { description: 'It should be 0: a row where it is not stands out' }) alarm!: boolean;
  @Field(() => Boolean, { description: 'Its rows can be sorted by it' }) sortable!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Where a cell leads: a path with the values of its row in braces, or the name of a path in braces',
  })
  drill!: string | null;
}

@ObjectType({ description: 'How the rows of a table are drawn' })
export class ReportChart {
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'bar, line, or stacked: bars that are the sum of their parts' }) kind!: string;
  @Field(() => String, { description: 'The column along the bottom' }) x!: string;
  @Field(() => [String], { description: 'The columns that are drawn, all of one kind' }) y!: readonly string[];
  @Field(() => String, { nullable: true, description: 'The column each value of which is a series of its own' })
  by!: string | null;
}

@ObjectType({ description: 'A table of a report' })
export class ReportSection {
  @Field(() => String, {
    nullable: true,
    description: "Its field; null for the only one, whose rows are the report's own",
  })
  name!: string | null;
  @Field(() => String) title!: string;
  @Field(() => Boolean, { description: 'One row, shown as a list of its figures' }) asFacts!: boolean;
  @Field(() => Boolean, { description: 'Without rows it is not shown at all' }) optional!: boolean;
  @Field(() => String, { nullable: true, description: 'The column that the subtotals are made by' }) subtotalBy!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The table whose rows these are, each by its changeId: what may be asked to change or to delete',
  })
  changes!: string | null;
  @Field(() => [ReportColumn], { description: 'Its columns, in order.' }) columns!: readonly ReportColumn[];
  @Field(() => [ReportChart], { description: 'What is drawn of it.' }) charts!: readonly ReportChart[];
}

@ObjectType({ description: 'A report: enough to ask for it and to draw it' })
export class ReportEntry {
  @Field(() => String, { description: 'Its page is /report/ and this, and then its path parameters' }) route!: string;
  @Field(() => [String], { description: 'Other spellings of the route' }) aliases!: readonly string[];
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, description: 'What its figures are, and what their signs mean' })
  description!: string | null;
  @Field(() => String, { nullable: true, description: 'The menu it stands in; null where another report leads to it' })
  menu!: string | null;
  @Field(() => Boolean, { description: 'For admins alone.' }) adminOnly!: boolean;
  @Field(() => [String], { description: 'The parameters that follow the route in the path, in order' })
  pathParameters!: string[];
  @Field(() => String, { description: 'Its field in `reports`' }) graphqlField!: string;
  @Field(() => Boolean, { description: 'One table, of whose rows a page can be asked for' }) isPaged!: boolean;
  @Field(() => [ReportParameter], { description: 'What it is asked for.' }) parameters!: ReportParameter[];
  @Field(() => [ReportSection], { description: 'Its tables, in order.' }) sections!: ReportSection[];
}

@ArgsType()
export class CatalogueInput {
  @Field(() => String, { nullable: true, description: 'A route or another spelling of it; without it, all reports' })
  @IsOptional()
  @IsText('route', 200)
  route?: string | null;
}

function parameterEntryOf([name, parameter]: [string, Parameter], today: string): ReportParameter {
  const { label, kind, required, fallback, reference } = parameter;
  return {
    name,
    label,
    kind,
    required,
    ...(fallback && { default: String(fallback({}, today)) }),
    ...(reference && { reference: masterOf(reference()).name }),
    graphqlType: PARAMETER_KINDS[kind].graphqlName,
  };
}

/** Whether a link leads to a report that the caller cannot read. */
type IsShut = (drill: string) => boolean;

/** The table, if the caller may request changes of its rows. */
const openTo = (actor: Context['actor'], table: string | undefined): string | null => {
  const editableTable = table === undefined ? undefined : editableTables.get(table);
  return editableTable && mayPass(editableTable.permission, actor) ? editableTable.table : null;
};

const sectionEntryOf = (
  { name, title, asFacts, optional, subtotalBy, changes, columns, charts = [] }: Section,
  isShut: IsShut,
  actor: Context['actor'],
): ReportSection => ({
  name,
  title,
  asFacts: asFacts ?? false,
  optional: optional ?? false,
  subtotalBy: subtotalBy ?? null,
  changes: openTo(actor, changes),
  columns: columns.map((column) => (column.drill && isShut(column.drill) ? { ...column, drill: null } : column)),
  charts: charts.map((chart) => ({ by: null, ...chart })),
});

const entryOf = (report: Report, ctx: Context, isShut: IsShut): ReportEntry => ({
  route: report.route,
  aliases: report.aliases,
  title: report.title,
  description: report.description,
  menu: report.menu,
  adminOnly: report.permission === 'admin',
  pathParameters: pathParametersOf(report),
  graphqlField: report.name,
  isPaged: report.isPaged,
  parameters: Object.entries(report.parameters).map((parameter) => parameterEntryOf(parameter, ctx.clock.today())),
  sections: report.sections.map((section) => sectionEntryOf(section, isShut, ctx.actor)),
});

/** The reports that the caller may read, or the one of a route; empty for an unknown one. */
export const catalogueOf = (reports: readonly Report[]): Query<CatalogueInput, ReportEntry[]> =>
  defineQuery({
    name: 'reportCatalogue',
    permission: 'user',
    input: CatalogueInput,
    run: async ({ ctx }, { route = null }) => {
      const shut = new Set(
        reports.filter(({ permission }) => !mayPass(permission, ctx.actor)).map((report) => report.route),
      );
      const isShut: IsShut = (drill) => shut.has(/^\/report\/([\w-]+)/.exec(drill)?.[1] ?? '');
      return reports
        .filter((report) => !shut.has(report.route))
        .filter((report) => route === null || report.route === route || report.aliases.includes(route))
        .map((report) => entryOf(report, ctx, isShut));
    },
  });
