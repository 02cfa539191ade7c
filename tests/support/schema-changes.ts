import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Dangerous changes that a program can notice; the others are optional inputs and interfaces. */
const NOTICED: readonly string[] = [
  DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
];

/** The changes that need a reason, each in a sentence of graphql-js. */
function breakingChanges(baseline: GraphQLSchema, schema: GraphQLSchema): string[] {
  // A type goes only with the fields and arguments that had it, and each of these is a change of its own.
  const broken = findBreakingChanges(baseline, schema).filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED);
  const noticed = findDangerousChanges(baseline, schema).filter(({ type }) => NOTICED.includes(type));
  return [...broken, ...noticed].map(({ description }) => description);
}

/** The operations of a schema by their paths: `Query.tanks`, `Reports.stockReport`. */
const operationsOf = (schema: GraphQLSchema): string[] =>
  ['Query', 'Reports', 'Mutation', 'Subscription'].flatMap((name) => {
    const type = schema.getType(name) as GraphQLObjectType | undefined;
    return Object.keys(type?.getFields() ?? {}).map((field) => `${name}.${field}`);
  });

/** The lines below a heading of the third level in the part "Unreleased" of the page. */
function linesOf(page: string, heading: string): string[] {
  const [, unreleased = ''] = page.split(/^## Unreleased$/m);
  const [, section = ''] = unreleased.split(/^## /m)[0]!.split(new RegExp(`^### ${heading}$`, 'm'));
  return [...section.split(/^### /m)[0]!.matchAll(/^- (.+)$/gm)].map(([, line]) => line!);
}

/**
 * What docs/SCHEMA.md lacks: a line with its reason for each breaking change since the baseline, and one for each new
 * operation. Also what it has below Breaking without such a change.
 */
export function faultsOfPage(baseline: GraphQLSchema, schema: GraphQLSchema, page: string): string[] {
  const before = new Set(operationsOf(baseline));
  const breaking = breakingChanges(baseline, schema).map((change) => `${change} `);
  const added = operationsOf(schema).filter((name) => !before.has(name));
  const missing = (heading: string, starts: string[]) => {
    const lines = linesOf(page, heading);
    return starts
      .filter((start) => !lines.some((line) => line.startsWith(start) && line.length > start.length))
      .map((start) => `write under ${heading}: - ${start}…`);
  };
  const untrue = linesOf(page, 'Breaking').filter((line) => !breaking.some((start) => line.startsWith(start)));
  return [
    ...missing('Breaking', breaking),
    ...missing(
      'Added',
      added.map((name) => `\`${name}\`: `),
    ),
    ...untrue.map((line) => `remove from Breaking, or correct: - ${line}`),
  ];
}
