import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { filtersOf } from './report-address';
import type { Choices, ReportDefinition } from './report-definition';

type ChoicesData = Readonly<Record<string, readonly { id: number; title: string }[]>>;

/** The question for the choices of all filters at once, each under its parameter's name; null where none is a reference. */
export function choicesQueryOf(report: ReportDefinition): string | null {
  const fields = filtersOf(report).flatMap(({ name, reference }) =>
    reference ? [`${name}: referenceChoices(reference: ${JSON.stringify(reference)}) { id title }`] : [],
  );
  return fields.length === 0 ? null : `query ReportChoices { ${fields.join(' ')} }`;
}

/** As the pickers show them. */
export const choicesOf = (data: ChoicesData): Choices =>
  Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [
      name,
      rows.map(({ id, title }) => ({ value: String(id), label: title })),
    ]),
  );

const NOTHING: TypedDocumentNode<ChoicesData> = gql`query ReportChoices { __typename }`;

const made = new WeakMap<ReportDefinition, TypedDocumentNode<ChoicesData>>();

/** The same document for the same definition; null where there is nothing to ask. */
function documentOf(report: ReportDefinition): TypedDocumentNode<ChoicesData> | null {
  const query = choicesQueryOf(report);
  if (query === null) return null;
  const document = made.get(report) ?? gql(query);
  made.set(report, document);
  return document;
}

/** What the filters of a report choose from, asked for anew with every visit: masters change. Null while on the way. */
export function useChoices(report: ReportDefinition): Choices | null {
  const document = documentOf(report);
  const { data, loading } = useQuery(document ?? NOTHING, {
    skip: document === null,
    fetchPolicy: 'cache-and-network',
  });
  if (data) return choicesOf(data as ChoicesData);
  return loading ? null : {};
}
