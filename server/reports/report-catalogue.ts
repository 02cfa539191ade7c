import { IsBoolean, IsOptional } from 'class-validator';
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

@ObjectType({ description: 'A parameter of a report: an argument of its GraphQL field' })
export class ReportParameter {
  @Field(() => String, { description: 'Name of the argument and of the URL parameter' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'date, month, integer, reference, text or flag' }) kind!: string;
  @Field(() => Boolean) required!: boolean;
  @Field(() => String, { nullable: true, description: "Today's default value" }) default?: string;
  @Field(() => String, { nullable: true, description: 'For a reference: name of the master to choose from' })
  reference?: string;
  @Field(() => String, { description: 'GraphQL type, without the exclamation mark' }) graphqlType!: string;
}

@ObjectType({ description: 'A column of a report, and field of its rows' })
export class ReportColumn {
  @Field(() => String, { description: 'Field name in a row.' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, {
    description:
      'date, dateTime, instant, text, product, money, litres, rate, percent, tenths, count or file (id of a document). Not displayed: key (an id for links) and path (a page)',
  })
  kind!: string;
  @Field(() => Boolean, { description: 'Whether the totals include it' }) total!: boolean;
  @Field(() => Boolean, { description: 'Whether the value should be 0: other values are highlighted' }) alarm!: boolean;
  @Field(() => Boolean, { description: 'Whether rows can be sorted by it' }) sortable!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'Link of a cell: a path with column names of the row in braces, or the name of a path column in braces',
  })
  drill!: string | null;
}

@ObjectType({ description: 'A chart of a report table' })
export class ReportChart {
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'bar, line or stacked' }) kind!: string;
  @Field(() => String, { description: 'Column for the x axis' }) x!: string;
  @Field(() => [String], { description: 'Columns for the y axis, all of the same kind' }) y!: readonly string[];
  @Field(() => String, { nullable: true, description: 'Column whose values become separate series' })
  by!: string | null;
}

@ObjectType({ description: 'A table of a report' })
export class ReportSection {
  @Field(() => String, {
    nullable: true,
    description: 'Field name; null if it is the only table, whose rows are in the report itself',
  })
  name!: string | null;
  @Field(() => String) title!: string;
  @Field(() => Boolean, { description: 'Whether its only row is displayed as a list of values' }) asFacts!: boolean;
  @Field(() => Boolean, { description: 'Whether the table is hidden if it has no rows' }) optional!: boolean;
  @Field(() => String, { nullable: true, description: 'Column to group subtotals by' }) subtotalBy!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Database table of its rows, which can be changed or deleted by their changeId',
  })
  changes!: string | null;
  @Field(() => [ReportColumn], { description: 'Columns, in order.' }) columns!: readonly ReportColumn[];
  @Field(() => [ReportChart], { description: 'Charts of the table.' }) charts!: readonly ReportChart[];
}

@ObjectType({ description: 'Definition of a report: enough to query and display it' })
export class ReportEntry {
  @Field(() => String, { description: 'Route: its page is /report/{route}, followed by its path parameters' })
  route!: string;
  @Field(() => [String], { description: 'Aliases of the route' }) aliases!: readonly string[];
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, description: 'Explanation of the figures and their signs' })
  description!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Menu that contains it; null if it is opened from another report',
  })
  menu!: string | null;
  @Field(() => String, { description: 'The right to read it.' }) right!: string;
  @Field(() => [String], {
    description: 'What follows the route in the path, in order: parameters, or a name beside an id, which is none',
  })
  pathParameters!: string[];
  @Field(() => String, { description: 'Field name in `reports`' }) graphqlField!: string;
  @Field(() => Boolean, { description: 'Whether rows can be paginated' }) isPaged!: boolean;
  @Field(() => Boolean, { description: 'Whether it shows one issued document, which a receipt roll can have too' })
  isPaper!: boolean;
  @Field(() => [ReportParameter], { description: 'Parameters of the report.' }) parameters!: ReportParameter[];
  @Field(() => [ReportSection], { description: 'Tables of the report, in order.' }) sections!: ReportSection[];
}

@ArgsType()
export class CatalogueInput {
  @Field(() => String, { nullable: true, description: 'Route of a report or an alias of it; omitted for all reports' })
  @IsOptional()
  @IsText('route', 200)
  route?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the report of the route is listed even if the caller lacks its `right`: its rows stay refused',
  })
  @IsOptional()
  @IsBoolean()
  evenIfRefused?: boolean;
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
  return editableTable && mayPass(editableTable.right, actor) ? editableTable.table : null;
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
  right: report.right,
  pathParameters: pathParametersOf(report),
  graphqlField: report.name,
  isPaged: report.isPaged,
  isPaper: report.paper !== null,
  parameters: Object.entries(report.parameters)
    .filter(([, { isLabel }]) => !isLabel)
    .map((parameter) => parameterEntryOf(parameter, ctx.clock.today())),
  sections: report.sections.map((section) => sectionEntryOf(section, isShut, ctx.actor)),
});

/** The reports that the caller may read, or the one of a route; empty for an unknown one. A definition has no figures. */
export const catalogueOf = (reports: readonly Report[]): Query<CatalogueInput, ReportEntry[]> =>
  defineQuery({
    name: 'reportCatalogue',
    right: 'signedIn',
    input: CatalogueInput,
    run: async ({ ctx }, { route = null, evenIfRefused = false }) => {
      const shut = new Set(reports.filter(({ right }) => !mayPass(right, ctx.actor)).map((report) => report.route));
      const isShut: IsShut = (drill) => shut.has(/^\/report\/([\w-]+)/.exec(drill)?.[1] ?? '');
      return reports
        .filter((report) => !shut.has(report.route) || (route !== null && evenIfRefused))
        .filter((report) => route === null || report.route === route || report.aliases.includes(route))
        .map((report) => entryOf(report, ctx, isShut));
    },
  });
