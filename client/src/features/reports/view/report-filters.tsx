import { useQuery } from '@apollo/client/react';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RunningShiftDocument } from '../../../graphql/generated/graphql';
import { type MessageText, t } from '../../../i18n/translate';
import { FieldControl } from '../../../ui/inputs/field-control';
import type { ControlKind, FieldDefinition } from '../../../ui/inputs/field-definition';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Anchor } from '../../../ui/kit/text';
import { usePhone } from '../../../ui/page/breakpoints';
import { today } from '../../../ui/text/station-zone';
import { presetsOf } from '../date-presets';
import { filtersOf, filterValue, lackingIn, searchAfter, valuesOfSearch } from '../report-address';
import type { Choices, ReportDefinition, ReportParameter } from '../report-definition';
import { useReportSearch } from '../use-report-search';
import classes from './report-filters.module.css';
import { SearchLink } from './search-link';
import { TextFilter } from './text-filter';

interface FiltersProps {
  report: ReportDefinition;
  /** The choices of its reference filters; null while loading. */
  choices: Choices | null;
  /** The server's message for each refused filter. */
  refused: Readonly<Record<string, MessageText>>;
}

const CONTROLS: Record<string, ControlKind> = {
  date: 'date',
  month: 'month',
  integer: 'integer',
  reference: 'reference',
  flag: 'flag',
};

const unreadText = (kind: string): string => t(kind === 'month' ? 'ui.field.notAMonth' : 'ui.field.notADate');

/** A report's filter bar with date presets, without the required filters that are shown instead of the table. */
export function ReportFilters({ report, choices, refused }: FiltersProps) {
  const [search] = useSearchParams();
  const lacking = lackingIn(report, valuesOfSearch(report, search));
  const [shown, setShown] = useState(0);
  const filters = filtersOf(report).filter((filter) => !lacking.includes(filter));
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (filters.length === 0) return null;
  const isRefused = filters.some(({ name }) => refused[name] !== undefined);
  const isShown = !phone || open || isRefused;
  return (
    <>
      {phone && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('reports.filters')}
        </Button>
      )}
      <search id={id} className={classes.filters} hidden={!isShown}>
        <FilterFields key={shown} report={report} choices={choices} refused={refused} filters={filters} />
        {/* A preset discards unparsable input. */}
        {isDateRange(report) && isShown && <Presets report={report} onChoose={() => setShown(shown + 1)} />}
      </search>
    </>
  );
}

interface FilterFieldsProps extends FiltersProps {
  filters: readonly ReportParameter[];
}

/**
 * Some filters of a report. A value is written to the address as soon as it is valid, so that a report can be shared
 * and bookmarked.
 */
export function FilterFields({ report, choices, refused, filters }: FilterFieldsProps) {
  const [search, setSearch] = useReportSearch();
  /** Input that is not a valid value yet. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const values = valuesOfSearch(report, search);

  const change = (name: string, text: string): void => {
    const next = searchAfter(report, search, { [name]: text });
    const isRead = text === '' || valuesOfSearch(report, next)[name] !== undefined;
    setUnread({ ...unread, [name]: isRead ? '' : text });
    if (isRead) setSearch(next);
  };

  return filters.map((filter) => {
    const { name, kind } = filter;
    const value = filterValue(report, filter, values);
    const field = fieldOf(filter, value, choices);
    return (
      <div
        key={name}
        className={classes.filter}
        data-names={kind === 'reference' || field.kind === 'text' || undefined}
        data-flag={kind === 'flag' || undefined}
      >
        {field.kind === 'text' ? (
          <TextFilter field={field} value={value} onChange={(typed) => change(name, typed)} error={refused[name]} />
        ) : (
          <FieldControl
            field={field}
            value={kind === 'flag' ? value === 'true' : unread[name] || value}
            onChange={(typed) => change(name, typed === false ? '' : String(typed))}
            error={unread[name] ? unreadText(kind) : refused[name]}
          />
        )}
      </div>
    );
  });
}

/** Keeps a part of the preceding preset visible. */
const ROOM_BEFORE = 60;

/** Date presets; the active one is marked. */
function Presets({ report, onChoose }: { report: ReportDefinition; onChoose: () => void }) {
  const [search] = useSearchParams();
  const { data } = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  const shift = data?.runningShift ?? data?.lastClosedShift;
  const values = valuesOfSearch(report, search);
  const [shownFrom, shownTo] = filtersOf(report)
    .filter(({ name, kind }) => kind === 'date' && (name === 'from' || name === 'to'))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((filter) => filterValue(report, filter, values));
  const row = useRef<HTMLDivElement>(null);
  // If they do not all fit, scrolls to the active one.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen) row.current!.scrollLeft = chosen.offsetLeft - row.current!.offsetLeft - ROOM_BEFORE;
  });
  return (
    <Group component="nav" ref={row} gap="sm" className={classes.presets} aria-label={t('reports.presets')}>
      {presetsOf(today(), shift ? { day: shift.shiftDate, isRunning: data?.runningShift != null } : null).map(
        ({ label, from, to }) => (
          <Anchor
            key={label}
            component={SearchLink}
            search={searchAfter(report, search, { from, to })}
            aria-current={(from === shownFrom && to === shownTo) || undefined}
            onClick={onChoose}
          >
            {t(label)}
          </Anchor>
        ),
      )}
    </Group>
  );
}

/** The control of a filter. A chosen row is labelled by its title once that is loaded. */
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
  placeholder: kind === 'reference' && !required ? t('reports.filter.all') : undefined,
  chosen: choices === null ? { value, label: t('ui.loading') } : undefined,
});

const isDateRange = (report: ReportDefinition): boolean => {
  const days = filtersOf(report).flatMap(({ name, kind }) => (kind === 'date' ? [name] : []));
  return days.includes('from') && days.includes('to');
};
