import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/sort-rows';

/** The order of a report's rows, in its address: 'sort=amount', downwards 'sort=-amount'. */
export function useSortInAddress(): [Sort | null, (sort: Sort | null) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get('sort');
  const sort = text ? { key: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;
  const change = (next: Sort | null): void => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete('sort');
    else changed.set('sort', `${next.descending ? '-' : ''}${next.key}`);
    setSearch(changed, { replace: true });
  };
  return [sort, change];
}
