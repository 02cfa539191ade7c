import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { madeDocument } from '../../graphql/made-document';
import { filtersOf } from './report-address';
import type { Choices, ReportDefinition } from './report-definition';

type ChoicesData = Readonly<Record<string, readonly { id: number; title: string }[]>>;

/** As the pickers show them. */
export const choicesOf = (data: ChoicesData): Choices =>
  Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [
      name,
      rows.map(({ id, title }) => ({ value: String(id), label: title })),
    ]),
  );

const NOTHING: TypedDocumentNode<ChoicesData> = madeDocument('query', 'ReportChoices', {}, ['__typename']);

const made = new WeakMap<ReportDefinition, TypedDocumentNode<ChoicesData>>();

/**
 * The question for the choices of all filters at once, each under its parameter's name; null where none is a reference.
 * The same one for the same definition.
 */
export function choicesDocumentOf(report: ReportDefinition): TypedDocumentNode<ChoicesData> | null {
  const fields = filtersOf(report).flatMap(({ name, reference }) =>
    reference ? [{ field: 'referenceChoices', as: name, texts: { reference }, of: ['id', 'title'] }] : [],
  );
  if (fields.length === 0) return null;
  const document = made.get(report) ?? madeDocument('query', 'ReportChoices', {}, fields);
  made.set(report, document);
  return document;
}

/** What the filters of a report choose from, asked for anew with every visit: masters change. Null while on the way. */
export function useChoices(report: ReportDefinition): Choices | null {
  const document = choicesDocumentOf(report);
  const { data, loading } = useQuery(document ?? NOTHING, {
    skip: document === null,
    fetchPolicy: 'cache-and-network',
  });
  if (data) return choicesOf(data as ChoicesData);
  return loading ? null : {};
}
