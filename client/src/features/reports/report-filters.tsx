import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { FieldControl } from '../../ui/field-control';
import type { ControlKind, FieldDefinition } from '../../ui/field-definition';
import { today } from '../../ui/station-zone';
import { presetsOf } from './date-presets';
import { filtersOf, filterValue, searchAfter, valuesOfSearch } from './report-address';
import type { Choices, ReportDefinition, ReportParameter } from './report-definition';
import classes from './report-filters.module.css';
import { TextFilter } from './text-filter';

interface ReportFiltersProps {
  report: ReportDefinition;
  /** What its references choose from; null while it is on its way. */
  choices: Choices | null;
  /** The server's words for each filter that it refused. */
  refused: Readonly<Record<string, string>>;
}

const CONTROLS: Record<string, ControlKind> = {
  date: 'date',
  month: 'month',
  integer: 'integer',
  reference: 'reference',
};

const unreadText = (kind: string): string => t(kind === 'month' ? 'ui.field.notAMonth' : 'ui.field.notADate');

/** The filters of a report. A filter is in the address as soon as it can be read, so a report can be sent and kept as a link. */
export function ReportFilters({ report, choices, refused }: ReportFiltersProps) {
  const [search, setSearch] = useSearchParams();
  /** What is typed and no value yet. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const filters = filtersOf(report);
  const values = valuesOfSearch(report, search);

  const change = (name: string, text: string): void => {
    const next = searchAfter(report, search, { [name]: text });
    const isRead = text === '' || valuesOfSearch(report, next)[name] !== undefined;
    setUnread({ ...unread, [name]: isRead ? '' : text });
    if (isRead) setSearch(next, { replace: true });
  };

  return (
    <search className={classes.filters}>
      {filters.map((filter) => {
        const { name, kind } = filter;
        const value = filterValue(report, filter, values);
        const field = fieldOf(filter, value, choices);
        return (
          <div key={name} className={classes.filter} data-names={kind === 'reference' || undefined}>
            {field.kind === 'text' ? (
              <TextFilter field={field} value={value} onChange={(typed) => change(name, typed)} error={refused[name]} />
            ) : (
              <FieldControl
                field={field}
                value={unread[name] || value}
                onChange={(typed) => change(name, String(typed))}
                error={unread[name] ? unreadText(kind) : refused[name]}
              />
            )}
          </div>
        );
      })}
      {isDateRange(report) && (
        <Group component="nav" gap="sm" className={classes.presets} aria-label={t('reports.presets')}>
          {presetsOf(today()).map(({ label, from, to }) => (
            <Anchor
              key={label}
              component={Link}
              to={{ search: searchAfter(report, search, { from, to }).toString() }}
              replace
              onClick={() => setUnread({})}
            >
              {t(label)}
            </Anchor>
          ))}
        </Group>
      )}
    </search>
  );
}

/** The control of a filter. A chosen row is called by its title, as soon as that is known. */
const fieldOf = (
  { name, label, kind, required }: ReportParameter,
  value: string,
  choices: Choices | null,
): FieldDefinition => ({
  name,
  label,
  kind: CONTROLS[kind] ?? 'text',
  required,
  message: '',
  options: choices?.[name],
  chosen: choices === null ? { value, label: t('ui.loading') } : undefined,
});

const isDateRange = (report: ReportDefinition): boolean => {
  const days = filtersOf(report).flatMap(({ name, kind }) => (kind === 'date' ? [name] : []));
  return days.includes('from') && days.includes('to');
};
