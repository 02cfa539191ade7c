import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { FieldControl } from '../../ui/field-control';
import type { ControlKind } from '../../ui/field-definition';
import { today } from '../../ui/station-zone';
import { presetsOf } from './date-presets';
import { filtersOf, valuesOfSearch } from './report-address';
import type { ReportDefinition } from './report-definition';
import classes from './report-filters.module.css';

interface ReportFiltersProps {
  report: ReportDefinition;
  /** The server's words for each filter that it refused. */
  refused: Readonly<Record<string, string>>;
}

const CONTROLS: Record<string, ControlKind> = { date: 'date', integer: 'integer', reference: 'integer' };

/** The filters of a report. A filter is in the address as soon as it can be read, so a report can be sent and kept as a link. */
export function ReportFilters({ report, refused }: ReportFiltersProps) {
  const [search, setSearch] = useSearchParams();
  /** What is typed and no value yet. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const filters = filtersOf(report);
  const values = valuesOfSearch(report, search);

  const change = (name: string, text: string): void => {
    const next = new URLSearchParams(search);
    if (text === '') next.delete(name);
    else next.set(name, text);
    const isRead = text === '' || valuesOfSearch(report, next)[name] !== undefined;
    setUnread({ ...unread, [name]: isRead ? '' : text });
    if (isRead) setSearch(next, { replace: true });
  };

  return (
    <search className={classes.filters}>
      {filters.map(({ name, label, kind, default: standard }) => (
        <div key={name} className={classes.filter}>
          <FieldControl
            field={{ name, label, kind: CONTROLS[kind] ?? 'text', message: '' }}
            value={unread[name] || String(values[name] ?? standard ?? '')}
            onChange={(value) => change(name, String(value))}
            error={unread[name] ? t('ui.field.notADate') : refused[name]}
          />
        </div>
      ))}
      {isDateRange(report) && (
        <Group component="nav" gap="sm" className={classes.presets} aria-label={t('reports.presets')}>
          {presetsOf(today()).map(({ label, from, to }) => (
            <Anchor
              key={label}
              component={Link}
              to={{ search: searchWith(search, { from, to }) }}
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

const isDateRange = (report: ReportDefinition): boolean => {
  const days = filtersOf(report).flatMap(({ name, kind }) => (kind === 'date' ? [name] : []));
  return days.includes('from') && days.includes('to');
};

function searchWith(search: URLSearchParams, changed: Record<string, string>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) next.set(name, value);
  return next.toString();
}
