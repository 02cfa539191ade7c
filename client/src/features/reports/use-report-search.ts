import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of a report's address, and how to change it: in place of what it was, so that Back leaves the report; the page
 * stays where it is scrolled to, and still knows whether a row of another list led to it.
 */
export function useReportSearch(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return [search, (next) => setSearch(next, { replace: true, preventScrollReset: true, state })];
}
