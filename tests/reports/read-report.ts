import type { Station } from '../support/station';

export type ReportArguments = Record<string, string | number>;

/** Reads a report over the API by its GraphQL field, with the named parts only. */
export async function readReport(station: Station, field: string, parts: string, values: ReportArguments) {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { body } = await station.graphql(`{ reports { ${field}(${given.join(', ')}) { ${parts} } } }`);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.reports[field];
}
