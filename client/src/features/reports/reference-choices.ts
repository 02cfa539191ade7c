import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { madeDocument } from '../../graphql/made-document';
import { choiceOption, type ReferenceChoice } from '../../ui/row-changes/choice-option';
import { filtersOf } from './report-address';
import type { Choices, ReportDefinition } from './report-definition';

type ChoicesData = Readonly<Record<string, readonly ReferenceChoice[]>>;

/** In the pickers' form. */
export const choicesOf = (data: ChoicesData): Choices =>
  Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.map(choiceOption)]));

const NOTHING: TypedDocumentNode<ChoicesData> = madeDocument('query', 'ReportChoices', {}, ['__typename']);

const made = new WeakMap<ReportDefinition, TypedDocumentNode<ChoicesData>>();

/**
 * One query for the choices of all filters, aliased by parameter name; null if none is a reference. Memoised per
 * definition.
 */
export function choicesDocumentOf(report: ReportDefinition): TypedDocumentNode<ChoicesData> | null {
  const fields = filtersOf(report).flatMap(({ name, reference }) =>
    reference ? [{ field: 'referenceChoices', as: name, texts: { reference }, of: ['id', 'title', 'shortName'] }] : [],
  );
  if (fields.length === 0) return null;
  const document = made.get(report) ?? madeDocument('query', 'ReportChoices', {}, fields);
  made.set(report, document);
  return document;
}

/** The choices of a report's filters, refetched with every visit: masters change. Null while loading. */
export function useChoices(report: ReportDefinition): Choices | null {
  const document = choicesDocumentOf(report);
  const { data, loading } = useQuery(document ?? NOTHING, {
    skip: document === null,
    fetchPolicy: 'cache-and-network',
  });
  if (data) return choicesOf(data as ChoicesData);
  return loading ? null : {};
}
