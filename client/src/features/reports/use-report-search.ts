import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of a report's address and its setter. It replaces the history entry, so that Back leaves the report; keeps
 * the scroll position and the state that says whether a link from another list led here.
 */
export function useReportSearch(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return [search, (next) => setSearch(next, { replace: true, preventScrollReset: true, state })];
}
