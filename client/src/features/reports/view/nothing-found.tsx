import { useSearchParams } from 'react-router-dom';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { widerRange } from '../date-presets';
import { filtersOf, filterValue, searchAfter, valuesOfSearch } from '../report-address';
import type { ReportDefinition } from '../report-definition';
import { SearchLink } from './search-link';

interface NothingFoundProps {
  report: ReportDefinition;
  /** The filters as text. */
  lookedFor: string;
}

/** Shown for an empty result: the filters, and ways to widen them. */
export function NothingFound({ report, lookedFor }: NothingFoundProps) {
  const [search] = useSearchParams();
  const narrowing = narrowingFilters(report, search);
  const wider = widerThan(report, search);
  return (
    <EmptyState
      title={t('reports.nothing')}
      text={lookedFor}
      action={
        (narrowing.length > 0 || wider) && (
          <Group gap="sm" justify="center">
            {narrowing.length > 0 && (
              <Button
                component={SearchLink}
                variant="default"
                search={searchAfter(report, search, Object.fromEntries(narrowing.map((name) => [name, ''])))}
              >
                {t('reports.clearFilters')}
              </Button>
            )}
            {wider && (
              <Button
                component={SearchLink}
                variant="default"
                search={searchAfter(report, search, { from: wider.from, to: wider.to })}
              >
                {t(wider.label)}
              </Button>
            )}
          </Group>
        )
      }
    />
  );
}

/** Optional filters that exclude rows of the range. */
function narrowingFilters(report: ReportDefinition, search: URLSearchParams): string[] {
  const values = valuesOfSearch(report, search);
  return filtersOf(report).flatMap(({ name, kind, required }) =>
    kind !== 'date' && kind !== 'month' && kind !== 'flag' && !required && values[name] !== undefined ? [name] : [],
  );
}

/** The next wider range; null for a report without a range, or with the widest. */
function widerThan(report: ReportDefinition, search: URLSearchParams) {
  const values = valuesOfSearch(report, search);
  const [from, to] = ['from', 'to'].map((name) => {
    const filter = filtersOf(report).find((one) => one.name === name && one.kind === 'date');
    return filter ? filterValue(report, filter, values) : '';
  }) as [string, string];
  return isBusinessDate(from) && isBusinessDate(to) ? widerRange({ from, to }) : null;
}
