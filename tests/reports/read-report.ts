import type { Station } from '../support/station';

export type ReportArguments = Record<string, string | number>;

/** A report as it is on the wire, by its field in GraphQL: only the parts that are named. */
export async function readReport(station: Station, field: string, parts: string, values: ReportArguments) {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { body } = await station.graphql(`{ reports { ${field}(${given.join(', ')}) { ${parts} } } }`);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.reports[field];
}
