import { useQuery } from '@apollo/client/react';
import { AuditedTablesDocument } from '../../graphql/generated/graphql';
import { t, translateLabel } from '../../i18n/translate';
import { EntryForm } from '../../ui/form/entry-form';
import type { ControlKind, FieldDefinition } from '../../ui/inputs/field-definition';

interface AuditSearchProps {
  /** The current search. */
  params: URLSearchParams;
  onSearch: (values: Record<string, string>) => void;
}

const LONGEST = 100;

/** The search form of the audit; empty fields do not restrict the search. */
export function AuditSearch({ params, onSearch }: AuditSearchProps) {
  const { data } = useQuery(AuditedTablesDocument);
  const tables = (data?.auditedTables ?? [])
    .map(({ table, label }) => ({ value: table, label: translateLabel(label) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const field = (name: Named, kind: ControlKind = 'text'): FieldDefinition => ({
    name,
    kind,
    label: t(`audit.search.${name}`),
    message: t('audit.search.wrong'),
    ...(kind === 'text' && { max: LONGEST }),
  });
  const fields = [
    { ...field('table', 'choice'), options: tables },
    field('row', 'integer'),
    field('who'),
    field('command'),
    field('from', 'date'),
    field('to', 'date'),
    field('text'),
  ];
  const search = async (values: Record<string, unknown>): Promise<boolean> => {
    onSearch(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')])));
    return false;
  };
  return (
    <EntryForm
      fields={fields}
      row={Object.fromEntries(params)}
      submitLabel={t('audit.search')}
      onSubmit={search}
      busy={false}
      isSearch
    />
  );
}

type Named = 'table' | 'row' | 'who' | 'command' | 'from' | 'to' | 'text';
